import { type Locale, tagOf } from '../../src/domain/locale/locales'
import type { ReceiptState } from '../../src/domain/orders/receipt-state'
import { amend, checkSays, type State } from './payment-acts'
import { PLACE } from './way'

const SENT_AT = '2026-11-20T12:34:00Z'

/**
 * How the mail with the receipt fares, on a page that says that its order is paid and that opens the report by itself
 * meanwhile. The first answer is that it is on its way.
 */
const receipt = (state: ReceiptState, says: string[], hides: string[] = []): State => ({
  name: `a receipt that is ${state}`,
  show: async (here) => {
    await checkSays(here, { state: 'paid', opensAfterSeconds: 600 })
    let asked = 0
    await amend(here, 'pay.mail', () => {
      asked += 1
      const now = asked > 1 ? state : 'onItsWay'
      return { email: here.email, state: now, sentAt: now === 'sent' ? SENT_AT : null }
    })
    await here.open(`/paying/success/${PLACE}`)
  },
  says: [
    'pay.success.title',
    [`pay.mail.${state}`, ({ email, locale }) => ({ email, time: timeIn(locale) })],
    ...says,
  ],
  hides,
})

/** With its day, which is not today. */
const timeIn = (locale: Locale): string =>
  new Intl.DateTimeFormat(tagOf(locale), {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(SENT_AT))

export const RECEIPT_STATES: State[] = [
  receipt('onItsWay', ['pay.success.year', 'pay.sendAgain.open']),
  receipt('sent', ['pay.success.year', 'pay.sendAgain.open']),
  receipt('delayed', ['pay.sendAgain.open'], ['pay.success.year']),
  receipt('refused', ['pay.success.stopped', 'pay.sendAgain.open'], ['pay.success.stop']),
  receipt('kept', ['pay.success.stop'], ['pay.sendAgain.open', 'pay.success.year']),
]
