import { getTranslation, type I18n } from '@payloadcms/translations'
import type { groupNavItems } from '@payloadcms/ui/shared'
import type { Payload, SanitizedPermissions } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { isSystem } from '../desk/system'
import { say } from '../words/say'
import styles from './start.module.css'

type Group = ReturnType<typeof groupNavItems>[number]
type Props = {
  navGroups?: Group[]
  permissions?: SanitizedPermissions
  i18n: I18n
  payload: Payload
}

/** Everything that the reader may open, in the groups of the navigation; the tables of the system folded. */
export function Directory({ navGroups = [], payload, ...rest }: Props) {
  return (
    <nav className={styles.directory} aria-label={say(rest.i18n, 'statistics.goTo')}>
      {navGroups.map(({ label, entities }) => {
        const tables = entities.filter(({ slug }) => isSystem(payload, slug))
        return (
          <section key={label}>
            <h2>{label}</h2>
            <List {...rest} payload={payload} entities={entities.filter((each) => !tables.includes(each))} />
            {tables.length > 0 && (
              <details>
                <summary>{say(rest.i18n, 'find.tables')}</summary>
                <List {...rest} payload={payload} entities={tables} />
              </details>
            )}
          </section>
        )
      })}
    </nav>
  )
}

function List({
  entities,
  permissions,
  i18n,
  payload,
}: Omit<Props, 'navGroups'> & { entities: Group['entities'] }) {
  const to = (path: `/${string}`) => formatAdminURL({ adminRoute: payload.config.routes.admin, path })
  return (
    <ul>
      {entities.map(({ slug, type, label: name }) => {
        const words = getTranslation(name, i18n)
        const mayCreate = type === 'collections' && permissions?.collections?.[slug]?.create
        return (
          <li key={slug}>
            <a href={to(`/${type}/${slug}`)}>{words}</a>
            {mayCreate && (
              <a
                href={to(`/collections/${slug}/create`)}
                className={styles.create}
                aria-label={say(i18n, 'statistics.create', { name: words })}
              >
                +
              </a>
            )}
          </li>
        )
      })}
    </ul>
  )
}
