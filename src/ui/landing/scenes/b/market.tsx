import { HAIRS, Head, SKINS } from '../parts'
import styles from '../scene.module.css'

/** Two women at a market stall weigh the same fruit on a balance and laugh: level, near enough. */
export function Market() {
  return (
    <>
      <path d="M0 340q120-40 240-30t240-10v100H0Z" className={styles.soft} />
      <Awning />
      <path d="M96 290q-8-88 22-104q20-8 44 0q30 16 24 104Z" className={styles.mid} />
      <Head x={141} y={190} skin={SKINS[4]} hair={HAIRS[0]} style="curls" />
      <path d="M116 300v60M166 300v60" className={styles.line} />
      <path d="M296 290q-12-94 24-110q24-8 50 0q38 18 28 110Z" className={styles.paper} />
      <path d="M300 228q48 16 94 0M298 252q50 16 102 0" className={styles.thin} />
      <Head x={344} y={184} skin={SKINS[0]} hair={HAIRS[2]} style="long" facing="left" />
      <path d="M172 222q26 22 8 50" fill="none" stroke={SKINS[4]} strokeWidth="13" strokeLinecap="round" />
      <path d="M316 218q-26 24-8 54" fill="none" stroke={SKINS[0]} strokeWidth="13" strokeLinecap="round" />
      <Scales />
      <Counter />
      <path d="M20 366H460" className={styles.line} />
    </>
  )
}

function Awning() {
  return (
    <>
      <path d="M62 44v322M418 44v322" className={styles.line} />
      {[0, 1, 2, 3, 4, 5, 6, 7].map((stripe) => (
        <path
          key={stripe}
          d={`M${60 + stripe * 45} 44h45v54q0 20-22.500 20t-22.500-20Z`}
          className={stripe % 2 ? styles.paper : styles.green}
        />
      ))}
      <path d="M56 44h368" className={styles.line} />
    </>
  )
}

function Scales() {
  return (
    <>
      <path d="M240 166v96M218 262h44" className={styles.line} />
      <path d="M188 188q52-16 104-8" className={styles.line} />
      <circle cx="240" cy="172" r="7" className={styles.accent} />
      <path d="M188 188l-16 42h32ZM292 180l-16 42h32Z" className={styles.thin} />
      <path d="M168 230h40q-4 16-20 16t-20-16ZM272 222h40q-4 16-20 16t-20-16Z" className={styles.paper} />
      <g className={styles.green}>
        <circle cx="188" cy="222" r="9" />
        <circle cx="292" cy="214" r="9" />
      </g>
      <path d="M188 213q2-6 6-7M292 205q2-6 6-7" className={styles.line} />
    </>
  )
}

function Counter() {
  return (
    <>
      <path d="M52 276h376v16H52ZM64 292h352v74H64Z" className={styles.paper} />
      <path d="M84 262h84l-8 16H92ZM316 262h84l-8 16h-68Z" className={styles.mid} />
      <g className={styles.accent}>
        <circle cx="100" cy="256" r="9" />
        <circle cx="120" cy="254" r="9" />
        <circle cx="140" cy="256" r="9" />
        <circle cx="110" cy="242" r="9" />
        <circle cx="131" cy="241" r="9" />
      </g>
      <g className={styles.green}>
        <path d="M330 264q4-26 12-8q6-20 14 0q8-20 14-2q8-18 14 10Z" />
      </g>
      <path d="M92 314h84v32H92ZM198 314h84v32h-84ZM304 314h84v32h-84Z" className={styles.thin} />
      <path d="M134 322v16M126 330h16M240 322l9 16h-18ZM338 330h16" className={styles.line} />
    </>
  )
}
