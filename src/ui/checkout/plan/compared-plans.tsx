'use client'

import { useTranslations } from 'next-intl'
import { Card } from '@/ui/primitives/card'
import type { OwnPlan, PlanRead } from '@/ui/subscription/use-own-plan'
import styles from './plan-choice.module.css'
import { PlanFacts } from './plan-facts'
import { Reading } from './plan-offer'
import type { Plan } from './plan-words'

type Props = {
  plans: readonly Plan[]
  premium: Plan
  /** What the visitor has; null: it is not known yet, or cannot be read. */
  own: PlanRead | null
  reading: boolean
  /** An offer is over. */
  onEnd: () => void
}

/** A basic plan, the own one where there is one, beside premium: price, period and what each opens. */
export function ComparedPlans({ plans, premium, own, reading, onEnd }: Props) {
  const t = useTranslations('plans')
  const running = own && runningBasic(own)
  const basic = running ? asAgreed(running, plans) : plans.find(({ level }) => level === 'basic')
  return (
    <section aria-label={t('upgrade.beside')} className={styles.levels}>
      {reading && <Reading problem={null} onRetry={onEnd} />}
      {!reading && basic && (
        <Compared
          plan={basic}
          kind={t(running ? 'upgrade.yours' : 'choice.basic')}
          trial={!running}
          onEnd={onEnd}
        />
      )}
      <Compared plan={premium} kind={t('choice.premium')} trial={!running} onEnd={onEnd} />
    </section>
  )
}

type ComparedProps = { plan: Plan; kind: string; trial: boolean; onEnd: () => void }

function Compared({ plan, kind, trial, onEnd }: ComparedProps) {
  return (
    <Card className={styles.compared}>
      <p className={styles.kind}>{kind}</p>
      <h2 className={styles.level}>{plan.title}</h2>
      <PlanFacts plan={plan} trial={trial} onEnd={onEnd} />
    </Card>
  )
}

/** The basic plan that premium would take the place of; null: there is none. */
export const runningBasic = ({ level, subscription }: PlanRead): OwnPlan | null =>
  level === 'basic' && subscription?.level === 'basic' ? subscription : null

/**
 * A running plan as it was agreed, whatever it is sold for today. What it opens the plan on sale says; one that is sold no more
 * opens what its counts say, and what every basic plan opens.
 */
export const asAgreed = (own: OwnPlan, plans: readonly Plan[]): Plan => ({
  skuId: own.number,
  code: own.code,
  title: own.title,
  level: own.level,
  period: own.period,
  price: own.price,
  perDay: null,
  trial: null,
  asksAgain: false,
  benefits: plans.find(({ code }) => code === own.code)?.benefits ?? [
    ...(own.allowance.tests === 0 ? [] : (['counted_tests'] as const)),
    ...(own.allowance.courses === 0 ? [] : (['counted_courses'] as const)),
    'member_articles',
  ],
  allowance: own.allowance,
  offerEndsAt: null,
})
