import { eq } from '@payloadcms/db-postgres/drizzle'
import { SCORING_VERSION } from '@/domain/measurement/norms'
import { type ScoredResult, scoreSitting } from '@/domain/measurement/score-sitting'
import { answers, reports, sittings } from '@/payload-schema'
import type { Deps } from '../deps'
import { readItemVersions } from '../sittings/item-versions'
import { formOf } from '../sittings/pinned-form'
import { scorableSitting, timeRanOut } from '../sittings/scorable-sitting'

export type Recomputed = { stored: ScoredResult; again: ScoredResult }

/**
 * A stored result beside the one that its stored answers and item versions give now. They are equal to the last bit as
 * long as the scoring version is the one that the result was made with; null when there is no result, or it was made by
 * another version.
 */
export const recomputeResult = async (
  deps: Pick<Deps, 'payload'>,
  sittingId: string,
): Promise<Recomputed | null> => {
  const db = deps.payload.db.drizzle
  const [row] = await db
    .select({ sitting: sittings, report: reports })
    .from(sittings)
    .innerJoin(reports, eq(reports.sitting, sittings.id))
    .where(eq(sittings.id, sittingId))
  if (!row?.sitting.confirmedAt || row.report.scoringVersion !== SCORING_VERSION) return null
  const { sitting, report } = row
  const form = formOf(sitting)
  const versions = await readItemVersions(
    deps,
    form.questions.map(({ versionId }) => versionId),
  )
  const given = await db.select().from(answers).where(eq(answers.sitting, sittingId))
  const ranOut = timeRanOut({ deadline: sitting.deadline, confirmedAt: new Date(row.sitting.confirmedAt) })
  const { verdict, codes, result } = report
  return {
    stored: { ...(result as object), verdict, codes } as ScoredResult,
    again: scoreSitting(
      scorableSitting({ form, versions, given, reaction: sitting.reaction as number[] | null, ranOut }),
    ),
  }
}
