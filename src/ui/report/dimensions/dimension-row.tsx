'use client'

import { useTranslations } from 'next-intl'
import { Prose } from '../iq/prose'
import type { Told } from '../score/score-facts'
import styles from './dimensions.module.css'
import { LEVEL_CUTS, percentOf, REFERENCE, whiskerOf } from './whisker'

export type ToldDimension = Told['dimensions']['list'][number]

type Props = { dimension: ToldDimension; signed: (value: number) => string }

const LEVELS = [1, 2, 3, 4, 5] as const

/** One dimension: its level in words, its place with ±1 standard error on the five levels, and what that says. */
export function DimensionRow({ dimension, signed }: Props) {
  const t = useTranslations('report.dimension')
  const { name, about, level, levelName, said, z, se } = dimension
  const claimed = level !== null && z !== null && se !== null
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <h3 className={styles.name}>{name}</h3>
        <p className={claimed ? styles.level : styles.none}>{levelName}</p>
      </div>
      <p className={styles.about}>{about}</p>
      {claimed && (
        <div
          role="img"
          aria-label={t('alt', {
            name,
            level: levelName,
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
      <Prose>{said}</Prose>
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
