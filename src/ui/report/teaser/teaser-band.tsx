'use client'

import { useFormatter, useTranslations } from 'next-intl'
import type { CallData } from '@/domain/api/calls'
import { populationShare, readableShare } from '@/domain/reports/iq/score-facts'
import { pathTo } from '@/domain/routing/path-to'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { ButtonLink } from '@/ui/primitives/button-link'
import { NormCurve } from '../score/norm-curve'

import { rangeText } from '../score/range-text'
import styles from './teaser.module.css'

type Free = Extract<CallData<'order.free'>, { examKind: 'iq' }>

export function TeaserBand({
  free,
}: {
  free: Pick<Free, 'bandRange'> & { band: NonNullable<Free['band']> }
}) {
  const t = useTranslations('report')
  const range = useTranslations('report.range')
  const format = useFormatter()
  const [from, to] = free.bandRange
  const band = rangeText(range, free.bandRange)
  const share = format.number(readableShare(populationShare(free.bandRange)), { maximumFractionDigits: 1 })
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.kicker}>{t('teaser.title')}</h1>
        <p className={styles.lead}>{t('teaser.lead')}</p>
        <p className={styles.band}>{band}</p>
        <p className={styles.bandName}>{t(`band.${free.band}`)}</p>
      </header>
      <figure className={styles.figure}>
        <NormCurve
          band={[from === null ? null : from - 0.5, to === null ? null : to + 0.5]}
          label={t('teaser.curve', { band, share })}
        />
        <figcaption className={styles.caption}>{t('teaser.share', { share })}</figcaption>
      </figure>
    </>
  )
}

/** @param opened something of the report is open already. */
export function TeaserBelow({ place, opened }: { place: ScreenPlace; opened: boolean }) {
  const t = useTranslations('report.teaser')
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.kicker}>{t('title')}</h1>
        <p className={styles.bandName}>{t('below')}</p>
      </header>
      <p>{t('belowText')}</p>
      <div className={styles.actions}>
        <ButtonLink size="large" href={pathTo({ route: 'instructions', ...place })}>
          {t('again')}
        </ButtonLink>
        {opened && (
          <ButtonLink size="large" variant="quiet" href={pathTo({ route: 'report', ...place })}>
            {t('open')}
          </ButtonLink>
        )}
      </div>
    </>
  )
}
