'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect } from 'react'
import useSWR from 'swr'
import type { Part } from '@/domain/catalog/parts'
import { localeOfTag } from '@/domain/locale/locales'
import { call } from '@/ui/api/call'
import { UntilDeleted } from '@/ui/health/until-deleted'
import { LoadFailed } from '@/ui/loading/load-failed'
import { useFinishedSitting } from '@/ui/loading/use-finished-sitting'
import { useNamedNumber } from '@/ui/loading/use-order-number'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { useGo } from '@/ui/navigation/use-go'
import { SpinnerWithWords } from '@/ui/primitives/spinner-with-words'
import { OpenWithPlan } from '@/ui/subscription/open-with-plan'
import { EraseNotice } from '../care/erase-notice'
import { HeldTest } from '../held/held-test'
import { MapTeaser } from '../map/map-teaser'
import { IqTeaser } from './iq-teaser'
import { QuestionnaireTeaser } from './questionnaire-teaser'

/** The free result of the sitting that the address names, else of this browser's, and what a report would add to it. */
export function TeaserScreen({ place }: { place: ScreenPlace }) {
  const named = useNamedNumber()
  return (
    <UntilDeleted>
      {named ? <FreeResult place={place} orderNumber={named} /> : <OwnFreeResult place={place} />}
    </UntilDeleted>
  )
}

/** Of the test that was handed in here last. */
function OwnFreeResult({ place }: { place: ScreenPlace }) {
  const t = useTranslations('report')
  const standing = useFinishedSitting(place)
  if (standing.phase === 'failed') return <Failed problem={standing.problem} onRetry={standing.retry} />
  if (standing.phase !== 'ready') return <SpinnerWithWords centred>{t('teaser.loading')}</SpinnerWithWords>
  const { sittingNumber, openParts } = standing.sitting
  return <FreeResult place={place} orderNumber={sittingNumber} openParts={openParts} />
}

type Props = { place: ScreenPlace; orderNumber: string; openParts?: readonly Part[] }

function FreeResult({ place, orderNumber, openParts }: Props) {
  const t = useTranslations('report')
  const hl = localeOfTag(useLocale())
  const { data, error, mutate } = useSWR(
    ['order.free', orderNumber, hl],
    () => call('order.free', { body: { orderNumber } }),
    ONCE,
  )
  const { data: sold, error: unsold } = useSWR(
    ['order.skuCheck', orderNumber],
    () => call('order.skuCheck', { params: { orderNumber } }),
    ONCE,
  )
  if (error) return <Failed problem={error} onRetry={() => void mutate()} />
  const open = openParts ?? sold?.openParts ?? (unsold ? [] : undefined)
  if (!data || !open) return <SpinnerWithWords centred>{t('teaser.loading')}</SpinnerWithWords>
  const known = { place, openParts: open, sellableParts: sold?.sellableParts ?? [] }
  // All of it is free, so there is no shorter result.
  if (data.examKind === 'depression') return <ToReport place={place} orderNumber={orderNumber} />
  return (
    <>
      {data.eraseAt && (
        <EraseNotice orderNumber={orderNumber} eraseAt={data.eraseAt} onKept={() => void mutate()} />
      )}
      {data.examKind === 'iq' ? (
        <IqTeaser free={data} {...known} />
      ) : data.examKind === 'map' ? (
        <MapTeaser free={data} {...known} />
      ) : (
        <QuestionnaireTeaser free={data} {...known} />
      )}
      <HeldTest place={place} orderNumber={orderNumber} />
      <OpenWithPlan place={place} orderNumber={orderNumber} />
    </>
  )
}

function ToReport({ place, orderNumber }: Pick<Props, 'place' | 'orderNumber'>) {
  const t = useTranslations('report')
  const go = useGo(place)
  useEffect(() => go('report', { query: { orderNumber }, replace: true }), [go, orderNumber])
  return <SpinnerWithWords centred>{t('teaser.loading')}</SpinnerWithWords>
}

const ONCE = { revalidateOnFocus: false, shouldRetryOnError: false }

function Failed({ problem, onRetry }: { problem: unknown; onRetry: () => void }) {
  const t = useTranslations('report')
  return (
    <LoadFailed heading={t('meta.teaser')} retry={t('retry')} onRetry={onRetry} problem={problem}>
      {t('loadFailed')}
    </LoadFailed>
  )
}
