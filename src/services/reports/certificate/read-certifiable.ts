import { eq } from '@payloadcms/db-postgres/drizzle'
import { cleanName } from '@/domain/accounts/clean-name'
import type { CertificateClaims } from '@/domain/api/certificate-claims'
import { type WhyNoCertificate, whyNoCertificate } from '@/domain/certificate/why-none'
import { type Scored, scoreFacts } from '@/domain/reports/iq/score-facts'
import { customers, reports, sittings, taker_facts } from '@/payload-schema'
import type { Deps } from '../../deps'
import type { OwnSitting } from '../../sittings/find-sitting'
import { formOf, kindOf } from '../../sittings/pinned-form'
import { isMeasuredResult } from '../is-measured'
import { openPartsOf } from '../open-parts'

/** What a certificate would state, without what only its row says. */
export type Certifiable = Pick<CertificateClaims, 'completed' | 'score' | 'norm' | 'scoring'>

type Read = {
  because: WhyNoCertificate | null
  /** Who took the test, as they said so; null: they did not. */
  name: string | null
  reportId: string
  facts: Certifiable | null
}

/** What can be certified of a sitting, or why nothing can. Asked anew each time: a refund ends it. */
export const readCertifiable = async (
  deps: Pick<Deps, 'payload' | 'now'>,
  sitting: OwnSitting,
): Promise<Read> => {
  const row = await readRow(deps, sitting.id)
  const open = sitting.state === 'valid' && (await openPartsOf(deps, sitting)).has('certificate')
  const kind = kindOf(formOf(sitting))
  const measured = row !== null && isMeasuredResult(row.result)
  const because = whyNoCertificate({ kind, open: open && row !== null, measured })
  const name = cleanName(row?.fullName ?? '') || cleanName(row?.nickname ?? '') || null
  if (because !== null || !row) return { because: because ?? 'locked', name, reportId: '', facts: null }
  const score = scoreOf(row.result as Scored)
  const completed = new Date(sitting.confirmedAt ?? sitting.startedAt).toISOString().slice(0, 10)
  return {
    because: score ? null : 'unmeasured',
    name,
    reportId: row.id,
    facts: score && { completed, score, norm: row.norm, scoring: row.scoring },
  }
}

const scoreOf = (result: Scored): Certifiable['score'] | null => {
  const facts = scoreFacts(result)
  if (facts.kind === 'unmeasured') return null
  const { kind, iq, low, high } = facts
  return { iq, low, high: kind === 'at_least' ? null : high, confidence: 95 }
}

const readRow = async ({ payload }: Pick<Deps, 'payload'>, sittingId: string) => {
  const [row] = await payload.db.drizzle
    .select({
      id: reports.id,
      result: reports.result,
      norm: reports.normVersion,
      scoring: reports.scoringVersion,
      fullName: taker_facts.fullName,
      nickname: customers.nickname,
    })
    .from(reports)
    .innerJoin(sittings, eq(sittings.id, reports.sitting))
    .leftJoin(taker_facts, eq(taker_facts.sitting, sittings.id))
    .leftJoin(customers, eq(customers.id, sittings.customer))
    .where(eq(reports.sitting, sittingId))
    .limit(1)
  return row ?? null
}
