import type { ReceiptState } from '../../src/domain/orders/receipt-state'
import { amend, checkSays, type State } from './payment-acts'
import { PLACE } from './way'

/** How the mail with the receipt fares, on a page that says that its order is paid. */
const receipt = (state: ReceiptState, says: string[], hides: string[] = []): State => ({
  name: `a receipt that is ${state}`,
  show: async (here) => {
    await checkSays(here, { state: 'paid', opensAfterSeconds: 600 })
    await amend(here, 'pay.mail', () => ({ email: here.email, state, sentAt: null }))
    await here.open(`/paying/success/${PLACE}`)
  },
  says: ['pay.success.title', [`pay.mail.${state}`, ({ email }) => ({ email })], ...says],
  hides,
})

export const RECEIPT_STATES: State[] = [
  receipt('onItsWay', ['pay.success.year', 'pay.sendAgain.open']),
  receipt('delayed', ['pay.sendAgain.open'], ['pay.success.year']),
  receipt('refused', ['pay.success.stopped', 'pay.sendAgain.open'], ['pay.success.stop']),
  receipt('kept', ['pay.success.stop'], ['pay.sendAgain.open', 'pay.success.year']),
]
