import { HAIRS, Head, Plant, SKINS } from '../parts'
import styles from '../scene.module.css'

/** A grown woman at her desk in the evening, an open book before her and a stack beside it. */
export function Student() {
  return (
    <>
      <circle cx="238" cy="186" r="158" className={styles.soft} />
      <Window />
      {/* The lamp and its light. */}
      <path d="M352 158l64 152H246Z" className={styles.mid} opacity="0.35" />
      <path d="M430 310v-104l-66-70" className={styles.line} />
      <path d="M340 162q2-34 34-40l14 20q-8 16-48 20Z" className={styles.accent} />
      <path d="M408 310h44" className={styles.line} />
      {/* She leans on one arm and turns a page. */}
      <path d="M166 300q-10-78 38-94q26-8 54 0q46 16 40 84l-4 22H168Z" className={styles.accent} />
      <path d="M206 204q24 30 50 0l-8-8h-34Z" className={styles.paper} />
      <Head x={231} y={198} skin={SKINS[2]} hair={HAIRS[0]} style="bun" />
      <g className={styles.line}>
        <circle cx="240" cy="166" r="6.500" />
        <path d="M246.500 165h4M233.500 166h-16" />
      </g>
      <path d="M178 262q-10 36 28 40" fill="none" stroke={SKINS[2]} strokeWidth="15" strokeLinecap="round" />
      <path d="M288 262q8 22-4 36" fill="none" stroke={SKINS[2]} strokeWidth="15" strokeLinecap="round" />
      <Book />
      <Stack />
      <path d="M40 312H452" className={styles.line} />
      <path d="M78 312l-12 56M414 312l12 56" className={styles.line} />
      <Plant x={92} y={312} />
    </>
  )
}

/** Dusk behind glass. */
function Window() {
  return (
    <>
      <path d="M116 62h96v92h-96Z" className={styles.paper} />
      <path d="M116 154v-30q24-22 46-6q24-20 50 2v34Z" className={styles.mid} />
      <circle cx="188" cy="88" r="11" className={styles.accent} />
      <path d="M164 62v92M106 156h116" className={styles.line} />
    </>
  )
}

function Book() {
  return (
    <>
      <path d="M206 306q28-16 46-2q20-14 48 2l6-26q-30-14-54 0q-22-14-52 0Z" className={styles.paper} />
      <path
        d="M252 280v24M214 286q16-6 30 0M212 294q18-6 32 0M262 286q14-6 30 0M262 294q16-6 32 0"
        className={styles.thin}
      />
    </>
  )
}

function Stack() {
  return (
    <>
      <path d="M336 294h72v18h-72Z" className={styles.paper} />
      <path d="M342 276h60v18h-60Z" className={styles.green} />
      <path d="M334 260h64v16h-64Z" className={styles.accent} />
      <path d="M346 303h50M346 268h20" className={styles.thin} />
    </>
  )
}
