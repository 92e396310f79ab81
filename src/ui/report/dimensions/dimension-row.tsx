'use client'

import { useTranslations } from 'next-intl'
import type { Score } from '../score/score-facts'
import type { Remark } from './dimension-remark'
import styles from './dimensions.module.css'
import { LEVEL_CUTS, percentOf, REFERENCE, whiskerOf } from './whisker'

type Props = {
  dimension: Score['dimensions'][number]
  signed: (value: number) => string
  /** What else can be said of it, in words. */
  remark: Remark | null
}

const LEVELS = [1, 2, 3, 4, 5] as const

/** One dimension: its level in words, and its place with ±1 standard error on the five levels and the reference range. */
export function DimensionRow({ dimension, signed, remark }: Props) {
  const t = useTranslations('report.dimension')
  const { id, level, z, se, note } = dimension
  const claimed = level !== null && z !== null && se !== null
  const levelWords = level
    ? t('levelOf', { level: t(`level.${level}`) })
    : t(note === 'not_precise' ? 'not_precise' : 'not_measured')
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
            from: signed(REFERENCE[0]),
            to: signed(REFERENCE[1]),
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
      {!claimed && note === 'not_precise' && <p className={styles.about}>{t('notPreciseText')}</p>}
      {!claimed && note !== 'not_precise' && <p className={styles.about}>{t('notMeasuredText')}</p>}
      {remark && <p className={styles.about}>{t(remark.words, remark.values)}</p>}
      {claimed && note === 'as_total' && <p className={styles.about}>{t('asTotalText')}</p>}
    </li>
  )
}

function Track({ z, se }: { z: number; se: number }) {
  const { at, from, to } = whiskerOf({ z, se })
  const low = percentOf(REFERENCE[0])
  return (
    <div className={styles.track}>
      <span
        className={styles.reference}
        style={{ left: `${low}%`, width: `${percentOf(REFERENCE[1]) - low}%` }}
      />
      {LEVEL_CUTS.map((cut) => (
        <span key={cut} className={styles.cut} style={{ left: `${percentOf(cut)}%` }} />
      ))}
      <span className={styles.whisker} style={{ left: `${from}%`, width: `${to - from}%` }} />
      <span className={styles.point} style={{ left: `${at}%` }} />
    </div>
  )
}
