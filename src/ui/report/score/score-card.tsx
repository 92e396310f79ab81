'use client'

import { useTranslations } from 'next-intl'
import { Card } from '@/ui/primitives/card'
import { Fold } from '@/ui/primitives/fold'
import { NormCurve } from './norm-curve'
import { populationShare, readableShare } from './population-share'
import { rangeText } from './range-text'
import styles from './score-card.module.css'
import { bandRange, type Score, type ScoreFacts } from './score-facts'

type Props = { score: Score; facts: ScoreFacts }

/** The score: never a number without its interval, on a curve, in words, and as a table. */
export function ScoreCard({ score, facts }: Props) {
  const t = useTranslations('report')
  return (
    <Card as="section" aria-labelledby="score" className={styles.card}>
      <h2 id="score" className={styles.kicker}>
        {t('result.score')}
      </h2>
      {facts.kind === 'below' ? <Below floor={facts.floor} /> : <Measured score={score} facts={facts} />}
    </Card>
  )
}

function Below({ floor }: { floor: number }) {
  const t = useTranslations('report.result')
  return (
    <>
      <div className={styles.text}>
        <p className={styles.words}>
          <strong>{t('below')}</strong>
        </p>
        <p className={styles.note}>{t('belowNote', { floor })}</p>
      </div>
      <NormCurve label={t('curveBelow', { floor })} band={[null, floor]} />
    </>
  )
}

function Measured({ score, facts }: { score: Score; facts: Exclude<ScoreFacts, { kind: 'below' }> }) {
  const t = useTranslations('report')
  const range = useTranslations('report.range')
  const { iq, low, high } = facts
  const atLeast = facts.kind === 'at_least'
  const span = bandRange(score.band)
  const values = { iq, low, high }
  return (
    <>
      <div className={styles.text}>
        <p className={styles.words}>
          {t.rich(atLeast ? 'result.atLeast' : 'result.point', {
            ...values,
            big: (words) => <strong className={styles.number}>{words}</strong>,
          })}
        </p>
        <p className={styles.band}>
          {t(`band.${score.band}`)}
          <span className={styles.share}>
            {t('result.bandShare', {
              range: rangeText(range, span),
              share: readableShare(populationShare(span)),
            })}
          </span>
        </p>
        {atLeast && <p className={styles.note}>{t('result.atLeastNote', { iq })}</p>}
      </div>
      <NormCurve
        label={t(atLeast ? 'result.curveAtLeast' : 'result.curve', values)}
        point={{
          iq,
          interval: [low, atLeast ? null : high],
          text: t(atLeast ? 'result.youAtLeast' : 'result.you', { iq }),
        }}
      />
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
              <th scope="row">{t('result.score')}</th>
              <td>{atLeast ? `≥ ${iq}` : iq}</td>
            </tr>
            <tr>
              <th scope="row">{t('result.interval')}</th>
              <td>{atLeast ? `≥ ${low}` : t('range.between', { from: low, to: high })}</td>
            </tr>
            <tr>
              <th scope="row">{t('result.bandTitle')}</th>
              <td>{t(`band.${score.band}`)}</td>
            </tr>
          </tbody>
        </table>
      </Fold>
    </>
  )
}
