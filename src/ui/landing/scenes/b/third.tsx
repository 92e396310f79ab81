import { HAIRS, Head, SKINS } from '../parts'
import styles from '../scene.module.css'

/** Two of seventy at a table below an oak: she thinks over a tablet, he holds the teapot and waits. */
export function Third() {
  return (
    <>
      <path d="M0 330q110-60 236-44t244-20v134H0Z" className={styles.soft} />
      <Oak />
      <Bench />
      <path d="M180 300h58v60h-18v-40h-22v40h-18ZM342 300h58v60h-18v-40h-22v40h-18Z" className={styles.ink} />
      <path d="M160 306q-10-80 22-96q22-8 44 0q34 16 30 96Z" className={styles.accent} />
      <Head x={202} y={206} skin={SKINS[0]} hair={HAIRS[4]} style="bun" />
      <path d="M188 202q14 14 30 0l4 10q-18 14-40 0Z" className={styles.paper} />
      <g className={styles.line}>
        <circle cx="211" cy="175" r="6" />
        <path d="M217 174h3M205 175h-16" />
      </g>
      <path d="M324 306q-8-82 24-98q22-8 46 0q36 14 32 98Z" className={styles.green} />
      <Head x={370} y={204} skin={SKINS[4]} hair={HAIRS[4]} facing="left" />
      <path d="M387 176q-1 21-18 21q-14 0-17-12q7 3 13 1q13-1 22-10Z" fill={HAIRS[4]} />
      <Cloth />
      <path d="M176 246q-4 48 54 44" fill="none" stroke={SKINS[0]} strokeWidth="14" strokeLinecap="round" />
      <path d="M338 244q-20 22-24 16" fill="none" stroke={SKINS[4]} strokeWidth="14" strokeLinecap="round" />
      <Pot />
      <path d="M24 366H456" className={styles.line} />
    </>
  )
}

function Oak() {
  return (
    <>
      <path d="M62 366q18-70 6-160h38q-6 96 20 160Z" className={styles.ink} opacity="0.8" />
      <g className={styles.mid}>
        <circle cx="52" cy="126" r="54" />
        <circle cx="122" cy="86" r="64" />
        <circle cx="202" cy="96" r="50" />
        <circle cx="124" cy="150" r="52" />
        <circle cx="262" cy="74" r="30" />
      </g>
      <path d="M88 210l-26-44M96 206l44-50" className={styles.line} />
      {/* Leaves that fall. */}
      <g className={styles.accent}>
        <path d="M296 140q12-12 20 0q-8 12-20 0ZM340 96q8-14 18-6q-4 14-18 6ZM418 152q12-10 18 2q-10 10-18-2ZM268 178q8-12 16-2q-6 10-16 2Z" />
        <path d="M60 96q12-12 20 0q-8 12-20 0ZM132 60q12-12 20 0q-8 12-20 0ZM190 112q12-12 20 0q-8 12-20 0ZM104 140q12-12 20 0q-8 12-20 0Z" />
      </g>
    </>
  )
}

function Bench() {
  return <path d="M138 258h124v14h-124ZM306 258h140v14h-140ZM152 272v94M430 272v94" className={styles.line} />
}

function Cloth() {
  return (
    <>
      <path d="M196 296h190l14 34H182Z" className={styles.paper} />
      <path d="M216 330v36M366 330v36" className={styles.line} />
      <path
        d="M182 330l12 12 12-12 12 12 12-12 12 12 12-12 12 12 12-12 12 12 12-12 12 12 12-12 12 12 12-12 12 12 12-12 12 12"
        className={styles.line}
      />
      {/* The tablet stands, its back to us; what she sees is hers. */}
      <path d="M236 256h44l8 44h-60Z" className={styles.ink} />
      <path d="M248 268h24" className={styles.thin} />
    </>
  )
}

function Pot() {
  return (
    <>
      <path d="M296 264q-2-18 18-18t20 18q2 20-6 26h-26q-8-8-6-26Z" className={styles.accent} />
      <path d="M296 268l-14-10M334 256q14-2 12 12t-14 10" className={styles.line} />
      <circle cx="314" cy="243" r="4" className={styles.ink} />
      <path d="M340 292h22v10q0 6-6 6h-10q-6 0-6-6Z" className={styles.paper} />
      <path d="M348 284q4-5 0-10M356 284q4-5 0-10" className={styles.thin} />
    </>
  )
}
