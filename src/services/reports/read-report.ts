import { eq, sql } from '@payloadcms/db-postgres/drizzle'
import type { Part } from '@/domain/catalog/parts'
import type { ScoredResult } from '@/domain/measurement/score-sitting'
import { reports, sittings } from '@/payload-schema'
import type { Deps } from '../deps'
import { deliverableToday } from '../orders/read-offer'
import { findSitting, type OwnSitting } from '../sittings/find-sitting'
import type { PinnedForm } from '../sittings/pinned-form'
import type { Viewer } from '../visitors/viewer'
import { openPartsOf } from './open-parts'

export type ReportView = {
  orderNumber: string
  code: string
  examId: number
  timing: OwnSitting['timing']
  finishedAt: string
  total: number
  answered: number
  /** Answers that came too late: kept, not scored. */
  late: number
  caution: boolean
  openParts: Part[]
  /** Parts that can be bought today and are not open. */
  lockedParts: Part[]
  /** Present only when the score part is open. */
  score: Pick<
    ScoredResult,
    | 'iq'
    | 'ci95'
    | 'percentile'
    | 'band'
    | 'atCeiling'
    | 'atFloor'
    | 'formRange'
    | 'raw'
    | 'dimensions'
    | 'normVersion'
    | 'scoringVersion'
  > | null
}

export type ReportAnswer =
  | { kind: 'report'; report: ReportView }
  /** The sitting is this viewer's, but there is no report to read: where to go instead. */
  | { kind: 'elsewhere'; because: 'not_confirmed' | 'abnormal' }

/** A sitting's report as far as it is bought. An unpaid byte is never in it. Throws 404 for whom it does not belong to. */
export const readReport = async (
  deps: Deps,
  { number, viewer }: { number: string; viewer: Viewer },
): Promise<ReportAnswer> => {
  const sitting = await findSitting(deps, { number, viewer })
  if (sitting.state === 'abnormal') return { kind: 'elsewhere', because: 'abnormal' }
  if (sitting.state !== 'valid') return { kind: 'elsewhere', because: 'not_confirmed' }
  const db = deps.payload.db.drizzle
  const [row] = await db.select().from(reports).where(eq(reports.sitting, sitting.id))
  if (!row) throw new Error(`Sitting ${sitting.number} is scored but has no report.`)
  const [late] = await db
    .select({
      count: sql<number>`(select count(*) from answers a where a.sitting_id = "sittings"."id" and a.late_choice is not null)`,
    })
    .from(sittings)
    .where(eq(sittings.id, sitting.id))
  const open = await openPartsOf(deps, sitting.id)
  const deliverable = await deliverableToday(deps)
  const result = row.result as ScoredResult
  return {
    kind: 'report',
    report: {
      orderNumber: sitting.number,
      code: sitting.code,
      examId: sitting.examNumber,
      timing: sitting.timing,
      finishedAt: new Date(sitting.confirmedAt ?? sitting.startedAt).toISOString(),
      total: (sitting.form as PinnedForm).questions.length,
      answered: result.answered,
      late: Number(late?.count ?? 0),
      caution: row.verdict === 'caution',
      openParts: [...open],
      lockedParts: [...deliverable].filter((part) => !open.has(part)),
      score: open.has('iq_score') ? scoreOf(result) : null,
    },
  }
}

const scoreOf = (result: ScoredResult): NonNullable<ReportView['score']> => ({
  iq: result.iq,
  ci95: result.ci95,
  percentile: result.percentile,
  band: result.band,
  atCeiling: result.atCeiling,
  atFloor: result.atFloor,
  formRange: result.formRange,
  raw: result.raw,
  dimensions: result.dimensions,
  normVersion: result.normVersion,
  scoringVersion: result.scoringVersion,
})
