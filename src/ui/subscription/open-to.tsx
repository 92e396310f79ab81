'use client'

import { useTranslations } from 'next-intl'
import { usePlanValues } from './use-plan-words'

/** To when a course is open that a plan opened. */
export function OpenTo({ day: last }: { day: string }) {
  const t = useTranslations('subscription.course')
  const { day } = usePlanValues()
  return <p>{t('openTo', { date: day(last) })}</p>
}
