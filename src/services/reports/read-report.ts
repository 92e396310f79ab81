import { and, eq, isNull, sql } from '@payloadcms/db-postgres/drizzle'
import { cleanName } from '@/domain/accounts/clean-name'
import type { CallData } from '@/domain/api/calls'
import { deliverableParts } from '@/domain/catalog/built-parts'
import { type Entitlement, openParts } from '@/domain/catalog/entitlements'
import { needsScore } from '@/domain/catalog/needs-score'
import type { Part } from '@/domain/catalog/parts'
import { EXAM_KINDS } from '@/domain/exam/kinds'
import type { Locale } from '@/domain/locale/locales'
import { answers, reports, sittings, taker_facts } from '@/payload-schema'
import { isAddableByLink } from '../accounts/add-tests'
import { priceListOf } from '../catalog/pinned-sku'
import type { Deps } from '../deps'
import { publishedExamKinds, writtenGuides } from '../orders/deliverable-today'
import { readGift } from '../orders/held/read-gift'
import { rightsOfPerson } from '../orders/rights'
import { lastRefund } from '../refunds/last-refund'
import { paidForScore } from '../refunds/paid-for-score'
import type { OwnSitting } from '../sittings/find-sitting'
import { rulesOf } from '../sittings/kinds/rules-of'
import { formOf, kindOf } from '../sittings/pinned-form'
import { answerTo } from '../visitors/person'
import type { Viewer } from '../visitors/viewer'
import { helpInResult } from './help-of'
import { isMeasuredResult } from './is-measured'
import { givenTo } from './open-parts'

/** That somebody opened a report that was paid: once, and nothing else about it. */
const noteRead = async ({ payload, now }: Deps, id: string): Promise<void> => {
  await payload.db.drizzle
    .update(sittings)
    .set({ reportReadAt: now().toISOString() })
    .where(and(eq(sittings.id, id), isNull(sittings.reportReadAt)))
}

/**
 * A sitting's report as far as it is bought: of what services/sittings/confirm-sitting.ts stored. Its reader is
 * ui/report/report-screen.tsx; what may be said of an IQ score decides domain/reports/iq/score-facts.ts. An unpaid byte is
 * never in it. One statement for what every kind has: people open their report again and again.
 * @param viewer null: its owner, who proved that in another way.
 */
export const readReport = async (
  deps: Deps,
  { sitting, viewer, locale }: { sitting: OwnSitting; viewer: Viewer | null; locale: Locale },
): Promise<CallData<'report.read'>> => {
  if (sitting.state === 'abnormal') return { kind: 'elsewhere', because: 'abnormal' }
  if (sitting.state !== 'valid') return { kind: 'elsewhere', because: 'not_confirmed' }
  const sittingId = sitting.id
  const row = await readRow(deps, sitting)
  if (!row) throw new Error(`Sitting ${sitting.number} is scored but has no report.`)
  const sold = row.entitlements.map(
    ({ revokedAt, ...one }): Entitlement => ({
      ...one,
      revokedAt: revokedAt === null ? null : new Date(revokedAt),
    }),
  )
  const own = sold.filter((one) => one.sittingId === sittingId)
  const open = openParts({ sittingId, entitlements: own, given: givenTo(sitting), now: deps.now() })
  if (viewer && own.length > 0) await noteRead(deps, sittingId)
  const held = openParts({ sittingId, entitlements: sold, now: deps.now() })
  const deliverable = deliverableParts({ publishedExamKinds: row.kinds, guides: row.guides })
  const form = formOf(sitting)
  const rules = rulesOf(form)
  const shown = row.result as object
  const kind = kindOf(form)
  const measured = isMeasuredResult(shown)
  const onSale = priceListOf(sitting).filter(({ parts }) => measured || !needsScore(parts))
  const sells = new Set(onSale.flatMap(({ parts }) => parts))
  const stored = { form, shown, locale, begunIn: sitting.locale }
  const caution = row.verdict === 'caution'
  const told = open.has(EXAM_KINDS[kind].resultPart)
    ? {
        ...(await rules.reportScore(deps, { ...stored, scoringVersion: row.scoringVersion })),
        ...(await rules.tell?.(deps, { sitting, shown, locale, open, caution })),
      }
    : { examKind: kind, score: null, ...(rules.tell && { told: null }) }
  return {
    kind: 'report',
    report: {
      orderNumber: sitting.number,
      code: sitting.code,
      examId: sitting.examNumber,
      timing: sitting.timing,
      finishedAt: new Date(sitting.confirmedAt ?? sitting.startedAt).toISOString(),
      ...rules.counted(shown),
      late: Number(row.late),
      caution,
      own: viewer === null || (await answerTo(deps, { sitting, viewer, deed: 'share' })) === 'yes',
      addable: sitting.health && viewer !== null && (await isAddableByLink(deps, { sittingId, viewer })),
      eraseAt: sitting.eraseAt && new Date(sitting.eraseAt).toISOString(),
      refundedAt: open.size === 0 && row.refundedAt ? new Date(row.refundedAt).toISOString() : null,
      moneyBack: measured ? null : row.paidForScore,
      takerName: cleanName(row.takerName ?? '') || null,
      openParts: [...open],
      lockedParts: [...deliverable].filter((part) => sells.has(part) && !held.has(part)),
      gift: own.length > 0 ? await readGift(deps, { sittingId, kind, locale }) : null,
      ...told,
      ...(kind !== 'iq' && kind !== 'map' && { help: helpInResult(shown) }),
      ...(rules.health && { health: await rules.health(deps, stored) }),
      // What a kind tells has its kind beside it; TypeScript does not follow that through the spread.
    } as Report,
  }
}

type Report = Extract<CallData<'report.read'>, { kind: 'report' }>['report']
type Sold = { sittingId: string | null; skuParts: Part[]; revokedAt: string | null }

const readRow = async ({ payload }: Pick<Deps, 'payload'>, { id }: Pick<OwnSitting, 'id'>) => {
  const [row] = await payload.db.drizzle
    .select({
      result: reports.result,
      verdict: reports.verdict,
      scoringVersion: reports.scoringVersion,
      takerName: sql<
        string | null
      >`(select about.full_name from ${taker_facts} about where about.sitting_id = ${id})`,
      late: sql<number>`(
        select count(*) from ${answers} given where given.sitting_id = ${id} and given.late_choice is not null
      )`,
      refundedAt: lastRefund(sql`o.sitting_id = ${id}`),
      paidForScore: paidForScore(id),
      // Of the person, as ownedParts has it. Written by services/orders/grant-entitlement.ts.
      entitlements: sql<Sold[]>`(
        select coalesce(json_agg(json_build_object(
          'sittingId', held.sitting_id, 'skuParts', held.parts, 'revokedAt', held.revoked_at)), '[]')
        from ${rightsOfPerson({ sitting: id })} held
      )`,
      kinds: publishedExamKinds,
      guides: writtenGuides,
    })
    .from(reports)
    .where(eq(reports.sitting, id))
    .limit(1)
  return row
}
