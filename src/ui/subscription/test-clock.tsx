'use client'

import { useTranslations } from 'next-intl'
import { useOwnTimeZone } from '@/ui/browser/use-own-time-zone'
import { Notice } from '@/ui/primitives/notice'
import { usePlanValues } from './use-plan-words'

/** In test mode a plan may have a clock of its own. */
export function TestClock({ clock }: { clock: string | null }) {
  const t = useTranslations('subscription.plan')
  const { moment } = usePlanValues(useOwnTimeZone())
  return clock && <Notice still>{t('clock', { date: moment(clock) })}</Notice>
}
