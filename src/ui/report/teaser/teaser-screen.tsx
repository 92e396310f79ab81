'use client'

import { useLocale, useTranslations } from 'next-intl'
import useSWR from 'swr'
import { localeOfTag } from '@/domain/locale/locales'
import { pathTo } from '@/domain/routing/path-to'
import { call } from '@/ui/api/call'
import { LoadFailed } from '@/ui/loading/load-failed'
import { useFinishedSitting } from '@/ui/loading/use-finished-sitting'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { ButtonLink } from '@/ui/primitives/button-link'
import { SpinnerWithWords } from '@/ui/primitives/spinner-with-words'
import { QuestionnaireTeaser } from './questionnaire-teaser'
import styles from './teaser.module.css'
import { TeaserBand, TeaserBelow } from './teaser-band'

/** What a report adds, and the part it is in: only what can be bought today is named. */
const ADDS = [
  { name: 'score', part: 'iq_score' },
  { name: 'rank', part: 'iq_ranking' },
  { name: 'dimensions', part: 'iq_score' },
  { name: 'wrong', part: 'wrong_answers' },
] as const

/** The free result: a band on the norm's curve, and what a report would add to it. */
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
  const { openParts } = sitting
  const opened = openParts.length > 0
  if (data.examKind !== 'iq') {
    return (
      <QuestionnaireTeaser
        place={place}
        free={data}
        openParts={openParts}
        sellableParts={sold?.sellableParts ?? []}
      />
    )
  }
  const adds = ADDS.filter(({ part }) => !openParts.includes(part))
  return (
    <div className={styles.teaser}>
      {data.belowRange ? <TeaserBelow place={place} opened={opened} /> : <TeaserBand free={data} />}
      <p className={styles.small}>{t('teaser.answered', { answered: data.answered, total: data.total })}</p>
      {!data.belowRange && opened && (
        <div className={styles.actions}>
          <ButtonLink size="large" href={pathTo({ route: 'report', ...place })}>
            {t('teaser.open')}
          </ButtonLink>
        </div>
      )}
      {!data.belowRange && adds.length > 0 && (
        <section className={styles.adds}>
          <h2 className={styles.subtitle}>{t('teaser.addsTitle')}</h2>
          <ul className={styles.list}>
            {adds
              .filter(({ part }) => sold?.sellableParts.includes(part))
              .map(({ name }) => (
                <li key={name}>{t(`teaser.adds.${name}`)}</li>
              ))}
          </ul>
          <ButtonLink
            size="large"
            variant={opened ? 'secondary' : 'primary'}
            href={pathTo({ route: 'tiers', ...place })}
            className={styles.action}
          >
            {t('teaser.more')}
          </ButtonLink>
          <p className={styles.small}>{t('teaser.keep')}</p>
        </section>
      )}
    </div>
  )
}
