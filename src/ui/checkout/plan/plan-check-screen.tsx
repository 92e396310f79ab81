'use client'

import { useTranslations } from 'next-intl'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { CheckScreen } from '../outcome/check-screen'

/** Asks until the provider has an answer about the first payment of a plan. */
export function PlanCheckScreen({ place }: { place: ScreenPlace }) {
  const t = useTranslations('plans.check')
  return <CheckScreen place={place} said={{ title: t('title'), text: t('text'), long: t('long') }} />
}
