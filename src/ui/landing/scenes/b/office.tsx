import { HAIRS, Head, Plant, SKINS } from '../parts'
import styles from '../scene.module.css'

/** A man at his desk at home, in slippers, his keyboard before him; the cat keeps the chair beside. */
export function Office() {
  return (
    <>
      <path d="M60 56h360q20 0 20 20v284H40V76q0-20 20-20Z" className={styles.soft} />
      <Wall />
      {/* The chair, he, the desk. */}
      <path d="M96 214q0-20 20-20h12q8 0 10 8l16 80h-46Z" className={styles.mid} />
      <path d="M110 282h88v14h-88ZM152 296v40M118 356q34-34 68 0" className={styles.line} />
      <path d="M128 284q-14-72 14-88q20-8 38 2q20 14 14 86Z" className={styles.green} />
      <Head x={166} y={196} skin={SKINS[1]} hair={HAIRS[0]} />
      <path d="M148 170q2 20 20 20q14 0 16-14q-12 4-18-2q-8 2-18-4Z" fill={HAIRS[0]} />
      <path d="M132 276h104q18 0 18 18v50h-20v-44q0-6-8-6h-94Z" className={styles.ink} />
      <path d="M232 344h26q14 0 16 14h-42Z" className={styles.accent} />
      <path d="M156 222q8 42 82 30" fill="none" stroke={SKINS[1]} strokeWidth="13" strokeLinecap="round" />
      <Desk />
      <Plant x={418} y={256} />
      <path d="M20 360H460" className={styles.line} />
      <Cat />
    </>
  )
}

function Wall() {
  return (
    <>
      <path d="M76 92h86v62H76Z" className={styles.paper} />
      <path d="M76 154v-12q22-26 44-8q20-18 42 2v18Z" className={styles.mid} />
      <path d="M119 92v62M68 154h102" className={styles.line} />
      <circle cx="216" cy="108" r="22" className={styles.paper} />
      <path d="M216 94v14l9 6" className={styles.line} />
      <path
        d="M350 132h84M362 132v-26h12v26M376 132v-34h10v34M388 132l8-30 10 3-7 27"
        className={styles.line}
      />
      <path d="M362 106h12v26h-12ZM388 132l8-30 10 3-7 27Z" className={styles.accent} />
    </>
  )
}

/** A screen with one puzzle and nothing else. */
function Desk() {
  return (
    <>
      <path d="M272 152h116q6 0 6 6v76q0 6-6 6H272q-6 0-6-6v-76q0-6 6-6Z" className={styles.paper} />
      <path d="M324 240h12v16h-12ZM304 256h52" className={styles.line} />
      <path d="M298 166h60v60h-60ZM318 166v60M338 166v60M298 186h60M298 206h60" className={styles.line} />
      <g className={styles.accent}>
        <circle cx="308" cy="176" r="5" />
        <circle cx="328" cy="196" r="5" />
        <path d="M343 171h10v10h-10ZM303 191h10v10h-10ZM308 210l5 11h-10ZM328 170l5 11h-10Z" />
        <path d="M323 211h10v10h-10ZM348 190l5 11h-10Z" />
      </g>
      <path d="M226 256h218v10H226ZM244 266v94M430 266v94" className={styles.paper} />
      <path d="M228 248h46l4 8h-52Z" className={styles.ink} />
      <path d="M374 240h18v10q0 6-6 6h-6q-6 0-6-6Z" className={styles.accent} />
    </>
  )
}

function Cat() {
  return (
    <>
      <path d="M318 360q-6-34 20-40q-4-14 2-24l8 8h10l8-8q6 12 0 24q20 10 18 40Z" className={styles.ink} />
      <path d="M384 356q20-2 16-26" className={styles.line} strokeWidth="6" />
    </>
  )
}
