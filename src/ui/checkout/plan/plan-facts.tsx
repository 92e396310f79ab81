'use client'

import { useTranslations } from 'next-intl'
import type { Benefit } from '@/domain/subscriptions/benefits'
import { OfferEnd } from './offer-end'
import styles from './plan-choice.module.css'
import { type Plan, usePlanWords } from './plan-words'

type Props = {
  plan: Plan
  /** false: it is not offered with one here. */
  trial?: boolean
  /** An offer is over. */
  onEnd: () => void
}

/** The whole price of a plan, its trial, and what it opens. Inside a label only phrasing content may stand, hence spans. */
export function PlanFacts({ plan, trial: withTrial = true, onEnd }: Props) {
  const t = useTranslations('plans.choice')
  const say = usePlanWords()
  const { price, period, perDay, trial, asksAgain, offerEndsAt } = plan
  const whole = t('price', { price: say.price(price), every: say.every(period) })
  return (
    <span className={styles.facts}>
      <span className={styles.price}>{whole}</span>
      {perDay && <span>{t('perDay', { price: say.price(perDay) })}</span>}
      {withTrial && (
        <span>
          {trial
            ? t(trial.price.amount === 0 ? 'trialFree' : 'trialPaid', {
                days: trial.days,
                trial: say.price(trial.price),
                whole,
              })
            : t('noTrial')}
        </span>
      )}
      {withTrial && trial && asksAgain && <span>{t('asksAgain')}</span>}
      {offerEndsAt && <OfferEnd key={offerEndsAt} endsAt={offerEndsAt} onEnd={onEnd} />}
      <span className={styles.benefits}>
        {plan.benefits.map((benefit) => (
          <span key={benefit} className={styles.benefit}>
            <Tick />
            <span>
              <BenefitWords benefit={benefit} plan={plan} />
            </span>
          </span>
        ))}
      </span>
    </span>
  )
}

/** A benefit with its count, where the plan has one. */
function BenefitWords({ benefit, plan: { allowance, period } }: { benefit: Benefit; plan: Plan }) {
  const t = useTranslations('plans.choice')
  const { every } = usePlanWords()
  if (benefit === 'counted_tests')
    return allowance.tests === null
      ? t('benefit.all_reports')
      : t('benefit.counted_tests', { count: allowance.tests, every: every(period) })
  if (benefit === 'counted_courses')
    return allowance.courses === null
      ? t('benefit.all_courses')
      : t('benefit.counted_courses', { count: allowance.courses, every: every(period) })
  return t(`benefit.${benefit}`)
}

function Tick() {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" className={styles.mark} aria-hidden="true">
      <path d="m4 10.5 4 4 8-9" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  )
}
