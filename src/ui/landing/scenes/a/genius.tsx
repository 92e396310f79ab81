import { Ground, HAIRS, Plant, SKINS } from '../parts'
import styles from '../scene.module.css'
import limbs from './limbs.module.css'
import { Limb, Person } from './person'

/** Somebody with all that makes them who they are; the tag with a number is the smallest thing here. */
export function Genius() {
  return (
    <g>
      <circle cx="240" cy="196" r="164" className={styles.soft} />
      <circle cx="240" cy="196" r="128" className={styles.thin} strokeDasharray="2 8" />
      <Person x={240} y={196} broad={1.1} cloth="accent" skin={SKINS[4]} hair={HAIRS[4]} style="curls" />
      <Limb d="M180 244q-30 20-52 0" cloth="accent" hand={[118, 230]} skin={SKINS[4]} />
      <Limb d="M300 244q26 30 36 54" cloth="accent" hand={[340, 304]} skin={SKINS[4]} />
      <Book />
      <Guitar />
      <Ball />
      <Dog />
      <path d="M342 306v12" className={styles.thin} />
      <path d="M332 324l10-8 10 8v22h-20Z" className={styles.paper} />
      <circle cx="342" cy="325" r="2" className={styles.ink} />
      <Plant x={412} y={360} />
      <Ground />
    </g>
  )
}

function Book() {
  return (
    <g transform="translate(112 176) rotate(-8)">
      <path d="M0 40q-20-14-44-8v-56q24-6 44 8 20-14 44-8v56q-24-6-44 8Z" className={styles.paper} />
      <path
        d="M0 -16v56M-34 -12q14-2 24 4M-34 2q14-2 24 4M34 -12q-14-2-24 4M34 2q-14-2-24 4"
        className={styles.thin}
      />
    </g>
  )
}

function Guitar() {
  return (
    <g transform="translate(378 150) rotate(28)">
      <path d="M-5 -86h10v72h-10Z" className={styles.ink} />
      <path d="M-8 -100h16v16h-16Z" className={styles.accent} />
      <path
        d="M0 -22c22 0 26 16 18 30 14 10 18 46-18 46s-32-36-18-46c-8-14-4-30 18-30Z"
        className={styles.mid}
      />
      <circle cy="10" r="8" className={styles.ink} />
      <path d="M-10 36h20M-2 36v-118M2 36v-118" className={styles.thin} />
    </g>
  )
}

function Ball() {
  return (
    <g transform="translate(240 52)">
      <circle r="18" className={styles.paper} />
      <path d="M-18 0q18-12 36 0M0 -18q12 18 0 36" className={styles.thin} />
    </g>
  )
}

/** It looks up. */
function Dog() {
  return (
    <g transform="translate(84 360)">
      <path d="M-22 0C-30 -30 -10 -46 0 -58l26 4c6 20 2 40 2 54h-14l-2 -22 -10 22Z" className={styles.ink} />
      <ellipse cx="16" cy="-66" rx="17" ry="15" className={styles.ink} />
      <path d="M20 -78q24 0 26 12 0 10-14 12h-14Z" className={styles.ink} />
      <path d="M8 -80q-16 4-12 30 12-2 16-22Z" className={styles.mid} />
      <path d="M-22 -8q-18-6-18-26" className={limbs.thick} />
      <path d="M4 -48q12 6 22 2" className={styles.thin} />
    </g>
  )
}
