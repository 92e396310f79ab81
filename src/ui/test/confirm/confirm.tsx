'use client'

import { useTranslations } from 'next-intl'
import type { ScreenPlace } from '../../checkout/screen-place'
import { SpinnerWithWords } from '../../primitives/spinner-with-words'
import { TryAgain } from '../try-again'
import { useSittingIn } from '../use-sitting'
import { ConfirmAnswers } from './confirm-answers'

/** The last look at one's answers. */
export function Confirm(place: ScreenPlace) {
  const t = useTranslations('test.confirm')
  const read = useSittingIn(place, { states: ['started'] })
  if (read.phase === 'failed') return <TryAgain problem={read.problem} onRetry={read.retry} />
  if (read.phase === 'loading') return <SpinnerWithWords centred>{t('loading')}</SpinnerWithWords>
  return <ConfirmAnswers place={place} sitting={read.sitting} />
}
