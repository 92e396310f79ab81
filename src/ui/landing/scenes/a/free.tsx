import { Ground, HAIRS, SKINS } from '../parts'
import styles from '../scene.module.css'
import { Limb, Mug, Person, Plumb } from './person'

/** A woman solves a puzzle on her telephone; the jar with her savings stays closed. */
export function Free() {
  return (
    <g>
      <circle cx="240" cy="190" r="166" className={styles.soft} />
      <Fern />
      <Plumb x={120} y={30} length={60} />
      <Person x={230} y={176} cloth="mid" skin={SKINS[1]} hair={HAIRS[2]} style="scarf" />
      <Limb d="M168 224q-20 48 8 56 14 2 26-14" cloth="mid" />
      <Limb d="M292 224q22 48-6 56-14 2-26-14" cloth="mid" />
      <Telephone />
      <circle cx="212" cy="258" r="12" fill={SKINS[1]} />
      <circle cx="252" cy="256" r="12" fill={SKINS[1]} />
      <path d="M64 300h352v16h-352Z" className={styles.accent} />
      <path d="M84 316h312v44h-312Z" className={styles.paper} />
      <path d="M240 316v44M222 338h6M252 338h6" className={styles.line} />
      <Jar />
      <Mug x={124} y={300} />
      <Ground />
    </g>
  )
}

function Telephone() {
  return (
    <g transform="translate(232 250) rotate(-6)">
      <path d="M-17 -32q0-6 6-6h22q6 0 6 6v60q0 6-6 6h-22q-6 0-6-6Z" className={styles.paper} />
      <path d="M-10 -26h20v20h-20Z" className={styles.soft} />
      <path d="M-10 -19h20M-10 -13h20M-3 -26v20M3 -26v20" className={styles.thin} />
      <path d="M-10 2h8v8h-8ZM2 2h8v8h-8ZM-10 14h8v8h-8Z" className={styles.mid} />
      <path d="M2 14h8v8h-8Z" className={styles.accent} />
    </g>
  )
}

function Jar() {
  return (
    <g transform="translate(346 300)">
      <path d="M-26 -60q-6 4-6 12v42q0 6 6 6h52q6 0 6-6v-42q0-8-6-12Z" className={styles.paper} />
      <path d="M-24 -74h48v14h-48Z" className={styles.accent} />
      <path
        d="M-24 -6h20v6h-20ZM0 -6h20v6h-20ZM-20 -14h20v6h-20ZM4 -14h20v6h-20ZM-14 -22h20v6h-20Z"
        className={styles.mid}
      />
      <path d="M-24 -6h44M-20 -14h44M-14 -22h20" className={styles.thin} />
    </g>
  )
}

/** A tall fern in its pot, behind the table. */
function Fern() {
  return (
    <g transform="translate(410 300)">
      <path
        d="M0 -20q4-90-44-130M0 -20q8-110 34-140M0 -20q-14-50-66-62M0 -20q22-60 56-66"
        className={styles.line}
      />
      <path
        d="M-44 -150q-20 4-18 22 16-2 18-22ZM-24 -126q-26 0-26 18 20 2 26-18ZM-10 -96q-28 4-26 20 22 0 26-20ZM-30 -136q6-20 24-16-2 16-24 16ZM-12 -104q4-22 24-20-2 18-24 20ZM34 -160q22 4 18 22-18-4-18-22ZM22 -130q26-2 28 14-20 6-28-14ZM12 -96q26-6 32 10-20 8-32-10ZM-66 -82q-4 18 12 22 4-16-12-22ZM56 -86q8 16-6 24-8-14 6-24Z"
        className={styles.green}
      />
      <path d="M-24 -26h48l-8 86h-32Z" className={styles.paper} />
    </g>
  )
}
