import { Ground, HAIRS, Head, SKINS } from '../parts'
import styles from '../scene.module.css'
import { Limb, Matrix, Plumb } from './person'

/** Somebody stands before a matrix as high as a wall and takes the time to look. */
export function Wall() {
  return (
    <g>
      <path d="M20 20h440v340h-440Z" className={styles.soft} />
      <Matrix x={144} y={40} side={282} />
      <Plumb x={379} y={230} length={30} />
      <g transform="translate(-24 0)">
        <Limb d="M112 268v70" cloth="ink" />
        <Limb d="M140 268l7 70" cloth="ink" />
        <path d="M98 360v-8q0-8 8-8h10q10 8 14 16ZM138 360v-8q0-8 8-8h8q10 8 14 16Z" className={styles.ink} />
        <path
          d="M116 176c-20 2-32 12-32 34l2 66h80l2-66c0-22-12-32-32-34q-10 8-20 0Z"
          className={styles.mid}
        />
        <g transform="translate(126 176) scale(1.15)">
          <Head x={0} y={0} skin={SKINS[2]} hair={HAIRS[0]} style="bun" />
        </g>
        <Limb d="M162 206q22 12 16 32l-20 -24" cloth="mid" hand={[150, 172]} skin={SKINS[2]} />
      </g>
      <Ground />
    </g>
  )
}
