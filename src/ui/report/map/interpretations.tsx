import { Card } from '@/ui/primitives/card'
import type { MapScore } from '../questionnaire/questionnaire-report'
import sections from '../report.module.css'

/** What two dimensions mean together. */
export function Interpretations({ score: { interpretations, notes } }: { score: MapScore }) {
  return (
    <div className={sections.grid}>
      {interpretations.length === 0 && (
        <Card as="section">
          <p className={sections.words}>{notes.noInterpretation}</p>
        </Card>
      )}
      {interpretations.map(({ id, title, text }) => (
        <Card key={id} as="section" className={sections.section}>
          <h2 className={sections.title}>{title}</h2>
          <p className={sections.words}>{text}</p>
        </Card>
      ))}
      {interpretations.length > 0 && <p className={sections.muted}>{notes.interpretations}</p>}
    </div>
  )
}
