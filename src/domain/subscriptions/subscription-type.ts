import type { PlanLevel } from './terms'

/** What the specification calls the subscription of a user: its standard one is our basic plan. */
export const SUBSCRIPTION_TYPES = ['standard', 'premium'] as const
export type SubscriptionType = (typeof SUBSCRIPTION_TYPES)[number]

const TYPES = { basic: 'standard', premium: 'premium' } as const satisfies Record<PlanLevel, SubscriptionType>

/** @param level of the plan that opens something now; null: none does. */
export const subscriptionTypeOf = (level: PlanLevel | null): SubscriptionType | null => level && TYPES[level]
