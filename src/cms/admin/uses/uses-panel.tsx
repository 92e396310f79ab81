'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import panel from '../panel/panel.module.css'
import { useWords } from '../words/use-words'
import { StandIn } from './stand-in'
import { useUses } from './use-uses'
import styles from './uses.module.css'

/** Beside the form: whether visitors see this document, who needs it, each with a way there, and what could stand in for it. */
export function UsesPanel() {
  const words = useWords()
  const { id, collectionSlug, lastUpdateTime } = useDocumentInfo()
  const { found, again } = useUses({ kind: collectionSlug, id, savedAt: lastUpdateTime })
  if (id === undefined || !collectionSlug) return null
  return (
    <section
      className={`${panel.panel} ${styles.uses}`}
      aria-labelledby="uses-title"
      aria-busy={found === undefined}
    >
      <h3 id="uses-title">{words('uses.title')}</h3>
      {found === null && <p>{words('uses.unknown')}</p>}
      {found?.isPublic && <p>{words('uses.public')}</p>}
      {found && !found.isPublic && found.uses.length === 0 && <p>{words('uses.none')}</p>}
      {found && found.uses.length > 0 && (
        <ul className={panel.cards}>
          {found.uses.map(({ title, noun, place, url, live }) => (
            <li key={`${url} ${place}`}>
              <a href={url}>{title}</a>
              <small>
                {[title === noun ? '' : noun, place, live ? '' : words('uses.offline')]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </li>
          ))}
        </ul>
      )}
      {found && found.more > 0 && <p>+ {found.more}</p>}
      {found && found.standIns.length > 0 && (
        <StandIn kind={collectionSlug} id={String(id)} found={found} onDone={again} />
      )}
    </section>
  )
}
