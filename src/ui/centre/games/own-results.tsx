'use client'

import { useFormatter, useTranslations } from 'next-intl'
import styles from '../centre.module.css'
import own from './games.module.css'
import type { OwnScores } from './use-game'

/** The viewer's own results of a game: the best, and how the last ones went. */
export function OwnResults({ best, plays, last }: OwnScores) {
  const t = useTranslations('games')
  const format = useFormatter()
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{t('results.title')}</h2>
      {best === null ? (
        <p className={styles.lead}>{t('results.none')}</p>
      ) : (
        <>
          <p>
            <strong>{t('best', { score: format.number(best) })}</strong> ·{' '}
            {t('results.plays', { count: plays })}
          </p>
          {last.length > 1 && <Trend last={last} />}
          <p className={styles.muted}>
            {t('results.last', { scores: last.map((score) => format.number(score)).join(' · ') })}
          </p>
        </>
      )}
      <p className={styles.muted}>{t('results.kept')}</p>
    </section>
  )
}

const [WIDTH, HEIGHT, EDGE] = [240, 64, 6]

/** A line through the last results; the numbers stand below it. */
function Trend({ last }: { last: readonly number[] }) {
  const most = Math.max(...last, 1)
  const points = last.map((score, index) => {
    const x = EDGE + (index / (last.length - 1)) * (WIDTH - 2 * EDGE)
    return [x, HEIGHT - EDGE - (score / most) * (HEIGHT - 2 * EDGE)] as const
  })
  const [endX, endY] = points.at(-1) ?? [0, 0]
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false" className={own.trend}>
      <path d={`M0 ${HEIGHT - 1}h${WIDTH}`} className={own.trendGround} />
      <polyline points={points.map((point) => point.join(',')).join(' ')} className={own.trendLine} />
      <circle cx={endX} cy={endY} r="4" className={own.trendEnd} />
    </svg>
  )
}
