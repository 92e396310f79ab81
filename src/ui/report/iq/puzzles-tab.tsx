import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { Card } from '@/ui/primitives/card'
import sections from '../report.module.css'
import type { Report, Told } from '../score/score-facts'
import { FamilyList } from './family-list'
import { Prose } from './prose'
import { PuzzleMap } from './puzzle-map'
import { PuzzleTable } from './puzzle-table'
import { WrongCard } from './wrong-card'

type Props = { place: ScreenPlace; report: Report; told: NonNullable<Told['puzzles']> }

/** Every question on one map, then by kind of rule. */
export function PuzzlesTab({ place, report, told }: Props) {
  return (
    <div className={sections.grid}>
      <Card as="section" className={sections.section}>
        <h2 className={sections.title}>{told.title}</h2>
        <Prose>{told.said}</Prose>
        <PuzzleMap puzzles={told.list} />
        <PuzzleTable puzzles={told.list} />
      </Card>
      {told.families.length > 0 && (
        <Card as="section" className={sections.section}>
          <h2 className={sections.title}>{told.familiesTitle}</h2>
          <FamilyList families={told.families} />
          <p className={sections.muted}>{told.familiesNote}</p>
        </Card>
      )}
      <WrongCard place={place} report={report} />
    </div>
  )
}
