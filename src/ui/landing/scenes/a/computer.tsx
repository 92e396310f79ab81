import { Ground, HAIRS, Head, Plant, SKINS } from '../parts'
import styles from '../scene.module.css'
import limbs from './limbs.module.css'
import { Limb, Matrix, Plumb } from './person'

/** Somebody in a wheelchair at the desk; before them the six keys that choose. */
export function Computer() {
  return (
    <g>
      <circle cx="230" cy="180" r="168" className={styles.soft} />
      <path d="M256 84q0-8 8-8h156q8 0 8 8v112q0 8-8 8h-156q-8 0-8-8Z" className={styles.paper} />
      <Matrix x={296} y={92} side={92} />
      <path d="M334 204h18v38h-18ZM310 242h66v8h-66Z" className={styles.mid} />
      <Plumb x={226} y={24} length={40} />
      <Sitter />
      <path d="M208 250h244v14h-244Z" className={styles.accent} />
      <path d="M432 264v96" className={styles.line} />
      <path d="M214 242h72l6 8h-84Z" className={styles.paper} />
      <Plant x={416} y={250} />
      <Keys />
      <Ground />
    </g>
  )
}

function Sitter() {
  return (
    <g>
      <path d="M76 190v110h80" className={limbs.thick} />
      <path
        d="M120 160c-24 2-36 14-36 38l-4 92h88l-6-92c0-24-10-36-24-38q-9 8-18 0Z"
        className={styles.accent}
      />
      <g transform="translate(128 160) scale(1.4)">
        <Head x={0} y={0} skin={SKINS[1]} hair={HAIRS[3]} style="long" />
      </g>
      <Limb d="M112 284h80v44" cloth="mid" />
      <Limb d="M124 200q8 44 44 44l46-2" cloth="accent" hand={[228, 238]} skin={SKINS[1]} />
      <circle cx="116" cy="306" r="54" className={limbs.thick} />
      <circle cx="116" cy="306" r="8" className={styles.ink} />
      <path d="M116 306v-52M116 306h52M116 306l-38 38" className={styles.thin} />
      <path d="M184 348h34" className={limbs.thick} />
      <circle cx="200" cy="350" r="10" className={styles.paper} />
    </g>
  )
}

/** Keys 1 to 6, one of them pressed. */
function Keys() {
  return (
    <g transform="translate(250 302)">
      <path d="M-12 -4q0-8 8-8h186q8 0 8 8v38q0 8-8 8h-186q-8 0-8-8Z" className={styles.paper} />
      {[0, 1, 2, 3, 4, 5].map((key) => (
        <g key={key} transform={`translate(${key * 30} ${key === 3 ? 4 : 0})`}>
          <path
            d="M0 4q0-4 4-4h18q4 0 4 4v18q0 4-4 4h-18q-4 0-4-4Z"
            className={key === 3 ? styles.accent : styles.paper}
          />
          {key !== 3 && <path d="M0 22q0 8 4 8h18q4 0 4-8" className={styles.line} />}
        </g>
      ))}
    </g>
  )
}
