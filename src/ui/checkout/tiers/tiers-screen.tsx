'use client'

import { useTranslations } from 'next-intl'
import { LoadFailed } from '@/ui/loading/load-failed'
import { useFinishedSitting } from '@/ui/loading/use-finished-sitting'
import { useLoadWords } from '@/ui/loading/use-load-words'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { SpinnerWithWords } from '@/ui/primitives/spinner-with-words'
import { Offered } from './offered'
import { TiersForm } from './tiers-form'

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
      {standing.phase === 'ready' && (
        <Offered sitting={standing.sitting}>
          <TiersForm place={place} sitting={standing.sitting} />
        </Offered>
      )}
    </>
  )
}
