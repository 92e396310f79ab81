'use client'

import { useTranslations } from 'next-intl'
import type { ScreenPlace } from '../../checkout/screen-place'
import { SpinnerWithWords } from '../../primitives/spinner-with-words'
import { TryAgain } from '../try-again'
import { useSittingIn } from '../use-sitting'
import { EmailForm } from './email-form'

/** Where the result goes. Whoever skipped the calculating screen may be here before the result is. */
export function EmailScreen(place: ScreenPlace) {
  const t = useTranslations('test.common')
  const read = useSittingIn(place, { states: ['confirmed', 'valid'] })
  if (read.phase === 'failed') return <TryAgain problem={read.problem} onRetry={read.retry} />
  if (read.phase === 'loading') return <SpinnerWithWords centred>{t('opening')}</SpinnerWithWords>
  return <EmailForm place={place} sitting={read.sitting} onSaved={read.keep} />
}
