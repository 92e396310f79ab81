import { Ground, HAIRS, SKINS } from '../parts'
import styles from '../scene.module.css'
import { Limb, Matrix, Person, Plumb } from './person'

/** Two people in a workshop of puzzles: one brings a panel, the other measures. */
export function GeniusLab() {
  return (
    <g>
      <path d="M40 360V120a200 100 0 0 1 400 0v240Z" className={styles.soft} />
      <Plumb x={372} y={44} length={40} />
      <path d="M150 360l24-120M330 360l-24-120" className={styles.line} />
      <Matrix x={150} y={76} side={186} />
      <path d="M136 266h214v12h-214Z" className={styles.accent} />
      <Person x={84} y={238} size={1.25} cloth="paper" skin={SKINS[3]} hair={HAIRS[2]} style="curls" />
      <Limb d="M128 268q40 10 62-20" cloth="paper" hand={[202, 238]} skin={SKINS[3]} />
      <path d="M196 190l30-8 10 40-32 10Z" className={styles.paper} />
      <Person
        x={402}
        y={228}
        size={1.25}
        cloth="mid"
        skin={SKINS[0]}
        hair={HAIRS[4]}
        style="short"
        facing="left"
      />
      <Limb d="M346 262q-20 30-34-14" cloth="mid" hand={[308, 236]} skin={SKINS[0]} />
      <path d="M268 240l74-22 5 14-74 22Z" className={styles.accent} />
      <path d="M278 237l3 7M290 233l3 7M302 230l3 7M314 226l3 7M326 223l3 7" className={styles.thin} />
      <Bench />
      <Ground />
    </g>
  )
}

/** Panels that are still to be used, and the shapes of which they are made. */
function Bench() {
  return (
    <g>
      <path d="M14 322h456v14h-456Z" className={styles.accent} />
      <path d="M18 336h448v24h-448Z" className={styles.mid} />
      <path d="M190 322v-30h30v30ZM226 322v-30h30v30Z" className={styles.paper} />
      <circle cx="205" cy="307" r="8" className={styles.mid} />
      <path d="M241 297l9 17h-18Z" className={styles.accent} />
      <path d="M276 322q-12-18 4-30v-16h18v16q16 12 4 30Z" className={styles.green} />
    </g>
  )
}
