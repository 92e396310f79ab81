import { HAIRS, Head, SKINS } from '../parts'
import styles from '../scene.module.css'

/** A young man has got off his bicycle and sits on a bench, phone in hand. */
export function Bicycle() {
  return (
    <>
      <path d="M24 350V150h52v-40h48v70h58V90h60v70h66v-46h54v60h94v176Z" className={styles.soft} />
      <path
        d="M92 130h8M92 150h8M206 112h10M226 112h8M206 136h10M226 136h8M326 138h10M346 138h8M326 160h10M346 160h8M44 172h10M44 196h10"
        className={styles.line}
      />
      <circle cx="412" cy="76" r="28" className={styles.accent} opacity="0.28" />
      <circle cx="412" cy="76" r="17" className={styles.accent} />
      <Bike />
      <Bench />
      <Rider />
      <path d="M16 352H464" className={styles.line} />
    </>
  )
}

function Bike() {
  return (
    <>
      <circle cx="284" cy="304" r="46" className={styles.line} />
      <circle cx="406" cy="304" r="46" className={styles.line} />
      <path
        d="M284 258v92M238 304h92M252 272l64 64M252 336l64-64M406 258v92M360 304h92M374 272l64 64M374 336l64-64"
        className={styles.thin}
        opacity="0.5"
      />
      <g className={styles.accent}>
        <path d="M281 301l38-62 6 4-38 62ZM318 240h70v7h-70ZM316 244l26 60 7-3-27-60ZM341 302l46-60 6 4-46 60ZM388 222l22 82-7 2-22-82ZM282 300h64v7h-64Z" />
      </g>
      <path d="M306 236h28q4-10-8-10h-18q-8 4-2 10Z" className={styles.ink} />
      <path d="M384 222l-4-16q14-8 26 4M340 304l14 18M348 322h12" className={styles.line} />
      <circle cx="344" cy="304" r="11" className={styles.paper} />
      <path d="M384 226h46v34h-40Z" className={styles.paper} />
      <path d="M392 236h34M396 248h30" className={styles.thin} />
    </>
  )
}

function Bench() {
  return (
    <path
      d="M48 268h166v12H48ZM48 218h150v10H48ZM62 280v72M200 280v72M58 228v40M186 228v40"
      className={styles.paper}
    />
  )
}

function Rider() {
  return (
    <>
      <path d="M100 274q-8-76 18-90q18-8 38 0q22 12 18 90Z" className={styles.green} />
      <Head x={140} y={186} skin={SKINS[3]} hair={HAIRS[0]} />
      {/* The helmet beside him. */}
      <path d="M54 266q0-24 24-24t24 24Z" className={styles.accent} />
      <path d="M66 264q4-14 12-20M90 264q-4-14-12-20" className={styles.line} />
      <path d="M118 264h46q22 0 22 22v60h-18v-52q0-8-8-8h-42Z" className={styles.ink} opacity="0.7" />
      <path d="M108 262h78q22 0 22 22v58h-20v-50q0-8-8-8h-72Z" className={styles.ink} />
      <path d="M166 340h22v12h-22ZM188 340h26q12 2 14 12h-40Z" className={styles.paper} />
      <path d="M116 216q6 34 54 20" fill="none" stroke={SKINS[3]} strokeWidth="13" strokeLinecap="round" />
      <path d="M112 202q-4 14 4 28" className={styles.line} />
      <path d="M168 200l22 5-8 36-22-5Z" className={styles.paper} />
      <path d="M172 210l12 3M170 218l12 3" className={styles.thin} />
    </>
  )
}
