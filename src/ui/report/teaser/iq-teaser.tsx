'use client'

import { useTranslations } from 'next-intl'
import type { CallData } from '@/domain/api/calls'
import { needsScore } from '@/domain/catalog/needs-score'
import type { Part } from '@/domain/catalog/parts'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { Caution } from './caution'
import styles from './teaser.module.css'
import { TeaserActions } from './teaser-actions'
import { TeaserBand, TeaserBelow } from './teaser-band'

/** What a report adds, and the part it is in: only what can be bought today is named. */
const ADDS = [
  { name: 'score', part: 'iq_score' },
  { name: 'rank', part: 'iq_ranking' },
  { name: 'dimensions', part: 'iq_score' },
  { name: 'wrong', part: 'wrong_answers' },
] as const

type Props = {
  place: ScreenPlace
  free: Extract<CallData<'order.free'>, { examKind: 'iq' }>
  openParts: readonly Part[]
  /** Parts that can be bought today. */
  sellableParts: readonly Part[]
}

/** A band on the norm's curve. */
export function IqTeaser({ place, free, openParts, sellableParts }: Props) {
  const t = useTranslations('report')
  const opened = openParts.length > 0
  const closed = ADDS.filter(({ part }) => !openParts.includes(part))
  const adds = closed
    .filter(({ part }) => sellableParts.includes(part))
    .filter(({ part }) => !free.belowRange || !needsScore([part]))
    .map(({ name }) => t(`teaser.adds.${name}`))
  return (
    <div className={styles.teaser}>
      {free.band === null ? (
        <TeaserBelow place={place} opened={opened} />
      ) : (
        <TeaserBand free={{ ...free, band: free.band }} />
      )}
      {free.band !== null && <Caution free={free} unpaid={!opened} />}
      <p className={styles.small}>{t('teaser.answered', { answered: free.answered, total: free.total })}</p>
      {/* Where nothing was measured, the way to what is open stands above already. */}
      {free.belowRange ? (
        adds.length > 0 && <TeaserActions place={place} opened={false} adds={adds} />
      ) : (
        <TeaserActions place={place} opened={opened} adds={closed.length > 0 ? adds : null} />
      )}
    </div>
  )
}
