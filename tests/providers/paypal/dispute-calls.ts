import { type ProviderCall, Refusal } from '../lib/provider-call.ts'
import { PAYPAL_KEYS } from './keys.ts'
import { invalid, notFound, paypalError } from './paypal-words.ts'
import { readQuery } from './read-request.ts'
import { type Dispute, isoTime, type Store } from './store.ts'

/** PayPal's disputes. Not in the published files that we hold: from its reference. */
export const disputeCalls = (store: Store): ProviderCall[] => [
  {
    name: 'disputes.list',
    method: 'GET',
    path: '/v1/customer/disputes',
    handle: (request) => {
      const known = ['disputed_transaction_id', 'start_time', 'page_size', 'next_page_token', 'dispute_state']
      const { disputed_transaction_id: about, start_time: since } = readQuery(request, known)
      if (!store.habits.mayReadDisputes)
        throw new Refusal(paypalError({ status: 403, name: 'NOT_AUTHORIZED', issue: 'PERMISSION_DENIED' }))
      if (about && since) throw invalid('INVALID_PARAMETER_COMBINATION', 'start_time')
      const all = [...store.disputes.values()].filter(({ captureId }) => !about || captureId === about)
      return { status: 200, body: { items: all.map(summaryOf), links: [] } }
    },
  },
  {
    name: 'disputes.get',
    method: 'GET',
    path: '/v1/customer/disputes/:id',
    handle: ({ params }) => {
      const dispute = store.disputes.get(params[0] ?? '')
      if (!dispute) throw notFound()
      return { status: 200, body: presentDispute(dispute) }
    },
  },
]

/** What the list tells of one: not how it ended. */
const summaryOf = (dispute: Dispute) => ({
  dispute_id: dispute.id,
  create_time: isoTime(dispute.createdMs),
  update_time: isoTime(dispute.updatedMs),
  reason: 'MERCHANDISE_OR_SERVICE_NOT_AS_DESCRIBED',
  status: dispute.outcome ? 'RESOLVED' : 'WAITING_FOR_SELLER_RESPONSE',
  dispute_state: dispute.outcome ? 'RESOLVED' : 'REQUIRED_ACTION',
  dispute_amount: dispute.amount,
})

export const presentDispute = (dispute: Dispute) => ({
  ...summaryOf(dispute),
  disputed_transactions: [
    { seller_transaction_id: dispute.captureId, seller: { merchant_id: PAYPAL_KEYS.merchantId } },
  ],
  dispute_life_cycle_stage: 'CHARGEBACK',
  dispute_channel: 'INTERNAL',
  ...(dispute.outcome ? { dispute_outcome: { outcome_code: dispute.outcome } } : {}),
})
