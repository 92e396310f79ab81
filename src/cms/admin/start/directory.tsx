import { getTranslation, type I18n } from '@payloadcms/translations'
import type { groupNavItems } from '@payloadcms/ui/shared'
import type { Payload, SanitizedPermissions } from 'payload'
import { formatAdminURL } from 'payload/shared'
import type { ReactNode } from 'react'
import { isSystem } from '../desk/system'
import { say } from '../words/say'
import styles from './start.module.css'

type Props = {
  navGroups?: ReturnType<typeof groupNavItems>
  permissions?: SanitizedPermissions
  i18n: I18n
  payload: Payload
}

/** Everything that the reader may open, in the groups of the navigation. */
export function Directory({ navGroups = [], permissions, i18n, payload }: Props) {
  const { admin: adminRoute } = payload.config.routes
  const to = (path: `/${string}`) => formatAdminURL({ adminRoute, path })
  return (
    <nav className={styles.directory} aria-label={say(i18n, 'statistics.goTo')}>
      {navGroups.map(({ label, entities }) => (
        <Group key={label} label={label} folded={entities.every(({ slug }) => isSystem(payload, slug))}>
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
        </Group>
      ))}
    </nav>
  )
}

/** The tables of the system are for the few who look for them. */
function Group({ label, folded, children }: { label: string; folded: boolean; children: ReactNode }) {
  if (!folded)
    return (
      <section>
        <h2>{label}</h2>
        {children}
      </section>
    )
  return (
    <details>
      <summary>{label}</summary>
      {children}
    </details>
  )
}
