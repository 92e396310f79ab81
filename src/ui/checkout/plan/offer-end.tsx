'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { useOwnTimeZone } from '@/ui/browser/use-own-time-zone'
import { clockText } from '../promo/promo-field'
import { useSecondsUntil } from '../promo/use-seconds-until'

const DAY_SECONDS = 86_400

/**
 * When an offer really ends: the server's instant, the same for everybody and after every reload. A day before it a clock
 * that is read when asked for.
 */
export function OfferEnd({ endsAt, onEnd }: { endsAt: string; onEnd: () => void }) {
  const t = useTranslations('plans.choice')
  const format = useFormatter()
  const timeZone = useOwnTimeZone()
  const left = useSecondsUntil({ endsAt, within: DAY_SECONDS, onEnd })
  if (left !== null) return <span role="timer">{t('endsIn', { time: clockText(left) })}</span>
  return (
    <span>
      {t('endsOn', {
        at: format.dateTime(new Date(endsAt), { dateStyle: 'long', timeStyle: 'short', timeZone }),
      })}
    </span>
  )
}
