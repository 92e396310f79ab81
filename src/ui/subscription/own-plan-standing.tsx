'use client'

import { useTranslations } from 'next-intl'
import { statusOf } from './plan-told'
import styles from './subscription.module.css'
import type { OwnPlan } from './use-own-plan'
import { usePlanValues } from './use-plan-words'

const BADGES: Record<OwnPlan['status'], 'subscribed' | 'trial' | 'canceled' | null> = {
  trialing: 'trial',
  active: 'subscribed',
  past_due: 'subscribed',
  cancelling: 'canceled',
  stopped: 'subscribed',
  ended: null,
}

/** A plan by its name with its badge, how it stands, and what is left of it. */
export function OwnPlanStanding({
  plan,
  open,
  id,
  heading: Heading = 'h2',
}: {
  plan: OwnPlan
  open: boolean
  id?: string
  heading?: 'h2' | 'h3'
}) {
  const t = useTranslations('subscription')
  const { day, money } = usePlanValues()
  const status = statusOf(plan, open)
  const badge = BADGES[plan.status]
  return (
    <>
      <Heading id={id} className={styles.name}>
        {plan.title}
        {open && badge && <span className={styles.badge}>{t(`banner.${badge}`)}</span>}
      </Heading>
      <p>{t(`status.${status.name}`, { date: day(status.day), price: money(status.price) })}</p>
      {open && <Left plan={plan} />}
    </>
  )
}

/** What may still be opened in this period. */
function Left({ plan: { left } }: { plan: Pick<OwnPlan, 'left'> }) {
  const t = useTranslations('subscription.left')
  const told = (count: number | null, some: 'tests' | 'courses', all: 'allTests' | 'allCourses') =>
    count === null ? t(all) : t(some, { count })
  return (
    <ul className={styles.left}>
      <li>{told(left.tests, 'tests', 'allTests')}</li>
      <li>{told(left.courses, 'courses', 'allCourses')}</li>
    </ul>
  )
}
