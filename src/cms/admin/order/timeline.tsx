import type { Order } from '@/payload-types'
import { wordsForCode } from '../codes/words-for-code'
import { moneyText } from '../money/money-text'
import panel from '../panel/panel.module.css'
import { tagOfLanguage } from '../words/languages'
import { type Speaks, say } from '../words/say'
import type { Happened } from './read-order'

type Props = {
  happened: Happened[]
  order: Order
  i18n: Speaks
  to: (collection: string, of: unknown) => string
}

const COLLECTIONS: Record<Happened['what'], string> = {
  attempt: 'payment-attempts',
  booking: 'ledger-entries',
  refund: 'refunds',
  mail: 'mails',
}

/** Payments, bookings, refunds and mails of an order in the order in which they came. */
export function Timeline({ happened, order, i18n, to }: Props) {
  const at = new Intl.DateTimeFormat(tagOfLanguage(i18n.language), {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  return (
    <>
      <h4>{say(i18n, 'order.history')}</h4>
      <ol className={panel.cards}>
        <li>
          {at.format(new Date(order.createdAt))} · {say(i18n, 'order.ordered')}
        </li>
        {happened.map(({ what, doc }) => (
          <li key={doc.id}>
            {at.format(new Date(doc.createdAt))} ·{' '}
            <a href={to(COLLECTIONS[what], doc.id)}>{factsOf({ what, doc }, i18n).join(' · ')}</a>
          </li>
        ))}
      </ol>
    </>
  )
}

const factsOf = ({ what, doc }: Happened, i18n: Speaks): string[] => {
  const { language } = i18n
  const code = (name: string) => wordsForCode({ name, code: String(doc[name] ?? ''), language })
  const money = moneyText({ amount: doc.amount, currency: doc.currency, language }) ?? ''
  const facts: Record<Happened['what'], () => string[]> = {
    attempt: () => [
      say(i18n, 'order.attempt', { n: Number(doc.attempt) }),
      code('provider'),
      money,
      code('status'),
    ],
    booking: () => [code('kind'), money, code('provider')],
    refund: () => [
      say(i18n, 'refund.title'),
      money,
      wordsForCode({ name: 'refunds.status', code: String(doc.status), language }),
      code('reason'),
    ],
    mail: () => [say(i18n, 'order.mail'), code('template'), code('status'), String(doc.to ?? '')],
  }
  return facts[what]().filter(Boolean)
}
