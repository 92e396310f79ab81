import { HAIRS, Head, SKINS } from '../parts'
import styles from '../scene.module.css'

/** Two people on a garden bench, side by side with room to breathe; one listens. */
export function Garden() {
  return (
    <>
      <path d="M0 316q120-24 240-14t240-12v110H0Z" className={styles.soft} />
      <Hedge />
      <path d="M128 222h232v10H128ZM128 244h232v10H128ZM116 286h256v12H116Z" className={styles.paper} />
      <path d="M138 232v54M350 232v54M134 298v58M354 298v58" className={styles.line} />
      <path d="M156 290q-8-74 20-88q20-8 42 0q28 14 22 88Z" className={styles.mid} />
      <Head x={198} y={206} skin={SKINS[2]} hair={HAIRS[1]} style="long" />
      <path d="M170 280h54v70h-18v-44h-20v44h-18Z" className={styles.ink} />
      <path d="M172 234q4 44 30 42" fill="none" stroke={SKINS[2]} strokeWidth="12" strokeLinecap="round" />
      <path d="M252 290q-12-84 22-100q24-8 50 0q36 16 26 100Z" className={styles.green} />
      <Head x={300} y={194} skin={SKINS[0]} hair={HAIRS[4]} style="bald" facing="left" />
      <path d="M270 280h62v70h-20v-44h-22v44h-20Z" className={styles.ink} />
      <path d="M330 232q0 46-36 44" fill="none" stroke={SKINS[0]} strokeWidth="13" strokeLinecap="round" />
      <path d="M160 350h46q2 8 0 10h-46ZM262 350h50q2 8 0 10h-50Z" className={styles.ink} />
      <Beds />
      <path d="M20 360H460" className={styles.line} />
    </>
  )
}

function Hedge() {
  return (
    <>
      <path
        d="M44 308q-14-26 6-40q-8-30 20-36q6-30 36-24q22-26 46 0q32-6 38 24q26 6 20 36q18 16 4 40Z"
        className={styles.mid}
        opacity="0.45"
      />
      <path d="M404 356V178" className={styles.line} />
      <path
        d="M404 196q-34-4-34-36q0-28 18-34q4-28 20-28t22 26q22 8 20 36q-2 34-46 36Z"
        className={styles.green}
        opacity="0.8"
      />
      <path d="M404 232l-16-18M404 212l14-16" className={styles.line} />
    </>
  )
}

/** Grass and flowers that are not counted. */
function Beds() {
  return (
    <>
      <path
        d="M52 360q-2-22-10-30M52 360q0-26 6-40M52 360q4-18 14-26M92 360q-2-18-8-26M92 360q2-18 10-28M424 360q-4-22-10-30M424 360q2-26 8-38M446 360q0-18 8-26"
        className={styles.line}
      />
      <g className={styles.accent}>
        <circle cx="42" cy="328" r="6" />
        <circle cx="58" cy="317" r="6" />
        <circle cx="102" cy="330" r="5" />
        <circle cx="432" cy="320" r="6" />
        <circle cx="455" cy="332" r="5" />
      </g>
    </>
  )
}
