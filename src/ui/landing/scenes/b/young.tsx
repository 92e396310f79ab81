import { HAIRS, Head, SKINS } from '../parts'
import styles from '../scene.module.css'

/** Three of twenty on a roof at night, a laptop with a puzzle between them; the city's line is a curve of lit windows. */
export function Young() {
  return (
    <>
      <Sky />
      <City />
      <path d="M40 352h400v16H40ZM40 340h400v12H40Z" className={styles.mid} />
      <Left />
      <Right />
      <Middle />
      <Laptop />
      <path d="M40 340H440M58 368v14M422 368v14" className={styles.line} />
    </>
  )
}

function Sky() {
  return (
    <>
      <circle cx="240" cy="190" r="168" className={styles.soft} />
      <path d="M356 60a30 30 0 1 0 22 52a26 26 0 1 1-22-52Z" className={styles.accent} />
      <path
        d="M92 66l3 8 8 3-8 3-3 8-3-8-8-3 8-3ZM208 40l2 6 6 2-6 2-2 6-2-6-6-2 6-2ZM150 116l2 5 5 2-5 2-2 5-2-5-5-2 5-2ZM300 138l2 5 5 2-5 2-2 5-2-5-5-2 5-2Z"
        className={styles.accent}
      />
    </>
  )
}

/** Houses as high as the normal curve at their place. */
const HOUSES = [26, 52, 94, 146, 190, 206, 182, 138, 86, 50, 24].map((height, at) => ({
  x: 44 + at * 36,
  height,
}))

function City() {
  return (
    <>
      {HOUSES.map(({ x, height }) => (
        <g key={x}>
          <path d={`M${x} 340v-${height}h32v${height}Z`} className={styles.mid} opacity="0.55" />
          {height > 80 && (
            <path
              d={`M${x + 7} ${354 - height}h6v8h-6Zm12 0h6v8h-6Zm-12 20h6v8h-6Zm12 0h6v8h-6Z`}
              className={styles.accent}
            />
          )}
        </g>
      ))}
    </>
  )
}

function Left() {
  return (
    <>
      <path d="M106 340q-10-72 16-86q20-8 40 0q24 14 18 86Z" className={styles.green} />
      <Head x={146} y={258} skin={SKINS[4]} hair={HAIRS[0]} style="bun" />
      <path d="M118 340q50-40 80 0Z" className={styles.mid} />
      <path d="M168 284q16 24 44 22" fill="none" stroke={SKINS[4]} strokeWidth="12" strokeLinecap="round" />
    </>
  )
}

function Right() {
  return (
    <>
      <path d="M300 340q-8-76 18-90q22-8 44 0q28 14 20 90Z" className={styles.paper} />
      <Head x={338} y={254} skin={SKINS[1]} hair={HAIRS[0]} facing="left" />
      <g className={styles.line}>
        <circle cx="329" cy="222" r="6" />
        <path d="M323 222h-3M335 222h16" />
      </g>
      <path d="M282 340q30-40 84 0Z" className={styles.mid} />
      <path d="M316 286q-12 22-40 20" fill="none" stroke={SKINS[1]} strokeWidth="12" strokeLinecap="round" />
    </>
  )
}

/** Behind the laptop, chin on his hands. */
function Middle() {
  return (
    <>
      <path d="M204 340q-8-80 14-94q22-8 44 0q22 14 14 94Z" className={styles.accent} />
      <Head x={240} y={252} skin={SKINS[0]} hair={HAIRS[2]} style="curls" />
      <path d="M222 262q18 18 36 0" className={styles.line} />
    </>
  )
}

function Laptop() {
  return (
    <>
      <path d="M204 286h72q4 0 4 4v44h-80v-44q0-4 4-4Z" className={styles.paper} />
      <path d="M192 334h96l6 8H186Z" className={styles.ink} />
      <path d="M240 302l4 7 8 1-6 6 1 8-7-4-7 4 1-8-6-6 8-1Z" className={styles.accent} />
    </>
  )
}
