'use client'

import { useTranslations } from 'next-intl'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { Gate } from '../gate'
import { usePrefetch } from '../use-prefetch'
import { useSittingIn } from '../use-sitting'
import { ConfirmAnswers } from './confirm-answers'

const AHEAD = ['calculating', 'email', 'questions'] as const

/** The last look at one's answers. */
export function Confirm(place: ScreenPlace) {
  const t = useTranslations('test.confirm')
  const read = useSittingIn(place, { states: ['started'] })
  usePrefetch(place, AHEAD)
  return (
    <Gate read={read} title={t('title')} waiting={t('loading')}>
      {({ sitting }) => <ConfirmAnswers place={place} sitting={sitting} />}
    </Gate>
  )
}
