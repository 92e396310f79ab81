import { Card } from '@/ui/primitives/card'
import type { MapScore } from '../questionnaire/questionnaire-report'
import sections from '../report.module.css'
import styles from './map.module.css'

/** Small things to try, by dimension. */
export function Recommendations({ score: { recommendations, notes } }: { score: MapScore }) {
  return (
    <div className={sections.grid}>
      <p className={sections.words}>{notes.recommendations}</p>
      <div className={styles.advice}>
        {recommendations.map(({ id, name, tips }) => (
          <Card key={id} as="section" className={sections.section}>
            <h2 className={sections.title}>{name}</h2>
            <Tips tips={tips} />
          </Card>
        ))}
      </div>
    </div>
  )
}

export function Tips({ tips }: { tips: readonly string[] }) {
  return (
    <ul className={styles.tips}>
      {tips.map((tip) => (
        <li key={tip}>{tip}</li>
      ))}
    </ul>
  )
}
