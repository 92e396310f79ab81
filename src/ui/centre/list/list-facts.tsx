'use client'

import { useFormatter, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Level } from '@/domain/centre/levels'
import { LockIcon } from './list-icons'
import styles from './list-row.module.css'
import { useOpens } from './use-opens'

type Props = {
  minutes?: number
  /** ISO. */
  date?: string
  /** Who may open it, where the reader may not. */
  lockedBy?: Level | null
  /** Further facts, each in an element of its own. */
  children?: ReactNode
}

/** The quiet facts of a row. */
export function ListFacts({ minutes, date, lockedBy, children }: Props) {
  const t = useTranslations('centre.list')
  const format = useFormatter()
  const opens = useOpens()
  const words = lockedBy && opens(lockedBy)
  return (
    <p className={styles.facts}>
      {minutes !== undefined && <span>{t('minutes', { count: minutes })}</span>}
      {date !== undefined && (
        // A day of publishing is the same for everybody, wherever they read.
        <time dateTime={date}>
          {format.dateTime(new Date(date), { dateStyle: 'medium', timeZone: 'UTC' })}
        </time>
      )}
      {children}
      {words && (
        <span className={styles.lock}>
          <LockIcon />
          {words}
        </span>
      )}
    </p>
  )
}
