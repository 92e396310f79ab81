import { HAIRS, Head, SKINS } from '../parts'
import styles from '../scene.module.css'

/** Inside a train at the mouth of a tunnel: a woman looks at a puzzle on her phone, a girl beside her sleeps. */
export function Train() {
  return (
    <>
      <path d="M30 40h420q14 0 14 14v306H16V54q0-14 14-14Z" className={styles.soft} />
      <Outside />
      <path d="M64 74h242v132H64ZM330 74h92v132h-92Z" className={styles.line} />
      <path
        d="M16 56h448M120 56v14q-8 0-8 10t8 10t8-10t-8-10M380 56v14q-8 0-8 10t8 10t8-10t-8-10"
        className={styles.line}
      />
      {/* The seats. */}
      <path
        d="M70 320V196q0-18 18-18h68q18 0 18 18v124ZM190 320V196q0-18 18-18h68q18 0 18 18v124Z"
        className={styles.mid}
      />
      <path d="M56 320h256v22H56Z" className={styles.accent} />
      <path d="M82 342v18M288 342v18" className={styles.line} />
      <Woman />
      <Sleeper />
      <Bag />
      <path d="M16 360H464" className={styles.line} />
    </>
  )
}

/** Hills, and the dark of the tunnel that comes. */
function Outside() {
  return (
    <>
      <path d="M64 74h242v132H64ZM330 74h92v132h-92Z" className={styles.paper} />
      <path d="M64 180q50-46 112-14q62-40 130-6v46H64Z" className={styles.green} />
      <path d="M330 206v-60q34-46 92-34v94Z" className={styles.mid} />
      <path d="M364 206v-30q0-26 28-26t28 26v30Z" className={styles.ink} />
      <circle cx="268" cy="104" r="14" className={styles.accent} />
    </>
  )
}

function Woman() {
  return (
    <>
      <path d="M206 320q-8-86 18-100q16-8 36 0q24 14 18 100Z" className={styles.accent} />
      <Head x={244} y={222} skin={SKINS[2]} hair={HAIRS[1]} style="long" facing="left" />
      <path d="M212 304h64q14 0 14 14v42h-18v-32h-60Z" className={styles.ink} />
      <path d="M262 256q10 36-34 32" fill="none" stroke={SKINS[2]} strokeWidth="13" strokeLinecap="round" />
      <path d="M198 244l24-5 8 44-24 5Z" className={styles.paper} />
      <path d="M203 252l16-3M205 262l16-3M207 272l16-3M208 250l5 28M214 249l5 28" className={styles.thin} />
    </>
  )
}

/** Leaning on the other's shoulder. */
function Sleeper() {
  return (
    <>
      <path d="M92 320q-6-70 18-82q16-8 32 0q24 12 20 82Z" className={styles.paper} />
      <g transform="rotate(18 128 242)">
        <Head x={128} y={240} skin={SKINS[2]} hair={HAIRS[0]} style="bun" />
        <path d="M138 214q4 3 8 0" className={styles.line} />
      </g>
      <path d="M100 306h58v54h-16v-36h-26v36h-16Z" className={styles.green} />
      <path d="M108 268q8 26 40 18" fill="none" stroke={SKINS[2]} strokeWidth="11" strokeLinecap="round" />
      <path
        d="M186 214q12-4 10-12h-10l10-10h-10M204 190q8-3 7-9h-7l7-7h-7"
        className={styles.line}
        opacity="0.7"
      />
    </>
  )
}

function Bag() {
  return (
    <>
      <path d="M346 286h76q8 0 8 8v66h-92v-66q0-8 8-8Z" className={styles.accent} />
      <path d="M366 286v-8q0-14 18-14t18 14v8M338 314h92M384 308v12" className={styles.line} />
    </>
  )
}
