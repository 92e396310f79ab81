'use client'

import { Card } from '@/ui/primitives/card'
import { FiguresTable } from '../questionnaire/figures-table'
import rows from '../questionnaire/questionnaire.module.css'
import type { MapHealth } from '../questionnaire/questionnaire-report'
import { ScaleBar } from '../questionnaire/scale-bar'
import { Stressed } from '../questionnaire/stressed'
import sections from '../report.module.css'
import score from '../score/score-card.module.css'
import styles from './map.module.css'
import { Tips } from './recommendations'

type Index = NonNullable<MapHealth['index']>

/** The part about health as a whole, free: its index with the interval, three scales, and small things to try. In no colour of a result. */
export function HealthCard({ health }: { health: MapHealth }) {
  const { name, about, index, noIndex, scales, tipsTitle, norm, answered, assumed } = health
  return (
    <Card as="section" className={sections.section} aria-labelledby="health">
      <h2 id="health" className={sections.title}>
        {name}
      </h2>
      <p className={sections.muted}>{about}</p>
      {index ? <IndexTold index={index} /> : <p className={sections.words}>{noIndex}</p>}
      {scales.length > 0 && <Scales health={health} />}
      {index && index.tips.length > 0 && (
        <section className={sections.section}>
          <h3 className={rows.name}>{tipsTitle}</h3>
          <Tips tips={index.tips} />
        </section>
      )}
      {(index || scales.length > 0) && <p className={sections.muted}>{assumed}</p>}
      <p className={sections.muted}>{answered}</p>
      <p className={styles.note}>{norm}</p>
    </Card>
  )
}

function IndexTold({ index: { figure, bandName, interval, capped, text } }: { index: Index }) {
  return (
    <>
      <div>
        <p className={score.words}>
          <Stressed said={figure} className={styles.figure} />
        </p>
        {interval && <p className={sections.muted}>{interval}</p>}
      </div>
      <p className={styles.bandName}>{bandName}</p>
      <p className={sections.words}>{text}</p>
      {capped && <p className={sections.words}>{capped}</p>}
    </>
  )
}

function Scales({ health: { scalesTitle, scales } }: { health: MapHealth }) {
  return (
    <section className={sections.section}>
      <h3 className={rows.name}>{scalesTitle}</h3>
      <ul className={styles.plain}>
        {scales.map(({ id, name, about, bar, level }) => (
          <li key={id} className={rows.side}>
            <h4 className={styles.axis}>{name}</h4>
            {about && <p className={sections.muted}>{about}</p>}
            <ScaleBar {...bar} />
            {/* On a phone a bar names its ends alone. */}
            {level && <p className={styles.here}>{level}</p>}
          </li>
        ))}
      </ul>
      <FiguresTable groups={scales} />
    </section>
  )
}
