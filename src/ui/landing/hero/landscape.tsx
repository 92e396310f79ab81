import { areaPath, curvePath, type Plot, xOf, yOf } from '@/domain/reports/curve'
import styles from './landscape.module.css'

/** The normal curve as a hill: 1440 wide, the ground at 300. Its middle part is what a phone sees. */
const HILL: Plot = { width: 1440, height: 196, padding: 0, top: 104, domain: [28, 172] }
const GROUND = HILL.top + HILL.height
const INTERVAL = [107, 123] as const
const SCORE = 115
const FAR: Plot = { ...HILL, height: 120, top: 180, domain: [62, 206] }
const FARTHER: Plot = { ...HILL, height: 150, top: 150, domain: [-16, 128] }

/** A person on the hill of the norm lets the plumb line down to a place on it. Decoration only. */
export function Landscape() {
  return (
    <svg
      viewBox="0 0 1440 316"
      preserveAspectRatio="xMidYMax slice"
      className={styles.landscape}
      focusable="false"
      aria-hidden="true"
    >
      <circle cx="524" cy="92" r="58" className={styles.halo} />
      <circle cx="524" cy="92" r="36" className={styles.sun} />
      <path d="M934 66h64m-38 12h70M604 40h48m-30 11h52M206 92h60m-34 12h58" className={styles.cloud} />
      <path d="m980 112 7 5 8-6m14-14 6 4 7-5M430 128l6 4 7-5" className={styles.bird} />
      <path d={areaPath(FARTHER, [null, null])} className={styles.farther} />
      <path d={areaPath(FAR, [null, null])} className={styles.far} />
      <Grove />
      <path d={areaPath(HILL, [null, null])} className={styles.hill} />
      <path d={areaPath(HILL, INTERVAL)} className={styles.interval} />
      <path d={curvePath(HILL)} className={styles.ridge} />
      <Somebody />
      <path d={`M0 ${GROUND}H1440`} className={styles.ground} />
      <path d={RULER} className={styles.ruler} />
    </svg>
  )
}

const RULER = Array.from({ length: 121 }, (_, step) => `M${step * 12} ${GROUND}v${step % 5 ? 5 : 10}`).join(
  '',
)

/** Trees in the shapes of the puzzles, with their fills. */
function Grove() {
  return (
    <g className={styles.grove}>
      <path
        d={`M568 ${foot(568)}v-44M470 ${foot(470)}v-30M424 ${foot(424)}v-30M1004 ${foot(1004)}v-34M1062 ${foot(1062)}v-26M1100 ${foot(1100)}v-26`}
      />
      <circle cx="568" cy={foot(568) - 58} r="24" className={styles.light} />
      <path
        d={`M552 ${foot(568) - 44}l30 -30M561 ${foot(568) - 37}l28 -28M547 ${foot(568) - 53}l26 -26`}
        className={styles.stripe}
      />
      <path d={`M470 ${foot(470) - 78}l22 54h-44Z`} className={styles.dark} />
      <path d={`M424 ${foot(424) - 62}l17 10v20l-17 10l-17 -10v-20Z`} className={styles.paper} />
      <path d={`M1004 ${foot(1004) - 74}l19 11v22l-19 11l-19 -11v-22Z`} className={styles.dark} />
      <circle cx="1062" cy={foot(1062) - 40} r="17" className={styles.paper} />
      <path d={`M1100 ${foot(1100) - 62}l17 42h-34Z`} className={styles.light} />
      <path d="M324 300v-34h40v34M316 268l28 -24 28 24" className={styles.house} />
      <path d="M338 276h12v12h-12z" className={styles.window} />
    </g>
  )
}

const foot = (x: number): number => yOf(HILL, 28 + x / 10) + 1

/** On the slope, with a rod; a dog looks on. */
function Somebody() {
  const x = xOf(HILL, SCORE)
  return (
    <g className={styles.somebody}>
      <path d={`M${x} 62V${GROUND - 26}`} className={styles.line} />
      <path d={`M${x - 5} ${GROUND - 28}h10l3 8c0 6-5 10-8 18c-3-8-8-12-8-18Z`} className={styles.weight} />
      <g transform="translate(798 129)">
        <path d="M-5 -26 -8 3h-4M5 -26 8 6h5" className={styles.legs} />
        <path d="M-11 -24c0-16 2-27 11-27s11 11 11 27Z" className={styles.coat} />
        <path d="M4 -45 24 -38" className={styles.sleeve} />
        <path d="M16 -32 72 -67" className={styles.rod} />
        <circle cx="1" cy="-60" r="8.500" className={styles.head} />
        <path d="M-8 -61c0-13 19-13 18-1c-6-3-12-3-18 1Z" className={styles.cap} />
        <path d="M-7 -51c5 3 10 3 15 0l-1 4c-4 2-9 2-13 0ZM-6 -50l-9 6 3 5 9-7Z" className={styles.scarf} />
      </g>
      <g transform="translate(746 109)" className={styles.dog}>
        <path d="M-9 -1c-2-9 1-15 8-18c0-6 4-9 9-8l7 3c1 3-2 5-5 5c0 6 0 12 1 18h-4l-2-8c-2 4-3 6-3 8Z" />
        <path d="M-9 -3c-5 0-8-3-8-7" className={styles.tail} />
      </g>
    </g>
  )
}
