'use client'

import { useTranslations } from 'next-intl'
import styles from './dimensions.module.css'
import type { Score } from './score-facts'
import { LEVEL_CUTS, percentOf, whiskerOf } from './whisker'

type Props = { dimension: Score['dimensions'][number]; signed: (value: number) => string }

const LEVELS = [1, 2, 3, 4, 5] as const

/** One dimension: its level in words, and its place with ±1 standard error on the five levels. */
export function DimensionRow({ dimension, signed }: Props) {
  const t = useTranslations('report.dimension')
  const { id, level, z, se, note } = dimension
  const claimed = level !== null && z !== null && se !== null
  const levelWords = level ? t(`level.${level}`) : t(note === 'not_precise' ? note : 'not_measured')
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <h2 className={styles.name}>{t(`names.${id}`)}</h2>
        <p className={claimed ? styles.level : styles.none}>{levelWords}</p>
      </div>
      <p className={styles.about}>{t(`about.${id}`)}</p>
      {claimed && (
        <div
          role="img"
          aria-label={t('alt', {
            name: t(`names.${id}`),
            level: levelWords,
            z: signed(z),
            low: signed(z - se),
            high: signed(z + se),
          })}
        >
          <Track z={z} se={se} />
          <div className={styles.words} aria-hidden="true">
            {LEVELS.map((each) => (
              <span key={each} className={each === level ? styles.here : undefined}>
                {t(`level.${each}`)}
              </span>
            ))}
          </div>
        </div>
      )}
      {claimed && note === 'as_total' && <p className={styles.about}>{t('asTotalText')}</p>}
      {!claimed && note === 'not_precise' && <p className={styles.about}>{t('notPreciseText')}</p>}
      {!claimed && note !== 'not_precise' && id !== 'reaction' && (
        <p className={styles.about}>{t('notMeasuredText')}</p>
      )}
    </li>
  )
}

function Track({ z, se }: { z: number; se: number }) {
  const { at, from, to } = whiskerOf({ z, se })
  return (
    <div className={styles.track}>
      {LEVEL_CUTS.map((cut) => (
        <span key={cut} className={styles.cut} style={{ left: `${percentOf(cut)}%` }} />
      ))}
      <span className={styles.whisker} style={{ left: `${from}%`, width: `${to - from}%` }} />
      <span className={styles.point} style={{ left: `${at}%` }} />
    </div>
  )
}
