'use client'

import { useTranslations } from 'next-intl'
import type { CallData } from '@/domain/api/calls'
import { pathTo } from '@/domain/routing/path-to'
import { localDay } from '@/domain/subscriptions/local-day'
import { Link } from '@/ui/navigation/link'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import styles from './ordered-plan.module.css'
import { usePlanWords } from './plan-words'
import { type PlanStep, stepsOf } from './steps-of'

type Sold = NonNullable<CallData<'pay.info'>['plan']>
type Props = {
  place: ScreenPlace
  plan: Sold
  /** Hundredths taken now; null: they were. */
  today: number | null
}

/** Every date and amount that follows, and how it is ended (docs/facts/commerce.md R2): belongs right above the button. */
export function OrderedPlan({ place, plan, today }: Props) {
  const t = useTranslations('plans.order')
  const steps = stepsOf({ plan, today, on: localDay(new Date().toISOString(), plan.schedule.zone) })
  // Below the heading of the order; after the payment a part of its own.
  const Title = today === null ? 'h2' : 'h3'
  // It was left: nothing is to come.
  if (steps.length === 0) return null
  return (
    <div className={styles.plan}>
      <Title className={styles.title}>{t(today === null ? 'next' : 'timeline')}</Title>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.kind + ('day' in step ? step.day : '')} className={styles.step}>
            <Step step={step} period={plan.period} />
          </li>
        ))}
      </ol>
      <p className={styles.cancel}>
        {t.rich('cancel', {
          link: (words) => <Link href={pathTo({ route: 'cancel', ...place })}>{words}</Link>,
        })}
      </p>
    </div>
  )
}

function Step({ step, period }: { step: PlanStep; period: Sold['period'] }) {
  const t = useTranslations('plans.order')
  const say = usePlanWords()
  const when = 'day' in step ? say.day(step.day) : t(step.kind === 'today' ? 'now' : 'then')
  return (
    <>
      <strong className={styles.when}>{when}</strong>
      <span>
        {step.kind === 'today' &&
          (step.trialDays > 0
            ? t('trialBegins', { days: step.trialDays, amount: say.price(step.amount) })
            : t('begins', { amount: say.price(step.amount) }))}
        {step.kind === 'reminder' && t('reminder')}
        {step.kind === 'charge' &&
          t(step.endsTrial ? 'trialCharge' : 'charge', { amount: say.price(step.amount) })}
        {step.kind === 'asks' && t('asks', { amount: say.price(step.amount), every: say.every(period) })}
        {step.kind === 'after' && t('after', { amount: say.price(step.amount), every: say.every(period) })}
      </span>
    </>
  )
}

/** On the page where a card is entered. */
export function CardKept() {
  const t = useTranslations('plans.order')
  return <>{t('cardKept')}</>
}
