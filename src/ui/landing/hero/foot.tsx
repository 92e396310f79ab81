import type { ReactNode } from 'react'
import styles from './foot.module.css'
import { Landscape } from './landscape'

/** What an opening stands on, by kind of test. The hill of the norm belongs to the IQ test alone. */
export function Foot({ kind }: { kind: string }) {
  if (kind === 'iq') return <Landscape />
  return (
    <svg
      viewBox="0 0 1440 150"
      preserveAspectRatio="xMidYMax slice"
      className={styles.foot}
      focusable="false"
      aria-hidden="true"
    >
      {(DRAWINGS[kind] ?? Meadow)()}
      <path d={`M0 ${GROUND}H1440`} className={styles.ground} />
    </svg>
  )
}

const GROUND = 138

/** Sixteen houses in four rows of four, no two alike in their group. */
function Houses() {
  return Array.from({ length: 16 }, (_, at) => {
    const group = Math.floor(at / 4)
    const [x, width, height] = [398 + at * 40 + group * 12, 30, 26 + ((at * 7) % 4) * 12]
    const top = GROUND - height
    return (
      <g key={x}>
        <path d={`M${x} ${GROUND}V${top}${ROOFS[at % 4]}V${GROUND}Z`} className={FILLS[group]} />
        <path d={`M${x + width / 2 - 4} ${GROUND - 16}h8v8h-8Z`} className={styles.window} />
      </g>
    )
  })
}

/** Over a house of 30: a gable, a flat one, a slope, a round one. */
const ROOFS = ['l15 -13l15 13', 'h30', 'l30 -12v12', 'q15 -22 30 0'] as const
const FILLS = [styles.light, styles.mid, styles.paper, styles.dark]

/** Two circles of water that meet, as between two people. */
function Rings() {
  return [600, 840].map((x) => (
    <g key={x}>
      {[150, 112, 76, 42].map((radius, at) => (
        <path
          key={radius}
          d={`M${x - radius} ${GROUND}a${radius} ${radius * 0.8} 0 0 1 ${radius * 2} 0`}
          className={at === 3 ? styles.dark : styles.ring}
        />
      ))}
    </g>
  ))
}

/** Two hills that mirror each other, one full, one in lines. */
function Halves() {
  const hill = (turn: 1 | -1) =>
    `M${720 + turn * 6} ${GROUND}V52c${turn * 90}-34 ${turn * 240}-20 ${turn * 310} ${GROUND - 52}Z`
  return (
    <>
      <path d={hill(-1)} className={styles.mid} />
      <path d={hill(1)} className={styles.light} />
      <path d="M760 138V50M800 138V46M840 138V48M880 138V58M920 138V74M960 138V96" className={styles.ring} />
    </>
  )
}

/** For a kind without a drawing of its own. */
function Meadow() {
  return <path d={`M0 ${GROUND}c240-46 480-46 720-18s480 14 720-24v42Z`} className={styles.light} />
}

const DRAWINGS: Readonly<Record<string, () => ReactNode>> = { types16: Houses, eq: Rings, left_right: Halves }
