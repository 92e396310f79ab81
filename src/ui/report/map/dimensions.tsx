import type { MapScore } from '../questionnaire/questionnaire-report'
import sections from '../report.module.css'
import { MotiveCard } from './motive-card'
import { QuadrantCard } from './quadrant-card'
import { TraitsCard } from './traits-card'
import { TypeCard } from './type-card'

/** The four dimensions, one after another. */
export function Dimensions({ score }: { score: MapScore }) {
  const { traits, notes, type, quadrant, motive } = score
  return (
    <div className={sections.grid}>
      <TraitsCard traits={traits} notes={notes} />
      <TypeCard type={type} />
      {quadrant && <QuadrantCard quadrant={quadrant} />}
      {motive && <MotiveCard motive={motive} />}
    </div>
  )
}
