import type { PayloadRequest } from 'payload'
import { unmetNeeds } from '@/domain/publishing/lost-needs'
import { describeUses } from '../../publishing/describe-uses'
import { readWorld } from '../../publishing/read-world'
import panel from '../panel/panel.module.css'
import { say } from '../words/say'

/** What visitors meet that lacks something: no click in the admin causes that, but old data or SQL may. */
export async function LackingPages({ req }: { req: PayloadRequest }) {
  const uses = await describeUses({ needs: unmetNeeds(await readWorld(req)), req })
  if (uses.length === 0) return null
  return (
    <section id="lacking" className={panel.panel} aria-labelledby="lacking-title">
      <h3 id="lacking-title">{say(req.i18n, 'uses.lackTitle')}</h3>
      <p>{say(req.i18n, 'uses.lackText')}</p>
      <ul className={panel.cards}>
        {uses.map(({ title, noun, place, url }) => (
          <li key={`${url} ${place}`}>
            <a href={url}>{title}</a> · {noun}: <strong>{place}</strong>
          </li>
        ))}
      </ul>
    </section>
  )
}
