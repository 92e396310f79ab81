import type { UIFieldServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { inNine } from '../words/labels'
import type { AdminLanguage } from '../words/languages'
import { say } from '../words/say'
import { findRelated } from './find-related'
import styles from './related.module.css'

/** Under a record: the records that belong to it, each a link. Read as the person at the screen may read them. */
export async function RelatedRecords({ id, collectionSlug, data, req, i18n }: UIFieldServerProps) {
  if (id === undefined) return null
  const groups = await findRelated({ id, collectionSlug, data, req })
  const noun = (slug: string) => inNine('plural', slug)?.[i18n.language as AdminLanguage] ?? slug
  const { routes } = req.payload.config
  return (
    <div className={`field-type ${styles.related}`}>
      {groups.map(({ collection, rows }) => (
        <section key={collection}>
          <h4>{noun(collection)}</h4>
          {rows.length === 0 && <p>{say(i18n, 'related.none')}</p>}
          <ul>
            {rows.map((row) => (
              <li key={row.id}>
                <a
                  href={formatAdminURL({
                    adminRoute: routes.admin,
                    path: `/collections/${collection}/${row.id}`,
                  })}
                >
                  {row.facts.join(' · ')}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
