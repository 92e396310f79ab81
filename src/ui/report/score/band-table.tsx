'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { BANDS, type BandId } from '@/domain/measurement/norms'
import { Card } from '@/ui/primitives/card'
import report from '../report.module.css'
import { populationShare, readableShare } from './population-share'
import { rangeSigns } from './range-text'
import styles from './score-card.module.css'
import { bandRange } from './score-facts'

/** The classes, highest first, with the taker's own marked in words. */
export function BandTable({ band }: { band: BandId | null }) {
  const t = useTranslations('report')
  const format = useFormatter()
  return (
    <Card as="section" aria-labelledby="classes" className={report.section}>
      <h2 id="classes" className={report.title}>
        {t('result.bandTitle')}
      </h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('result.bandColumn')}</th>
            <th scope="col">{t('result.rangeColumn')}</th>
            <th scope="col">{t('result.shareColumn')}</th>
          </tr>
        </thead>
        <tbody>
          {BANDS.toReversed().map(({ id }) => {
            const span = bandRange(id)
            const share = readableShare(populationShare(span)) / 100
            return (
              <tr key={id} className={id === band ? styles.yours : undefined}>
                <th scope="row">
                  {t(`band.${id}`)}
                  {id === band && ` (${t('result.yours')})`}
                </th>
                <td className={styles.figure}>{rangeSigns(span)}</td>
                <td>{format.number(share, { style: 'percent', maximumFractionDigits: 1 })}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p className={report.muted}>{t('result.rankModel')}</p>
    </Card>
  )
}
