'use client'

import { useConfig } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import type { Overview } from '@/domain/statistics/overview'
import { useWords } from '../words/use-words'
import styles from './statistics.module.css'
import { useFormats } from './use-formats'

/** From when to when, where a day begins, and what counts on it. */
export function PeriodNote({ overview: { days, timeZone } }: { overview: Overview }) {
  const words = useWords()
  const formats = useFormats()
  const { config } = useConfig()
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return null
  return (
    <p className={styles.note}>
      <strong>{formats.range(first.day, last.day)}</strong>
      <span>
        {words('statistics.zone', { zone: timeZone })}{' '}
        <a href={formatAdminURL({ adminRoute: config.routes.admin, path: '/globals/site-settings' })}>
          {words('statistics.changeZone')}
        </a>
      </span>
      <span>{words('statistics.cohort')}</span>
    </p>
  )
}
