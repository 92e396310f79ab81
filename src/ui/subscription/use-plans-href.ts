'use client'

import type { Level } from '@/domain/centre/levels'
import { usePlans } from '@/ui/checkout/plan/use-plans'
import { useCountry } from '@/ui/checkout/tiers/use-offer'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { plansHref } from './plan-href'

/**
 * Where somebody who reaches so far can buy a plan; null: they have all, none is on sale in their country and shop, or it is not
 * known. @param level null: it is not known yet.
 */
export const usePlansHref = (place: ScreenPlace, level: Level | null): string | null => {
  const { country } = useCountry()
  const href = level && plansHref(place, level)
  const { data } = usePlans(place, href ? country : null)
  const sold = data?.plans.some((plan) => level !== 'basic' || plan.level === 'premium') ?? false
  return sold ? href : null
}
