'use client'

import { useTranslations } from 'next-intl'
import { SpinnerWithWords } from '@/ui/primitives/spinner-with-words'
import type { ScreenPlace } from '../chrome/screen-place'
import { LoadFailed } from './load-failed'
import { TiersForm } from './tiers-form'
import { useFinishedSitting } from './use-finished-sitting'
import { useLoadWords } from './use-load-words'

/** Report selection: tiers, promo code, total, consent and the button that orders. */
export function TiersScreen({ place }: { place: ScreenPlace }) {
  const t = useTranslations('pay')
  const words = useLoadWords()
  const standing = useFinishedSitting(place)
  return (
    <>
      {standing.phase === 'loading' && <SpinnerWithWords centred>{t('loading')}</SpinnerWithWords>}
      {standing.phase === 'failed' && (
        <LoadFailed
          heading={t('meta.tiers')}
          retry={t('retry')}
          onRetry={standing.retry}
          problem={standing.problem}
        >
          {words(standing.problem)}
        </LoadFailed>
      )}
      {standing.phase === 'ready' && <TiersForm place={place} sitting={standing.sitting} />}
    </>
  )
}
