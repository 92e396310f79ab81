import type { ReactNode } from 'react'
import styles from './scene.module.css'

/** Skins and hair of the people in the scenes: never coloured by a theme. */
export const SKINS = ['#f3cfae', '#dba37a', '#b0744b', '#7d4d2f', '#573521'] as const
export const HAIRS = ['#2b211c', '#5b3a26', '#a5662f', '#d8b26a', '#9a9a98'] as const

type Person = {
  /** Where the middle of the neck is. */
  x: number
  y: number
  skin: (typeof SKINS)[number]
  hair: (typeof HAIRS)[number]
  style?: 'short' | 'long' | 'bun' | 'curls' | 'bald' | 'scarf'
  /** Looks to that side. */
  facing?: 'left' | 'right'
}

/** A head and shoulders without features, 60 wide and 84 high from the hair to the chest; the body goes on below. */
export function Head({ x, y, skin, hair, style = 'short', facing = 'right' }: Person) {
  const turn = facing === 'left' ? -1 : 1
  return (
    <g transform={`translate(${x} ${y}) scale(${turn} 1)`}>
      {style === 'long' && <path d="M-22 -40q-6 44 2 52h40q10-10 4-52Z" fill={hair} />}
      {style === 'bun' && <circle cx="-16" cy="-54" r="10" fill={hair} />}
      <path d="M-7 -14h14v18h-14Z" fill={skin} />
      <ellipse cx="1" cy="-30" rx="18" ry="21" fill={skin} />
      {HAIR[style](hair)}
    </g>
  )
}

const HAIR: Record<NonNullable<Person['style']>, (hair: string) => ReactNode> = {
  short: (hair) => <path d="M-19 -30q-2-24 20-24q20 0 18 18q-10-2-18-10q-6 8-20 16Z" fill={hair} />,
  long: (hair) => <path d="M-19 -24q-4-30 20-30q21 0 18 22q-12 0-20-12q-4 12-18 20Z" fill={hair} />,
  bun: (hair) => <path d="M-18 -30q0-24 19-24q19 0 18 16q-14 0-20-6q-5 8-17 14Z" fill={hair} />,
  curls: (hair) => (
    <g fill={hair}>
      <circle cx="-14" cy="-42" r="10" />
      <circle cx="-2" cy="-50" r="11" />
      <circle cx="11" cy="-46" r="10" />
      <circle cx="-18" cy="-30" r="8" />
    </g>
  ),
  bald: (hair) => <path d="M-18 -26q-3-6 0-12q4 6 3 12Z" fill={hair} />,
  scarf: (hair) => (
    <path
      d="M-20 -22q-6-34 21-34q24 0 20 32q-2 14-8 18h-26q-8-6-7-16Zm8-6q2 20 13 20q12 0 13-20q-2-14-13-14q-12 0-13 14Z"
      fill={hair}
    />
  ),
}

/** The ground that a scene stands on. */
export function Ground({ y = 360 }: { y?: number }) {
  return <path d={`M20 ${y}H460`} className={styles.line} />
}

/** A plant in a pot, its foot at `x`, `y`. */
export function Plant({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d="M0 -24v-40M0 -40q-22-4-24-26q22 2 24 26M0 -50q20-6 20-28q-20 4-20 28"
        className={styles.green}
      />
      <path d="M-16 -24h32l-5 24h-22Z" className={styles.accent} />
    </g>
  )
}
