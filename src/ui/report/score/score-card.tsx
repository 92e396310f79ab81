'use client'

import { useTranslations } from 'next-intl'
import { Card } from '@/ui/primitives/card'
import { Fold } from '@/ui/primitives/fold'
import { Prose } from '../iq/prose'
import { NormCurve } from './norm-curve'
import { rangeText } from './range-text'
import styles from './score-card.module.css'
import type { Told } from './score-facts'

type Score = Told['score']

/** The score: never a number without its interval, on a curve, in words, and as a table; and what it says of life. */
export function ScoreCard({ told }: { told: Score }) {
  const { title, headline, interval, iq, ends, note, classes, drawing, point } = told
  return (
    <Card as="section" aria-labelledby="score">
      <div className={styles.card}>
        <h2 id="score" className={styles.kicker}>
          {title}
        </h2>
        <div className={styles.text}>
          <p className={styles.words}>
            <strong className={iq === null ? undefined : styles.number}>{headline}</strong>
            {interval && ` ${interval}`}
          </p>
          {classes && <p className={styles.band}>{classes}</p>}
          {note && <p className={styles.note}>{note}</p>}
        </div>
        {iq !== null && drawing && (
          <NormCurve label={drawing} point={{ iq, interval: ends, text: point ?? headline }} />
        )}
        {iq !== null && <Figures told={told} />}
      </div>
      <div className={styles.life}>
        <Prose>{told.paragraphs}</Prose>
        <Prose quiet>{told.takers}</Prose>
      </div>
    </Card>
  )
}

function Figures({ told: { title, headline, ends, band, bands } }: { told: Score }) {
  const t = useTranslations('report')
  const range = useTranslations('report.range')
  const own = bands.find(({ id }) => id === band)
  return (
    <Fold summary={t('result.table')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('result.measure')}</th>
            <th scope="col">{t('result.value')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{title}</th>
            <td>{headline}</td>
          </tr>
          {ends.some((end) => end !== null) && (
            <tr>
              <th scope="row">{t('result.interval')}</th>
              <td>{rangeText(range, ends)}</td>
            </tr>
          )}
          {own && (
            <tr>
              <th scope="row">{t('result.bandTitle')}</th>
              <td>{own.name}</td>
            </tr>
          )}
        </tbody>
      </table>
    </Fold>
  )
}
