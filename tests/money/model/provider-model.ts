import type { PaymentFact } from '@/domain/orders/payment-fact'

/** A moment that only moves on when a history says so; milliseconds since 1970. */
export type Clock = { readonly now: number; passes: (ms: number) => void }

export const createClock = (): Clock => {
  let now = Date.UTC(2026, 0, 1)
  return {
    get now() {
      return now
    },
    passes: (ms) => {
      now += ms
    },
  }
}

export type ModelIntent = {
  id: string
  provider: 'stripe' | 'paypal'
  orderId: string
  attempt: number
  amount: number
  status: PaymentFact['status']
  charges: { ref: string; amount: number }[]
  refunds: { ref: string; amount: number; refundId: string }[]
  pendingRefunds: { ref: string; amount: number; refundId: string }[]
  failedRefunds: { ref: string; amount: number; refundId: string }[]
  disputes: { ref: string; amount: number; status: 'open' | 'won' | 'lost'; appealed?: true }[]
  /** Whether a buyer ever had its form. */
  handedOut: boolean
}

export type CreateModelIntent = Pick<ModelIntent, 'provider' | 'orderId' | 'attempt' | 'amount'> & {
  key: string
}
export type ModelProvider = ReturnType<typeof createProviderModel>

const KEY_LIVES_MS = 24 * 3_600_000

/** A provider as the documents promise it: keys that end after a day, one charge an intent, every change an event. */
export const createProviderModel = (clock: Clock) => {
  const intents: ModelIntent[] = []
  const keys = new Map<string, { at: number; id: string }>()
  const events: { id: number; intentId: string }[] = []
  let nextRef = 0
  const ref = (kind: string) => `${kind}_${nextRef++}`

  const get = (id: string): ModelIntent => {
    const found = intents.find((intent) => intent.id === id)
    if (!found) throw new Error(`The provider knows no ${id}.`)
    return found
  }
  const tell = (intent: ModelIntent): void => {
    events.push({ id: events.length, intentId: intent.id })
  }
  const become = (intent: ModelIntent, status: ModelIntent['status']): void => {
    intent.status = status
    tell(intent)
  }
  /** What an earlier call with this key made, while the key lives. */
  const madeBy = (key: string): string | null => {
    const known = keys.get(key)
    return known && clock.now - known.at < KEY_LIVES_MS ? known.id : null
  }
  const charge = (intent: ModelIntent): void => {
    if (intent.charges.length > 0) return
    intent.charges.push({ ref: ref('ch'), amount: intent.amount })
    become(intent, 'succeeded')
  }

  return {
    intents,
    /** All that ever happened, in order; an event says no more than which intent it is about. */
    events,
    createIntent: ({ key, ...request }: CreateModelIntent): ModelIntent => {
      const earlier = madeBy(key)
      if (earlier) return get(earlier)
      const intent: ModelIntent = {
        ...request,
        id: ref('pi'),
        status: 'requires_payment',
        charges: [],
        refunds: [],
        pendingRefunds: [],
        failedRefunds: [],
        disputes: [],
        handedOut: false,
      }
      intents.push(intent)
      keys.set(key, { at: clock.now, id: intent.id })
      tell(intent)
      return intent
    },
    handOut: (id: string): void => {
      get(id).handedOut = true
    },
    /** What a person does with the form, or a bank after it. Nothing, where the intent takes it no more. */
    happens: (intent: ModelIntent, what: Happening): void => {
      const { from, to }: { from: readonly Status[]; to: Status } = STEPS[what]
      if (!from.includes(intent.status) || (from === TAKES_CARDS && !intent.handedOut)) return
      // PayPal's buyer agrees; the money is ours to take.
      if (what === 'pays' && intent.provider === 'paypal') become(intent, 'approved')
      else if (to === 'succeeded') charge(intent)
      else become(intent, to)
    },
    capture: (id: string): void => {
      const intent = get(id)
      if (intent.status === 'approved') charge(intent)
    },
    cancel: (id: string): void => {
      const intent = get(id)
      if (!['succeeded', 'processing', 'canceled'].includes(intent.status)) become(intent, 'canceled')
    },
    /** Refuses what was not charged, and what a bank has taken back or is about to. */
    refund: ({ id, amount, refundId, key, slow }: RefundAsked): 'made' | 'pending' | 'declined' => {
      const intent = get(id)
      const known = madeBy(key)
      if (known) return intent.pendingRefunds.some((one) => one.ref === known) ? 'pending' : 'made'
      const gone = [...intent.refunds, ...intent.pendingRefunds].reduce((sum, one) => sum + one.amount, 0)
      const charged = intent.charges.reduce((sum, one) => sum + one.amount, 0)
      if (amount > charged - gone || intent.disputes.some(({ status }) => status !== 'won')) return 'declined'
      const made = { ref: ref('re'), amount, refundId }
      keys.set(key, { at: clock.now, id: made.ref })
      ;(slow ? intent.pendingRefunds : intent.refunds).push(made)
      tell(intent)
      return slow ? 'pending' : 'made'
    },
    /** The bank moves what was pending. */
    settleRefunds: (): void => {
      for (const intent of intents.filter(({ pendingRefunds }) => pendingRefunds.length > 0)) {
        intent.refunds.push(...intent.pendingRefunds.splice(0))
        tell(intent)
      }
    },
    /** It comes to nothing, on its way or after it was made. */
    failRefund: (intent: ModelIntent): void => {
      const failed = intent.pendingRefunds.shift() ?? intent.refunds.shift()
      if (!failed) return
      intent.failedRefunds.push(failed)
      tell(intent)
    },
    dispute: (intent: ModelIntent): void => {
      const gone = [...intent.refunds, ...intent.pendingRefunds].reduce((sum, one) => sum + one.amount, 0)
      const left = intent.charges.reduce((sum, one) => sum + one.amount, 0) - gone
      if (left <= 0 || intent.disputes.length > 0) return
      intent.disputes.push({ ref: ref('dp'), amount: left, status: 'open' })
      tell(intent)
    },
    decideDispute: (intent: ModelIntent, status: 'won' | 'lost'): void => {
      const open = intent.disputes.find((one) => one.status === 'open')
      if (!open) return
      open.status = status
      tell(intent)
    },
    appeal: (intent: ModelIntent): void => {
      const lost = intent.disputes.find((one) => one.status === 'lost')
      if (!lost) return
      lost.status = 'won'
      lost.appealed = true
      tell(intent)
    },
    /** What re-fetching yields now; later changes do not reach it. */
    fact: (id: string): PaymentFact => {
      const intent = get(id)
      const { provider, status, amount, orderId, charges } = intent
      return {
        provider,
        intentId: id,
        status,
        amount,
        currency: 'USD',
        orderId,
        livemode: true,
        charges: [...charges],
        refunds: [...intent.refunds],
        pendingRefunds: [...intent.pendingRefunds],
        failedRefunds: [...intent.failedRefunds],
        disputes: intent.disputes.map(({ ref: of, amount: held, status: end }) => ({
          ref: of,
          amount: held,
          status: end,
        })),
      }
    },
  }
}

type Status = PaymentFact['status']
const TAKES_CARDS: readonly Status[] = ['requires_payment', 'requires_action']

/** In which states what may happen to an intent, and what it makes of it. */
const STEPS = {
  pays: { from: TAKES_CARDS, to: 'succeeded' },
  declined: { from: TAKES_CARDS, to: 'requires_payment' },
  second_step: { from: TAKES_CARDS, to: 'requires_action' },
  slow_method: { from: TAKES_CARDS, to: 'processing' },
  fails: { from: TAKES_CARDS, to: 'failed' },
  bank_pays: { from: ['processing'], to: 'succeeded' },
  bank_refuses: { from: ['processing'], to: 'failed' },
  /** Money for what was closed: rare, and nobody's fault. */
  late_success: { from: ['canceled', 'failed'], to: 'succeeded' },
} as const satisfies Record<string, { from: readonly Status[]; to: Status }>
export type Happening = keyof typeof STEPS
export const HAPPENINGS = Object.keys(STEPS) as Happening[]
type RefundAsked = { id: string; amount: number; refundId: string; key: string; slow: boolean }
