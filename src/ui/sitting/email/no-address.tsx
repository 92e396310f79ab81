'use client'

import { useTranslations } from 'next-intl'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { useGo } from '@/ui/navigation/use-go'
import { Button } from '../../primitives/button'
import { isGiven } from '../next-screen'
import type { SittingView } from '../sitting-view'

type Props = { place: ScreenPlace; sitting: SittingView; disabled: boolean }

/** In a test about health nobody has to give an address to see what is free of it, help above all. */
export function NoAddress({ place, sitting: { examKind, sittingNumber }, disabled }: Props) {
  const t = useTranslations('health.email')
  const go = useGo(place)
  const on = () =>
    isGiven(examKind) ? go('report') : go('teaser', { query: { orderNumber: sittingNumber } })
  return (
    <Button variant="secondary" size="large" wide disabled={disabled} onClick={on}>
      {t('skip')}
    </Button>
  )
}
