import type { Problem } from '@/ui/api/problem-of'

const PROMO_REFUSALS = [
  'promoUnknown',
  'promoExpired',
  'promoUsedUp',
  'promoNotForSku',
  'promoNotInCurrency',
] as const
export type PromoRefusal = (typeof PROMO_REFUSALS)[number]

/** Why a code was not taken; null: the problem is no code's. */
export const promoRefusalOf = (problem: Problem): PromoRefusal | null =>
  PROMO_REFUSALS.find((refusal) => refusal === problem) ?? null
