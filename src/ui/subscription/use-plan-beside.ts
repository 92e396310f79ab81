'use client'

import type { CallData } from '@/domain/api/calls'
import { type Beside, planBeside } from '@/domain/subscriptions/offer-beside'
import type { Plan } from '@/ui/checkout/plan/plan-words'
import { usePlanOffer, usePlans } from '@/ui/checkout/plan/use-plans'
import type { ScreenPlace } from '@/ui/navigation/screen-place'

export type PlanToOffer = {
  plan: Plan
  /** What would be paid today, and all that follows. */
  offer: Pick<CallData<'plan.offer'>, 'quote' | 'schedule'>
  /** Asks again what is on sale. */
  reload: () => void
}

type Given = {
  place: ScreenPlace
  country: string | null
  /** The test that it stands beside; null: it cannot be read; undefined: not known yet. */
  beside: Beside | null | undefined
}

/**
 * The plan to offer beside a test, to somebody who has none and to whom it opens something more. null: none; undefined: not known
 * yet. What cannot be read is not offered.
 */
export const usePlanBeside = ({ place, country, beside }: Given): PlanToOffer | null | undefined => {
  const plans = usePlans(place, beside ? country : null)
  const plan = beside && plans.data ? planBeside(plans.data.plans, beside) : null
  const offer = usePlanOffer({ place, code: plan?.code ?? null, country: country ?? '' })
  if (beside === null || plans.error || offer.error) return null
  if (!beside || !plans.data) return undefined
  if (!plan) return null
  if (!offer.data) return undefined
  const { owned, replaces, opensMore } = offer.data
  if (owned || replaces || !opensMore) return null
  const reload = () => void Promise.all([plans.mutate(), offer.mutate()])
  return { plan: offer.data.plan, offer: offer.data, reload }
}
