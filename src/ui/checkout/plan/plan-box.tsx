'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useOwnTimeZone } from '@/ui/browser/use-own-time-zone'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { Checkbox } from '@/ui/primitives/checkbox'
import { OrderPanel, type Renewal } from '../order/order-panel'
import { OrderedPlan } from './ordered-plan'
import styles from './ordered-plan.module.css'
import { type Plan, usePlanWords, useTodayWords, useTrialWords } from './plan-words'
import { useAgreement } from './use-agreement'

type Props = {
  place: ScreenPlace
  plan: Plan
  country: string
  /** It takes the place of the plan that runs, at once: what is said of that above the button. */
  replaces?: string
}

/** The box that orders a plan. A trial is never a condition: paying at once is one tick away, and not ticked beforehand. */
export function PlanBox({ place, plan, country, replaces }: Props) {
  const t = useTranslations('plans.order')
  const say = usePlanWords()
  const zone = useOwnTimeZone()
  const [paysNow, setPaysNow] = useState(false)
  const trial = replaces === undefined ? plan.trial : null
  // One that takes another's place begins with a paid period.
  const skipTrial = paysNow || replaces !== undefined
  const renewal = useRenewal({
    place,
    level: plan.level,
    replaces,
    trialDays: skipTrial ? 0 : (trial?.days ?? 0),
  })
  return (
    <OrderPanel
      key={plan.code}
      place={place}
      subject={{ sale: 'plan', plan: plan.code, skipTrial, zone, replaces: replaces !== undefined }}
      sku={{ skuId: plan.skuId, name: plan.title, price: plan.price, upgrade: null }}
      country={country}
      renewal={renewal}
    >
      {trial && (
        <Checkbox
          checked={paysNow}
          onChange={(event) => setPaysNow(event.target.checked)}
          label={t('skip')}
          hint={t('skipHint', { price: say.price(plan.price), days: trial.days })}
        />
      )}
    </OrderPanel>
  )
}

type Renewed = Pick<Props, 'place' | 'replaces'> & {
  level: Plan['level']
  /** That the order begins with; 0: it begins with a paid period. */
  trialDays: number
}

const useRenewal = ({ place, level, replaces, trialDays }: Renewed): Renewal => {
  const t = useTranslations('plans.order')
  const today = useTodayWords()
  const begins = useTrialWords(trialDays)
  const agreement = useAgreement({ place, level })
  return {
    agreement,
    today,
    begins,
    follows: ({ offer, quote }) =>
      offer && (
        <>
          {replaces && <p className={styles.replaces}>{replaces}</p>}
          <OrderedPlan
            place={place}
            plan={{
              period: offer.plan.period,
              price: offer.plan.price,
              trialDays: offer.plan.trial?.days ?? 0,
              schedule: offer.schedule,
            }}
            today={quote.total}
          />
        </>
      ),
    errors: {
      'errors.loginNeeded': t('loginNeeded'),
      'errors.terms': agreement.missing,
      ...(replaces !== undefined && { 'errors.orderFailed': t('upgradeFailed') }),
    },
  }
}
