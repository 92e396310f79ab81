import { eq } from '@payloadcms/db-postgres/drizzle'
import { answers, reports, sittings } from '@/payload-schema'
import type { Deps } from '../deps'
import type { Scored } from '../sittings/kinds/kind-rules'
import { rulesOf } from '../sittings/kinds/rules-of'
import { formOf } from '../sittings/pinned-form'
import { timeRanOut } from '../sittings/time-ran-out'

type Result = Pick<Scored, 'verdict' | 'codes' | 'shown'>

export type Recomputed = { stored: Result; again: Result }

/**
 * A stored result beside the one that its stored answers and item versions give under the scoring version that it was made
 * with. They are equal to the last bit; null when there is no result, or its version is no longer known.
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
  if (!row?.sitting.confirmedAt) return null
  const { sitting, report } = row
  const form = formOf(sitting)
  const rules = rulesOf(form)
  if (!rules.knowsVersion(report.scoringVersion)) return null
  const given = await db.select().from(answers).where(eq(answers.sitting, sittingId))
  const ranOut = timeRanOut({ deadline: sitting.deadline, confirmedAt: new Date(row.sitting.confirmedAt) })
  const reaction = sitting.reaction as number[] | null
  const begunIn = sitting.locale
  const { verdict, codes, shown } = await rules.score(
    deps,
    { form, given, reaction, ranOut, begunIn },
    report.scoringVersion,
  )
  return {
    stored: { verdict: report.verdict, codes: report.codes, shown: report.result as object },
    again: { verdict, codes, shown },
  }
}
