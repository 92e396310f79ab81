'use client'

import { useTranslations } from 'next-intl'
import { PLAN_LEVELS } from '@/domain/subscriptions/terms'
import { RadioCards } from '@/ui/primitives/radio-cards'
import styles from './plan-choice.module.css'
import { PlanFacts } from './plan-facts'
import type { Plan } from './plan-words'

type Props = {
  plans: readonly Plan[]
  /** The code of the chosen one; null: none is. */
  value: string | null
  onChange: (code: string) => void
  /** An offer is over. */
  onEnd: () => void
}

/** The plans on sale, those of one level beside those of the other, each with its whole price. None is chosen beforehand. */
export function PlanChoice({ plans, value, onChange, onEnd }: Props) {
  const t = useTranslations('plans.choice')
  return (
    <div className={styles.levels}>
      {PLAN_LEVELS.map((level) => {
        const ofLevel = plans.filter((plan) => plan.level === level)
        if (ofLevel.length === 0) return null
        return (
          <RadioCards
            key={level}
            legend={t(level)}
            hint={t(level === 'basic' ? 'basicHint' : 'premiumHint')}
            name="plan"
            value={value}
            onChange={onChange}
            options={ofLevel.map((plan) => ({
              value: plan.code,
              title: <span className={styles.title}>{plan.title}</span>,
              text: <PlanFacts plan={plan} onEnd={onEnd} />,
            }))}
          />
        )
      })}
    </div>
  )
}
