import { getTranslation, type I18n } from '@payloadcms/translations'
import type { groupNavItems } from '@payloadcms/ui/shared'
import type { SanitizedPermissions } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { say } from '../words/say'
import styles from './start.module.css'

type Props = {
  navGroups?: ReturnType<typeof groupNavItems>
  permissions?: SanitizedPermissions
  i18n: I18n
  adminRoute: string
}

/** Everything that the reader may open, in the groups of the navigation. */
export function Directory({ navGroups = [], permissions, i18n, adminRoute }: Props) {
  const to = (path: `/${string}`) => formatAdminURL({ adminRoute, path })
  return (
    <nav className={styles.directory} aria-label={say(i18n, 'statistics.goTo')}>
      {navGroups.map(({ label, entities }) => (
        <section key={label}>
          <h2>{label}</h2>
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
        </section>
      ))}
    </nav>
  )
}
