import { Ground, HAIRS, Plant, SKINS } from '../parts'
import styles from '../scene.module.css'
import limbs from './limbs.module.css'
import { Limb, Matrix, Mug, Person } from './person'

/** An evening at the kitchen table, with tea, a puzzle and the cat. */
export function Home() {
  return (
    <g>
      <path d="M44 40q0-16 16-16h360q16 0 16 16v320h-392Z" className={styles.soft} />
      <path d="M72 60h104v120h-104Z" className={styles.ink} />
      <path d="M150 92a22 22 0 1 1-26-26 18 18 0 0 0 26 26Z" className={styles.paper} />
      <circle cx="94" cy="80" r="2" className={styles.paper} />
      <circle cx="104" cy="142" r="2" className={styles.paper} />
      <path d="M124 60v120M72 120h104" className={styles.thin} />
      <path d="M64 180h120" className={styles.line} />
      <Plant x={92} y={180} />
      <path d="M262 24v50" className={styles.line} />
      <path d="M196 330l34-206h64l34 206Z" className={styles.accent} opacity=".14" />
      <path d="M218 124q4-50 44-50t44 50Z" className={styles.accent} />
      <Person
        x={262}
        y={212}
        broad={1.2}
        cloth="accent"
        skin={SKINS[2]}
        hair={HAIRS[0]}
        style="short"
        facing="left"
      />
      <Limb d="M192 256q-12 36 20 52" cloth="accent" hand={[226, 308]} skin={SKINS[2]} />
      <Limb d="M334 256q16 36-12 48" cloth="accent" hand={[308, 306]} skin={SKINS[2]} />
      <g transform="translate(230 322) skewX(-14) scale(1 .5)">
        <Matrix x={0} y={-62} side={74} />
      </g>
      <path d="M32 318h416v16h-416Z" className={styles.mid} />
      <path d="M52 334h376v26h-376Z" className={styles.paper} />
      <path d="M240 334v26M140 347h16M324 347h16" className={styles.line} />
      <Mug x={150} y={318} />
      <Cat />
      <Ground />
    </g>
  )
}

/** It lies on the table, where it may not. */
function Cat() {
  return (
    <g transform="translate(384 318)">
      <path d="M-34 0q-8-34 22-36h22q26 4 24 36Z" className={styles.ink} />
      <path d="M-44 -26l2-20 10 8h10l10-8 2 20q-2 14-17 14t-17-14Z" className={styles.ink} />
      <path d="M32 -4q20-2 20-20" className={limbs.thick} />
    </g>
  )
}
