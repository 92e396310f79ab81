import { HAIRS, Plant, SKINS } from '../parts'
import styles from '../scene.module.css'
import { Limb, Person, Plumb } from './person'

/** A shopkeeper behind her counter, weighing coins before she spends them. */
export function Founder() {
  return (
    <g>
      <path d="M40 40q200-44 400 0v320h-400Z" className={styles.soft} />
      <path d="M56 140h112M312 140h112" className={styles.line} />
      <Parcel x={68} y={98} width={42} height={42} />
      <Parcel x={116} y={112} width={46} height={28} />
      <Parcel x={324} y={108} width={52} height={32} />
      <path d="M384 140v-40h10v40ZM398 140v-48h12v48Z" className={styles.mid} />
      <Plumb x={214} y={22} length={22} />
      <Person x={214} y={178} cloth="accent" broad={1.1} skin={SKINS[3]} hair={HAIRS[4]} style="bun" />
      <path d="M182 208q32 22 64 0l14 90h-92Z" className={styles.paper} />
      <path d="M194 262h40v30h-40Z" className={styles.thin} />
      <Limb d="M152 222q-22 34 6 60" cloth="accent" hand={[168, 284]} skin={SKINS[3]} />
      <Limb d="M276 222q20 30 8 58" cloth="accent" hand={[278, 284]} skin={SKINS[3]} />
      <Balance />
      <path d="M36 292h408v20h-408Z" className={styles.accent} />
      <path d="M52 312h376v48h-376Z" className={styles.mid} />
      <path d="M74 324h92v24h-92ZM194 324h92v24h-92ZM314 324h92v24h-92Z" className={styles.thin} />
      <Plant x={92} y={292} />
      <path d="M20 360H460" className={styles.line} />
    </g>
  )
}

function Parcel({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={`M0 0h${width}v${height}h-${width}Z`} className={styles.paper} />
      <path d={`M${width / 2} 0v${height}M0 ${height / 2}h${width}`} className={styles.thin} />
    </g>
  )
}

/** Coins on one side, a small matrix on the other. */
function Balance() {
  return (
    <g transform="translate(372 292)">
      <path
        d="M-22 0h44M0 0v-98M-46 -90l92 -12M-46 -90l-18 34M-46 -90l18 34M46 -102l-18 34M46 -102l18 34"
        className={styles.line}
      />
      <path d="M-60 -62h28v6h-28ZM-56 -69h28v7h-28ZM-61 -76h28v7h-28Z" className={styles.paper} />
      <path d="M36 -90h22v22h-22Z" className={styles.paper} />
      <path d="M36 -79h22M47 -90v22" className={styles.thin} />
      <path d="M-72 -56h52q-7 18-26 18t-26-18ZM20 -68h52q-7 18-26 18t-26-18Z" className={styles.accent} />
      <circle cy="-99" r="5" className={styles.ink} />
    </g>
  )
}
