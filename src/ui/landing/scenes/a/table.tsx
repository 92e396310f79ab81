import { Ground, HAIRS, SKINS } from '../parts'
import styles from '../scene.module.css'
import { Limb, Mug, Person } from './person'

/** Four people of four ages at a round table. */
export function Table() {
  return (
    <g>
      <path d="M30 360V150q0-110 210-110t210 110v210Z" className={styles.soft} />
      <path d="M240 22v22" className={styles.line} />
      <path d="M196 82q4-38 44-38t44 38Z" className={styles.accent} />
      <Person x={180} y={178} size={1.2} cloth="mid" skin={SKINS[0]} hair={HAIRS[4]} style="bald" />
      <Person
        x={300}
        y={182}
        size={1.2}
        cloth="paper"
        skin={SKINS[2]}
        hair={HAIRS[3]}
        style="scarf"
        facing="left"
      />
      <Person x={104} y={214} size={1.3} cloth="accent" skin={SKINS[4]} hair={HAIRS[0]} style="curls" />
      <Person
        x={376}
        y={220}
        size={1.3}
        broad={1.15}
        cloth="ink"
        skin={SKINS[1]}
        hair={HAIRS[1]}
        style="short"
        facing="left"
      />
      <Limb d="M142 258q24 12 36 18" cloth="accent" hand={[188, 282]} skin={SKINS[4]} />
      <Limb d="M334 262q-18 10-30 16" cloth="ink" hand={[296, 284]} skin={SKINS[1]} />
      <path d="M64 300l-12 60h376l-12-60Z" className={styles.mid} />
      <path d="M110 330l-6 30M190 336l-2 24M290 336l2 24M370 330l6 30" className={styles.thin} />
      <ellipse cx="240" cy="300" rx="176" ry="36" className={styles.paper} />
      <Mug x={128} y={306} />
      <Mug x={360} y={304} />
      <Cake />
      <Ground />
    </g>
  )
}

function Cake() {
  return (
    <g transform="translate(240 306)">
      <ellipse cy="4" rx="48" ry="8" className={styles.soft} />
      <path d="M-34 0v-24q0-8 34-8t34 8v24q-10 6-34 6t-34-6Z" className={styles.mid} />
      <path d="M-34 -24q4 10 12 4t14 4 16-4 14 2 12-6q0-8-34-8t-34 8Z" className={styles.paper} />
      <path d="M0 -32v-16" className={styles.line} />
      <circle cy="-52" r="4" className={styles.accent} />
    </g>
  )
}
