import { Card } from '@/ui/primitives/card'
import { Point } from '../questionnaire/point'
import rows from '../questionnaire/questionnaire.module.css'
import type { MapScore } from '../questionnaire/questionnaire-report'
import { ScaleRow } from '../questionnaire/scale-row'
import { ScalePicture, ScalesTable } from '../questionnaire/scale-told'
import sections from '../report.module.css'
import styles from './map.module.css'
import type { Trait } from './map-told'

/** Each trait with its interval, its range in words, and its place in the sample where there is one. */
export function TraitsCard({
  traits: { title, list, norm, assumed },
  notes,
}: Pick<MapScore, 'traits' | 'notes'>) {
  return (
    <Card as="section" className={sections.section}>
      <h2 className={sections.title}>{title}</h2>
      <ul className={rows.rows}>
        {list.map((trait) => (
          <ScaleRow key={trait.id} scale={trait} figures={<Figures trait={trait} />}>
            {trait.text && <p className={rows.text}>{trait.text}</p>}
            {trait.near && <p className={rows.near}>{trait.near.said}</p>}
          </ScaleRow>
        ))}
      </ul>
      <div className={styles.norms}>
        <p>{notes.bands}</p>
        <p>{notes.interval}</p>
        <p>{norm}</p>
      </div>
      <ScalesTable scales={list} assumed={assumed} />
    </Card>
  )
}

function Figures({ trait }: { trait: Trait }) {
  return (
    <>
      <Point scale={trait} small />
      <ScalePicture scale={trait} />
      {trait.percentile && <p className={sections.muted}>{trait.percentile}</p>}
    </>
  )
}
