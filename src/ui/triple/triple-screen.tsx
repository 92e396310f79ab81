'use client'

import { useTranslations } from 'next-intl'
import { SpinnerWithWords } from '@/ui/primitives/spinner-with-words'
import { Offered } from '../checkout/tiers/offered'
import { LoadFailed } from '../loading/load-failed'
import { useFinishedSitting } from '../loading/use-finished-sitting'
import { useLoadWords } from '../loading/use-load-words'
import type { ScreenPlace } from '../navigation/screen-place'
import { Comparison } from './comparison'

/** Up to three reports side by side. */
export function TripleScreen({ place }: { place: ScreenPlace }) {
  const t = useTranslations('pay')
  const words = useLoadWords()
  const title = useTranslations('triple.meta')('compare')
  const standing = useFinishedSitting(place)
  return (
    <>
      {standing.phase === 'loading' && <SpinnerWithWords centred>{t('loading')}</SpinnerWithWords>}
      {standing.phase === 'failed' && (
        <LoadFailed heading={title} retry={t('retry')} onRetry={standing.retry} problem={standing.problem}>
          {words(standing.problem)}
        </LoadFailed>
      )}
      {standing.phase === 'ready' && (
        <Offered sitting={standing.sitting}>
          <Comparison place={place} orderNumber={standing.sitting.sittingNumber} />
        </Offered>
      )}
    </>
  )
}
