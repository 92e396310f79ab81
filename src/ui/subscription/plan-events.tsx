'use client'

import { useTranslations } from 'next-intl'
import { eventsOf } from './plan-told'
import styles from './subscription.module.css'
import type { OwnPlan } from './use-own-plan'
import { usePlanValues } from './use-plan-words'

type Props = {
  schedule: OwnPlan['schedule']
  /** Its own clock, in test mode. */
  clock: string | null
}

/** Every charge, mail and end that is to come, in order. */
export function PlanEvents({ schedule, clock }: Props) {
  const t = useTranslations('subscription')
  const { day, money } = usePlanValues()
  const events = eventsOf(schedule, clock ? new Date(clock) : new Date())
  return (
    <>
      <h3 className={styles.subtitle}>{t('plan.comes')}</h3>
      <ol className={styles.events}>
        {events.map((event) => (
          <li key={event.at + event.name} className={styles.event}>
            <time dateTime={event.day} className={styles.day}>
              {day(event.day)}
            </time>
            <span>{t(`event.${event.name}`, { price: money(event.price) })}</span>
          </li>
        ))}
      </ol>
      {schedule.charges.length === 0 && <p>{t('plan.nothing')}</p>}
    </>
  )
}
