'use client'

import { useTranslations } from 'next-intl'
import type { CallData } from '@/domain/api/calls'
import type { Part } from '@/domain/catalog/parts'
import { pathTo } from '@/domain/routing/path-to'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { ButtonLink } from '@/ui/primitives/button-link'
import styles from './teaser.module.css'
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
  const adds = ADDS.filter(({ part }) => !openParts.includes(part))
  return (
    <div className={styles.teaser}>
      {free.belowRange ? <TeaserBelow place={place} opened={opened} /> : <TeaserBand free={free} />}
      <p className={styles.small}>{t('teaser.answered', { answered: free.answered, total: free.total })}</p>
      {!free.belowRange && opened && (
        <div className={styles.actions}>
          <ButtonLink size="large" href={pathTo({ route: 'report', ...place })}>
            {t('teaser.open')}
          </ButtonLink>
        </div>
      )}
      {!free.belowRange && adds.length > 0 && (
        <section className={styles.adds}>
          <h2 className={styles.subtitle}>{t('teaser.addsTitle')}</h2>
          <ul className={styles.list}>
            {adds
              .filter(({ part }) => sellableParts.includes(part))
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
