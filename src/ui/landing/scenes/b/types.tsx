import { HAIRS, Head, SKINS } from '../parts'
import styles from '../scene.module.css'

/** Four people, each between two poles on a line of their own; where they stand is not at the ends. */
export function Types() {
  return (
    <>
      <circle cx="240" cy="196" r="168" className={styles.soft} />
      <path
        d="M52 92l4 10 10 4-10 4-4 10-4-10-10-4 10-4ZM446 140l3 8 8 3-8 3-3 8-3-8-8-3 8-3Z"
        className={styles.accent}
      />
      <circle cx="396" cy="64" r="3" className={styles.accent} />
      <circle cx="90" cy="44" r="3" className={styles.accent} />
      <Folded />
      <Telling />
      <Touched />
      <Checking />
      <Axes />
    </>
  )
}

/** A thin man who listens, his arms folded. */
function Folded() {
  return (
    <>
      <path d="M74 262q-8-96 18-112q20-8 40 0q26 16 18 112Z" className={styles.paper} />
      <Head x={111} y={150} skin={SKINS[0]} hair={HAIRS[2]} />
      <path d="M90 196q22 26 48 4" fill="none" stroke={SKINS[0]} strokeWidth="12" strokeLinecap="round" />
      <path d="M84 192q26-16 52 4M78 228q6-18 6-36M144 228q-2-18-8-28" className={styles.line} />
    </>
  )
}

/** A woman in a wheelchair who tells something with both hands. */
function Telling() {
  return (
    <>
      <path d="M176 262q-8-64 16-78q16-8 34 0q22 12 18 78Z" className={styles.accent} />
      <Head x={210} y={184} skin={SKINS[4]} hair={HAIRS[0]} style="curls" />
      <path
        d="M184 210q-22 0-24-30M236 210q22 2 28-26"
        fill="none"
        stroke={SKINS[4]}
        strokeWidth="11"
        strokeLinecap="round"
      />
      <path d="M168 190v34M168 190h-12M168 224h66l8 34h10" className={styles.line} />
      <circle cx="200" cy="234" r="27" className={styles.line} />
      <circle cx="200" cy="234" r="5" className={styles.paper} />
      <path d="M200 207v22M200 239v22M173 234h22M205 234h22" className={styles.thin} />
    </>
  )
}

/** A woman of full figure in a headscarf, a hand on her heart. */
function Touched() {
  return (
    <>
      <path d="M266 262q-14-92 24-110q24-8 48 0q38 18 26 110Z" className={styles.green} />
      <Head x={314} y={156} skin={SKINS[1]} hair="#5b3a26" style="scarf" facing="left" />
      <path d="M350 196q-8 26-38 12" fill="none" stroke={SKINS[1]} strokeWidth="12" strokeLinecap="round" />
      <path d="M282 188q-8 22-6 50M352 182q6 10 4 22" className={styles.line} />
    </>
  )
}

/** A grey-haired man with a list, checking it. */
function Checking() {
  return (
    <>
      <path d="M370 262q-4-72 14-84q16-8 34 0q20 12 16 84Z" className={styles.mid} />
      <Head x={402} y={180} skin={SKINS[2]} hair={HAIRS[4]} style="bald" facing="left" />
      <path d="M390 226q-14 10-26 4" fill="none" stroke={SKINS[2]} strokeWidth="11" strokeLinecap="round" />
      <path d="M340 204l28-6 8 42-28 6Z" className={styles.paper} />
      <path d="M349 212l14-3M351 222l14-3M353 232l10-2" className={styles.thin} />
    </>
  )
}

/** One line a person: the choice, and the range that it leaves open. */
function Axes() {
  return (
    <>
      <path d="M40 262H440" className={styles.line} />
      {[
        { y: 292, x: 190 },
        { y: 318, x: 306 },
        { y: 344, x: 246 },
        { y: 370, x: 130 },
      ].map(({ y, x }) => (
        <g key={y}>
          <path d={`M84 ${y}H396`} className={styles.thin} />
          <path d={`M84 ${y - 5}v10M396 ${y - 5}v10M240 ${y - 3}v6`} className={styles.line} />
          <rect x={x - 34} y={y - 8} width="68" height="16" rx="8" className={styles.mid} />
          <circle cx={x} cy={y} r="8" className={styles.accent} />
        </g>
      ))}
    </>
  )
}
