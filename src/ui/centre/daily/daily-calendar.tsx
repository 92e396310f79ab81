'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { weeksUntil } from '@/domain/daily/days'
import { classes } from '@/ui/primitives/classes'
import { VisuallyHidden } from '@/ui/primitives/visually-hidden'
import centre from '../centre.module.css'
import styles from './daily.module.css'

type Props = { day: string; days: readonly { day: string; right: boolean }[] }

const WEEKS = 4

/** The reader's own last weeks. Days without an answer are only empty: nothing is lost by them. */
export function DailyCalendar({ day: today, days }: Props) {
  const t = useTranslations('daily.calendar')
  const format = useFormatter()
  const shown = weeksUntil(today, WEEKS)
  const told = (day: string) =>
    format.dateTime(new Date(day), { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return (
    <section className={centre.block} aria-labelledby="daily-calendar">
      <h2 id="daily-calendar" className={centre.title}>
        {t('title')}
      </h2>
      <p className={centre.lead}>{t('text', { count: days.length })}</p>
      <ol className={styles.days}>
        {shown.map((day) => {
          const answered = days.find((each) => each.day === day)
          const state = answered ? (answered.right ? 'right' : 'answered') : 'open'
          return (
            <li
              key={day}
              aria-current={day === today ? 'date' : undefined}
              className={classes(styles.day, answered && styles.done, day > today && styles.ahead)}
            >
              <span aria-hidden="true">
                {Number(day.slice(8))}
                {state === 'right' && ' ✓'}
                {state === 'answered' && ' ·'}
              </span>
              <VisuallyHidden>{day > today ? told(day) : t(state, { day: told(day) })}</VisuallyHidden>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
