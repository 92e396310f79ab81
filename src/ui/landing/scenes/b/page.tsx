import { HAIRS, Head, SKINS } from '../parts'
import styles from '../scene.module.css'

/** A man in an armchair reads a broadsheet to the end, a cat over his feet. */
export function Page() {
  return (
    <>
      <path d="M48 346V96q0-26 26-26h332q26 0 26 26v250Z" className={styles.soft} />
      <Frames />
      {/* The armchair. */}
      <path d="M110 346V178q0-44 44-44h46q40 0 40 44v168Z" className={styles.mid} />
      <path d="M110 346v-84q0-20 22-20t22 20v84Z" className={styles.accent} />
      <path d="M120 346v14M262 346v14" className={styles.line} />
      <path d="M150 346v-52h122q14 0 14 14v38Z" className={styles.accent} />
      {/* He. */}
      <path d="M160 298q-8-78 20-92q24-10 46 2q28 18 22 90Z" className={styles.green} />
      <Head x={202} y={204} skin={SKINS[3]} hair={HAIRS[4]} />
      <path d="M185 176q1 21 18 21q14 0 17-12q-7 3-13 1q-13-1-22-10Z" fill={HAIRS[4]} />
      <path d="M172 282h104q26 0 26 26v46h-28v-38q0-8-10-8h-92Z" className={styles.ink} />
      <path d="M274 350h32q12 2 14 10h-46Z" className={styles.paper} />
      <Sheet />
      <path d="M196 240q24 26 66 8" fill="none" stroke={SKINS[3]} strokeWidth="14" strokeLinecap="round" />
      <path d="M186 226q8 24 34 28" className={styles.line} />
      <Cat />
      <path d="M20 360H460" className={styles.line} />
      <Table />
    </>
  )
}

function Frames() {
  return (
    <>
      <path d="M88 96h58v20h-58Z" className={styles.paper} />
      <path d="M98 106h38" className={styles.thin} />
      <path d="M362 96h48v62h-48Z" className={styles.paper} />
      <path d="M370 148q10-44 16-36t16 36Z" className={styles.accent} />
    </>
  )
}

/** Columns, a headline and one small puzzle with its last cell empty. */
function Sheet() {
  return (
    <g transform="rotate(6 300 220)">
      <path d="M248 152l56 12v122l-56-10Z" className={styles.paper} />
      <path d="M304 164l58-14v122l-58 14Z" className={styles.paper} />
      <path d="M258 168l36 8v10l-36-8Z" className={styles.ink} />
      <path
        d="M258 190l16 3m4 1 16 3M258 202l16 3m4 1 16 3M258 214l16 3m4 1 16 3M258 226l16 3m4 1 16 3M258 238l16 3m4 1 16 3M258 250l16 3m4 1 16 3"
        className={styles.thin}
      />
      <path d="M314 174l38-9v38l-38 9ZM333 169.500v38M314 193l38-9" className={styles.line} />
      <circle cx="323" cy="181" r="4" className={styles.accent} />
      <circle cx="343" cy="177" r="4" className={styles.accent} />
      <circle cx="323" cy="200" r="4" className={styles.accent} />
      <path d="M314 224l38-9M314 236l38-9M314 248l38-9M314 260l24-6" className={styles.thin} />
    </g>
  )
}

function Cat() {
  return (
    <g className={styles.ink}>
      <path d="M338 360q-4-30 22-32q26-2 40 12q8 10 6 20Z" />
      <path d="M330 346q-2-16 4-24l7 7q8-3 14 0l6-8q6 12 2 24q-6 12-18 12t-15-11Z" />
      <path
        d="M402 356q22 2 24-18"
        fill="none"
        stroke="currentColor"
        className={styles.line}
        strokeWidth="7"
      />
    </g>
  )
}

function Table() {
  return (
    <>
      <path d="M40 300h56M68 300v60M50 360h36" className={styles.line} />
      <path d="M54 278h24v14q0 8-8 8h-8q-8 0-8-8Z" className={styles.paper} />
      <path d="M78 282q12 0 10 8q-2 6-10 4M60 268q4-6 0-12M70 268q4-6 0-12" className={styles.line} />
    </>
  )
}
