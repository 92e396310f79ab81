import type { ComponentProps } from 'react'
import { Head, type SKINS } from '../parts'
import styles from '../scene.module.css'
import limbs from './limbs.module.css'

type Cloth = 'soft' | 'mid' | 'accent' | 'ink' | 'paper'

/** Neck at 0, 0; 94 wide at the shoulders and `length` long. */
const torso = (length: number): string =>
  `M-10 0c-20 3-34 10-37 36L-51 ${length}H51L47 36c-3-26-17-33-37-36q-10 9-20 0Z`

/** A scarf around neck and shoulders. */
const DRAPE = 'M-20 -24q-2 24-13 32q33 18 66 0q-11-8-13-32q-2 18-20 18t-20-18Z'

type Props = Omit<ComponentProps<typeof Head>, 'x' | 'y'> & {
  x: number
  y: number
  cloth: Cloth
  /** Where the body ends. */
  foot?: number
  size?: number
  /** Of the body, against the head. */
  broad?: number
}

/** Somebody from the hips up. */
export function Person({ x, y, cloth, foot = 360, size = 1.5, broad = 1, ...head }: Props) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d={torso((foot - y) / size)} transform={`scale(${broad} 1)`} className={styles[cloth]} />
      <Head x={0} y={0} {...head} />
      {head.style === 'scarf' && <path d={DRAPE} fill={head.hair} />}
    </g>
  )
}

type LimbProps = {
  d: string
  cloth: Cloth
  hand?: readonly [x: number, y: number]
  skin?: (typeof SKINS)[number]
}

/** An arm or a leg along a path, with a hand where there is one. */
export function Limb({ d, cloth, hand, skin }: LimbProps) {
  return (
    <g>
      <path d={d} className={`${limbs.limb} ${cloth === 'paper' ? limbs.edge : limbs.shade}`} />
      <path d={d} className={`${limbs.limb} ${limbs[cloth]}`} />
      {hand && skin && <circle cx={hand[0]} cy={hand[1]} r="12" fill={skin} />}
    </g>
  )
}

/** The plumb line, hanging from `x`, `y`. */
export function Plumb({ x, y, length }: { x: number; y: number; length: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={`M0 0V${length}`} className={styles.thin} />
      <path d={`M-6 ${length}h12l3 8-9 20-9-20Z`} className={styles.accent} />
    </g>
  )
}

/** A mug, its foot at `x`, `y`. */
export function Mug({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M14 -24q14 0 12 11t-14 8" className={styles.line} />
      <path d="M-14 -30h28v22q0 8-8 8h-12q-8 0-8-8Z" className={styles.paper} />
      <path d="M-5 -38q-5-6 0-12t0-12M6 -38q-5-6 0-12t0-12" className={styles.thin} />
    </g>
  )
}

const CELLS = [0, 1, 2, 3, 4, 5, 6, 7] as const

/** A matrix of nine panels, `side` wide, whose last one is missing. */
export function Matrix({ x, y, side }: { x: number; y: number; side: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${side / 90})`}>
      <path d="M0 0h90v90h-90Z" className={styles.paper} />
      <path d="M60 60h30v30h-30Z" className={styles.soft} />
      <path d="M30 0v90M60 0v90M0 30h90M0 60h90" className={styles.line} />
      {CELLS.map((cell) => (
        <g key={cell} transform={`translate(${(cell % 3) * 30 + 15} ${Math.floor(cell / 3) * 30 + 15})`}>
          {SHAPES[Math.floor(cell / 3)]?.(cell % 3)}
        </g>
      ))}
      <path d="M0 0h90v90h-90Z" className={styles.line} />
    </g>
  )
}

/** One shape a row, filled more from left to right. */
const FILLS = [styles.paper, styles.mid, styles.accent] as const
const SHAPES = [
  (at: number) => <circle r="8" className={FILLS[at]} />,
  (at: number) => <path d="M0 -9l9 16h-18Z" className={FILLS[at]} />,
  (at: number) => <path d="M-7.5 -7.5h15v15h-15Z" className={FILLS[at]} />,
]
