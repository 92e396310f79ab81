'use client'

import { useTranslations } from 'next-intl'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { useGo } from '@/ui/navigation/use-go'
import { Button } from '../../primitives/button'

/** Where the report is free, nobody has to give an address. */
export function NoAddress({ place, disabled }: { place: ScreenPlace; disabled: boolean }) {
  const t = useTranslations('health.email')
  const go = useGo(place)
  return (
    <Button variant="secondary" size="large" wide disabled={disabled} onClick={() => go('report')}>
      {t('skip')}
    </Button>
  )
}
