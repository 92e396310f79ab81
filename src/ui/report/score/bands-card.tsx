'use client'

import { useTranslations } from 'next-intl'
import { Card } from '@/ui/primitives/card'
import report from '../report.module.css'
import styles from './score-card.module.css'
import type { Told } from './score-facts'

type Props = { told: Pick<Told['score'], 'band' | 'bands' | 'bandsNote'> }

/** The classes, how many people are in each, and how likely each is for the taker, whose own is marked in words. */
export function BandsCard({ told: { band, bands, bandsNote } }: Props) {
  const t = useTranslations('report')
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
          {bands.map(({ id, name, range, share, chance }) => (
            <tr key={id} className={id === band ? styles.yours : undefined}>
              <th scope="row">
                {name}
                {id === band && ` (${t('result.yours')})`}
                {chance && <span className={styles.chance}>{chance}</span>}
              </th>
              <td>{range}</td>
              <td>{share}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={report.muted}>{bandsNote}</p>
    </Card>
  )
}
