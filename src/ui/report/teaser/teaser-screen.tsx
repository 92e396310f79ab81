'use client'

import { useLocale, useTranslations } from 'next-intl'
import useSWR from 'swr'
import { localeOfTag } from '@/domain/locale/locales'
import { call } from '@/ui/api/call'
import { LoadFailed } from '@/ui/loading/load-failed'
import { useFinishedSitting } from '@/ui/loading/use-finished-sitting'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { SpinnerWithWords } from '@/ui/primitives/spinner-with-words'
import { IqTeaser } from './iq-teaser'
import { QuestionnaireTeaser } from './questionnaire-teaser'

/** The free result, and what a report would add to it. */
export function TeaserScreen({ place }: { place: ScreenPlace }) {
  const t = useTranslations('report')
  const hl = localeOfTag(useLocale())
  const standing = useFinishedSitting(place)
  const sitting = standing.phase === 'ready' ? standing.sitting : null
  const orderNumber = sitting?.sittingNumber ?? null
  const { data, error, mutate } = useSWR(
    orderNumber ? ['order.free', orderNumber, hl] : null,
    () => call('order.free', { body: { orderNumber: orderNumber ?? '' } }),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  const { data: sold } = useSWR(
    orderNumber ? ['order.skuCheck', orderNumber] : null,
    () => call('order.skuCheck', { params: { orderNumber: orderNumber ?? '' } }),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  const failed = standing.phase === 'failed' ? standing.retry : error ? () => void mutate() : null
  if (failed) {
    return (
      <LoadFailed
        heading={t('meta.teaser')}
        retry={t('retry')}
        onRetry={failed}
        problem={standing.phase === 'failed' ? standing.problem : error}
      >
        {t('loadFailed')}
      </LoadFailed>
    )
  }
  if (!data || !sitting) return <SpinnerWithWords centred>{t('teaser.loading')}</SpinnerWithWords>
  const known = { place, openParts: sitting.openParts, sellableParts: sold?.sellableParts ?? [] }
  return data.examKind === 'iq' ? (
    <IqTeaser free={data} {...known} />
  ) : (
    <QuestionnaireTeaser free={data} {...known} />
  )
}
