'use client'

import { useTranslations } from 'next-intl'
import styles from './promo-field.module.css'
import { useSecondsUntil } from './use-seconds-until'

const DAY_SECONDS = 86_400

type Props = { endsAt: string; onEnd: () => void }

/** How long a code still counts, in its last day. A timer by its role: it is read when asked for, not every second. */
export function PromoEnd({ endsAt, onEnd }: Props) {
  const t = useTranslations('pay.promo')
  const left = useSecondsUntil({ endsAt, within: DAY_SECONDS, onEnd })
  if (left === null) return null
  return (
    <p role="timer" className={styles.end}>
      {t('endsIn', { time: clockText(left) })}
    </p>
  )
}

/** Seconds as a clock that runs down writes them, the same in every language: 05:12:33. */
export const clockText = (seconds: number): string =>
  [seconds / 3_600, (seconds / 60) % 60, seconds % 60]
    .map((value) => String(Math.floor(value)).padStart(2, '0'))
    .join(':')
