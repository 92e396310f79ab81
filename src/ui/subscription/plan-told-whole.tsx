'use client'

import { OrderedPlan } from '@/ui/checkout/plan/ordered-plan'
import { PlanFacts } from '@/ui/checkout/plan/plan-facts'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import styles from './subscription.module.css'
import type { PlanToOffer } from './use-plan-beside'

type Props = { place: ScreenPlace; told: PlanToOffer; onEnd: () => void }

/** A plan before it is chosen: what it opens, its price and trial, and each date and amount that would follow. */
export function PlanToldWhole({ place, told: { plan, offer }, onEnd }: Props) {
  return (
    <div className={styles.whole}>
      <PlanFacts plan={plan} onEnd={onEnd} />
      <OrderedPlan
        place={place}
        plan={{
          period: plan.period,
          price: plan.price,
          trialDays: plan.trial?.days ?? 0,
          schedule: offer.schedule,
        }}
        today={offer.quote.total}
      />
    </div>
  )
}
