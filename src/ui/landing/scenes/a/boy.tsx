import { Ground, HAIRS, Head, SKINS } from '../parts'
import styles from '../scene.module.css'
import { Limb, Plumb } from './person'

/** A student on a bench under a tree, between two lectures. */
export function Boy() {
  return (
    <g>
      <path d="M20 360V170q0-20 20-20h400q20 0 20 20v190Z" className={styles.soft} />
      <Hall />
      <path d="M373 360l4-180h8l4 180Z" className={styles.ink} />
      <path
        d="M380 60c44-14 82 20 76 62 6 46-36 78-76 68-42 10-80-24-74-66-4-44 34-78 74-64Z"
        className={styles.green}
      />
      <path d="M380 190v-60M380 160l-24-22M380 148l22-22" className={styles.line} />
      <Plumb x={330} y={152} length={44} />
      <path d="M110 284h250v14h-250Z" className={styles.accent} />
      <path d="M134 298v62M336 298v62" className={styles.line} />
      <Student />
      <path d="M296 284q-6-50 22-52 30 2 24 52Z" className={styles.mid} />
      <path d="M300 262h38M308 236q10-14 20 0" className={styles.line} />
      <Ground />
    </g>
  )
}

function Student() {
  return (
    <g>
      <path
        d="M206 168c-24 2-36 14-36 38l-2 82h88l-4-82c0-24-12-36-28-38q-9 8-18 0Z"
        className={styles.accent}
      />
      <g transform="translate(214 168) scale(1.35)">
        <Head x={0} y={0} skin={SKINS[1]} hair={HAIRS[0]} style="curls" />
      </g>
      <Limb d="M186 282h50l-4 58" cloth="ink" />
      <Limb d="M220 282h44l9 58" cloth="ink" />
      <path
        d="M218 360v-6q0-8 8-8h14q16 4 20 14ZM262 360v-6q0-8 8-8h14q16 4 20 14Z"
        className={styles.paper}
      />
      <path d="M266 216l26-8 16 46-26 8Z" className={styles.paper} />
      <path d="M272 219l14-4 5 14-14 5Z" className={styles.mid} />
      <Limb d="M194 210q0 36 30 42l34-2" cloth="accent" hand={[272, 248]} skin={SKINS[1]} />
    </g>
  )
}

/** A front with columns, far away. */
function Hall() {
  return (
    <g>
      <path d="M40 190l90-52 90 52Z" className={styles.paper} />
      <path d="M50 190h160v12h-160Z" className={styles.paper} />
      <path
        d="M60 202h16v158h-16ZM100 202h16v158h-16ZM144 202h16v158h-16ZM184 202h16v158h-16Z"
        className={styles.paper}
      />
      <circle cx="130" cy="170" r="8" className={styles.mid} />
    </g>
  )
}
