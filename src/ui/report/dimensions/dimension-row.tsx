import { Prose } from '../iq/prose'
import type { Told } from '../score/score-facts'
import styles from './dimensions.module.css'
import { LEVEL_CUTS, percentOf, REFERENCE, whiskerOf } from './whisker'

type Dimensions = NonNullable<Told['dimensions']>
export type ToldDimension = Dimensions['list'][number]

type Props = { dimension: ToldDimension; levels: Dimensions['levels'] }

/** One dimension: its level in words, its place with ±1 standard error on the five levels, and what that says. */
export function DimensionRow({ dimension, levels }: Props) {
  const { name, about, level, levelName, said, z, se, drawing } = dimension
  const claimed = drawing !== null && z !== null && se !== null
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <h3 className={styles.name}>{name}</h3>
        <p className={claimed ? styles.level : styles.none}>{levelName}</p>
      </div>
      <p className={styles.about}>{about}</p>
      {claimed && (
        <div role="img" aria-label={drawing}>
          <Track z={z} se={se} />
          <div className={styles.words} aria-hidden="true">
            {levels.map((each, index) => (
              <span key={each} className={index + 1 === level ? styles.here : undefined}>
                {each}
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
