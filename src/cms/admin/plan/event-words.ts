import type { SubscriptionEvent } from '@/domain/subscriptions/transition'

type Kind = SubscriptionEvent['type'] | 'reminded' | 'agreed_told' | 'price_told' | 'given_back'

const KINDS: Record<Kind, true> = {
  trial_began: true,
  charged: true,
  charge_failed: true,
  agreed: true,
  price_asked: true,
  cancelled: true,
  undo_cancel: true,
  withdrawn: true,
  upgraded: true,
  erased: true,
  disputed: true,
  dispute_lost: true,
  period_over: true,
  reminded: true,
  agreed_told: true,
  price_told: true,
  given_back: true,
}

/** What may be noted of a subscription; each has its words in the section `planEvents`. */
export const EVENT_KINDS = Object.keys(KINDS) as Kind[]

/** Who may have done it, where that is no colleague; each has its words in `planBy`. */
export const WRITERS = ['customer', 'guest', 'provider', 'plumbline', 'upgrade', 'erasure'] as const
