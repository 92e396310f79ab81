import { eq, sql } from '@payloadcms/db-postgres/drizzle'
import { deliverableParts } from '@/domain/catalog/built-parts'
import { type Entitlement, openParts } from '@/domain/catalog/entitlements'
import type { Part } from '@/domain/catalog/parts'
import type { ScoredResult } from '@/domain/measurement/score-sitting'
import { answers, entitlements, exams, report_links, reports, sittings, storefronts } from '@/payload-schema'
import type { Deps } from '../deps'
import { guideSteps, publishedExamKinds } from '../orders/deliverable-today'
import { HttpRefusal } from '../refusal'
import { isOwn, type SittingRow } from '../sittings/find-sitting'
import type { Viewer } from '../visitors/viewer'

export type ReportView = {
  orderNumber: string
  code: string
  examId: number
  timing: SittingRow['timing']
  finishedAt: string
  total: number
  answered: number
  /** Answers that came too late: kept, not scored. */
  late: number
  caution: boolean
  openParts: Part[]
  /** Parts that can be bought today and are not held. */
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
    | 'lateDrop'
    | 'reaction'
    | 'normVersion'
    | 'scoringVersion'
  > | null
}

export type ReportAnswer =
  | { kind: 'report'; report: ReportView }
  /** The sitting is this viewer's, but there is no report to read: where to go instead. */
  | { kind: 'elsewhere'; because: 'not_confirmed' | 'abnormal' }

/**
 * A sitting's report as far as it is bought: of what services/sittings/confirm-sitting.ts stored. Its reader is
 * ui/report/report-screen.tsx; what may be said of its score decides ui/report/score/score-facts.ts. An unpaid byte is never in it. Throws 404 for whom it does not belong to,
 * with the same bytes as for an unknown number (docs/decisions/0023). One statement: people open their report again
 * and again.
 */
export const readReport = async (
  deps: Deps,
  { number, viewer }: { number: string; viewer: Viewer },
): Promise<ReportAnswer> => {
  const row = await readRow(deps, { number, viewer })
  if (!row || !(isOwn(row, viewer) || row.granted)) throw new HttpRefusal('notFound')
  if (row.state === 'abnormal') return { kind: 'elsewhere', because: 'abnormal' }
  if (row.state !== 'valid') return { kind: 'elsewhere', because: 'not_confirmed' }
  if (!row.result) throw new Error(`Sitting ${number} is scored but has no report.`)
  const { sittingId } = row
  const sold = row.entitlements.map(
    ({ revokedAt, ...one }): Entitlement => ({
      ...one,
      revokedAt: revokedAt === null ? null : new Date(revokedAt),
    }),
  )
  const own = sold.filter((one) => one.sittingId === sittingId)
  const open = openParts({ sittingId, entitlements: own, now: deps.now() })
  const held = openParts({ sittingId, entitlements: sold, now: deps.now() })
  const deliverable = deliverableParts({ publishedExamKinds: row.kinds, guideSteps: row.steps })
  const result = row.result as ScoredResult
  return {
    kind: 'report',
    report: {
      orderNumber: number,
      code: row.code ?? '',
      examId: row.examNumber ?? 0,
      timing: row.timing,
      finishedAt: new Date(row.confirmedAt ?? row.startedAt).toISOString(),
      total: Number(row.total),
      answered: result.answered,
      late: Number(row.late),
      caution: row.verdict === 'caution',
      openParts: [...open],
      lockedParts: [...deliverable].filter((part) => !held.has(part)),
      score: open.has('iq_score') ? scoreOf(result) : null,
    },
  }
}

type Sold = { sittingId: string; skuParts: Part[]; revokedAt: string | null }

const readRow = async (
  { payload, now }: Pick<Deps, 'payload' | 'now'>,
  { number, viewer }: { number: string; viewer: Viewer },
) => {
  const [row] = await payload.db.drizzle
    .select({
      sittingId: sittings.id,
      visitorHash: sittings.visitorHash,
      devices: sittings.devices,
      granted: sql<boolean>`exists (
        select 1 from ${report_links} link
        where link.token_hash = ${viewer.grantHash} and link.purpose = 'grant' and link.revoked_at is null
          and link.expires_at > ${now().toISOString()} and link.sittings @> to_jsonb(${sittings.id}::text)
      )`,
      state: sittings.state,
      timing: sittings.timing,
      startedAt: sittings.startedAt,
      confirmedAt: sittings.confirmedAt,
      total: sql<number>`jsonb_array_length(${sittings.form} -> 'questions')`,
      examNumber: exams.number,
      code: storefronts.code,
      result: reports.result,
      verdict: reports.verdict,
      late: sql<number>`(
        select count(*) from ${answers} given where given.sitting_id = ${sittings.id} and given.late_choice is not null
      )`,
      // Of the person, as ownedParts has it. Written by services/orders/grant-entitlement.ts.
      entitlements: sql<Sold[]>`(
        select coalesce(json_agg(json_build_object(
          'sittingId', sold.sitting_id, 'skuParts', sold.parts, 'revokedAt', sold.revoked_at)), '[]')
        from ${entitlements} sold join ${sittings} sat on sat.id = sold.sitting_id
        where sat.visitor_hash = ${sittings.visitorHash}
      )`,
      kinds: publishedExamKinds,
      steps: guideSteps,
    })
    .from(sittings)
    .innerJoin(exams, eq(exams.id, sittings.exam))
    .innerJoin(storefronts, eq(storefronts.id, sittings.storefront))
    .leftJoin(reports, eq(reports.sitting, sittings.id))
    .where(eq(sittings.number, number))
    .limit(1)
  return row
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
  // Results of the first scoring version know neither.
  lateDrop: result.lateDrop ?? null,
  reaction: result.reaction ?? null,
  normVersion: result.normVersion,
  scoringVersion: result.scoringVersion,
})
