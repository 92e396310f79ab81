import { Ground, HAIRS, SKINS } from '../parts'
import styles from '../scene.module.css'
import { Limb, Mug, Person } from './person'

/** Two friends in a café: one says that all is well, the other hears the tangle behind it. */
export function Girl() {
  return (
    <g>
      <path d="M60 360V170a180 150 0 0 1 360 0v190Z" className={styles.soft} />
      <path
        d="M196 42h144q20 0 20 20v34q0 20-20 20h-24l-2 22-22-22h-96q-20 0-20-20v-34q0-20 20-20Z"
        className={styles.paper}
      />
      <path d="M206 80q14-12 28 0t28 0 28 0 28 0" className={styles.line} />
      <Tangle />
      <Person x={142} y={204} cloth="accent" skin={SKINS[0]} hair={HAIRS[2]} style="long" />
      <Person x={342} y={208} cloth="mid" skin={SKINS[4]} hair={HAIRS[0]} style="short" facing="left" />
      <Limb d="M92 250q-12 44 20 58" cloth="accent" />
      <Limb d="M196 250q22 26 22 44" cloth="accent" hand={[228, 300]} skin={SKINS[0]} />
      <Limb d="M290 254q-22 26-30 40" cloth="mid" hand={[252, 302]} skin={SKINS[4]} />
      <path d="M44 312h392l8 48h-408Z" className={styles.paper} />
      <path d="M44 312h392l2 12h-396Z" className={styles.mid} />
      <path d="M96 326l-4 34M168 326l-2 34M240 326v34M312 326l2 34M384 326l4 34" className={styles.thin} />
      <Mug x={164} y={312} />
      <Mug x={316} y={312} />
      <Ground />
    </g>
  )
}

/** What the words do not say. */
function Tangle() {
  return (
    <g>
      <circle cx="392" cy="146" r="5" className={styles.mid} />
      <circle cx="412" cy="126" r="8" className={styles.mid} />
      <path
        transform="translate(430 70) scale(1.5) translate(-440 -84)"
        d="M430 96c-20-22 22-40 26-14s-36 26-32 2 40-24 36 4-44 22-38-2 28-34 36-10"
        className={styles.thin}
      />
    </g>
  )
}
