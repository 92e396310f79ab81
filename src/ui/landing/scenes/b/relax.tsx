import { HAIRS, Head, SKINS } from '../parts'
import styles from '../scene.module.css'

/** A woman of full figure in a hammock between two trees by the water, barefoot, a phone in her hand. */
export function Relax() {
  return (
    <>
      <path d="M0 232h480v92H0Z" className={styles.mid} />
      <path
        d="M60 256q14-8 28 0t28 0M330 250q14-8 28 0t28 0M204 266q14-8 28 0t28 0M396 274q14-8 28 0M20 284q14-8 28 0"
        className={styles.thin}
      />
      <circle cx="330" cy="96" r="40" className={styles.accent} opacity="0.3" />
      <circle cx="330" cy="96" r="26" className={styles.accent} />
      <path d="M0 322q110-34 240-16t240-6v100H0Z" className={styles.soft} />
      <Palm x={62} />
      <g transform="translate(480 0) scale(-1 1)">
        <Palm x={58} />
      </g>
      <Lying />
      <Sandals />
    </>
  )
}

function Palm({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path d="M-16 372q10-130-4-262h20q16 130 14 262Z" className={styles.ink} opacity="0.85" />
      <path
        d="M-10 112q-46-34-64 10q34-18 64-10q-34 14-30 54q14-34 36-50q26 10 42 46q6-42-30-52q34-14 58 6q-14-40-62-20q-10-36-44-36q28 20 30 52Z"
        className={styles.green}
      />
    </g>
  )
}

function Lying() {
  return (
    <>
      <path d="M66 196l74 46M418 190l-76 48" className={styles.line} />
      {/* Far leg, body, near leg; then the cloth of the hammock before them. */}
      <path
        d="M262 262l50-40 44 26"
        fill="none"
        stroke={SKINS[1]}
        strokeWidth="22"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M262 262l86-20" fill="none" stroke={SKINS[1]} strokeWidth="22" strokeLinecap="round" />
      <path d="M340 244l2-34q2-10 12-8q6 4 4 14l-6 32Z" fill={SKINS[1]} />
      <path d="M160 250q-6-44 40-44q74 0 112 44q-20 40-76 40q-66 0-76-40Z" className={styles.accent} />
      <g transform="rotate(-58 176 226)">
        <Head x={176} y={222} skin={SKINS[1]} hair={HAIRS[1]} style="curls" />
      </g>
      <path d="M206 232q40 8 46-34" fill="none" stroke={SKINS[1]} strokeWidth="15" strokeLinecap="round" />
      <path d="M240 168l22 6-8 32-22-6Z" className={styles.paper} />
      <path d="M240 184l12 3" className={styles.thin} />
      <path d="M138 240q36 92 104 92t102-94q-30 44-100 44t-106-42Z" className={styles.paper} />
      <path d="M162 262q30 44 82 46t78-46" className={styles.thin} />
      <path d="M180 288l-8 30M214 306l-6 28M250 312v26M288 300l6 28" className={styles.line} opacity="0.35" />
    </>
  )
}

/** On the sand, beside a glass. */
function Sandals() {
  return (
    <>
      <ellipse cx="214" cy="372" rx="17" ry="6" className={styles.accent} />
      <ellipse cx="250" cy="378" rx="17" ry="6" className={styles.accent} />
      <path d="M210 372q4-8 10-2M246 378q4-8 10-2" className={styles.line} />
      <path d="M300 346h24l-4 34h-16Z" className={styles.paper} />
      <path d="M302 358h20l-2 22h-16Z" className={styles.green} />
      <path d="M314 358l10-26" className={styles.line} />
    </>
  )
}
