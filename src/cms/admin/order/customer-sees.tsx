import { tagOfLanguage } from '../words/languages'
import { type Speaks, say } from '../words/say'
import type { OrderRead } from './read-order'

/** What the customer of an order reads now, and the public page on which they read it. */
export function CustomerSees({ read: { order, sees, happened }, i18n }: { read: OrderRead; i18n: Speaks }) {
  const day = (iso: string) =>
    new Intl.DateTimeFormat(tagOfLanguage(i18n.language), { dateStyle: 'long' }).format(new Date(iso))
  const back = happened.findLast(({ what, doc }) => what === 'booking' && doc.kind === 'refund')
  const said = say(i18n, `order.${sees.says}`, {
    day: day(sees.says === 'waits' ? order.expiresAt : (back?.doc.createdAt ?? order.updatedAt)),
  })
  return (
    <>
      <h4>{say(i18n, 'order.customerSees')}</h4>
      <p>{said}</p>
      {sees.path && (
        <p>
          <a href={sees.path} target="_blank" rel="noreferrer">
            {sees.path}
          </a>{' '}
          {say(i18n, 'order.ownBrowser')}
        </p>
      )}
    </>
  )
}
