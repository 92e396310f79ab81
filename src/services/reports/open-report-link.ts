import { and, desc, eq, inArray, isNull, type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { CallData } from '@/domain/api/calls'
import type { Locale } from '@/domain/locale/locales'
import { exams, report_links, sittings, storefronts } from '@/payload-schema'
import { titleIn } from '../catalog/test-title'
import type { Deps } from '../deps'
import { Refusal } from '../refusal'
import { holdSittings } from '../sittings/lock-sitting'
import { inTransaction } from '../transaction'
import { giveKeys, openedBy } from '../visitors/keys'
import { limitRate } from '../visitors/limit-rate'
import { hashToken } from '../visitors/tokens'
import { makeReportLink } from './make-report-link'
import { openPartsOf } from './open-parts'

const GRANT_DAYS = 30
/** Each makes a row. Counted for each link, so only who holds it can use it up. */
const MOST_GRANTS_AN_HOUR = 30

/**
 * Exchanges a mailed link for a browser's grant. A retrieval link works once; the link in the receipt works until it
 * expires, because it is the buyer's way back to what they bought. Locked by the row: two at once make one grant. Its sittings
 * are locked before it, as everybody does who ends a key. The grant is made with the keys: who ends one of them meanwhile either finds the grant, or its sitting is not in it.
 */
export const openReportLink = async (
  deps: Deps,
  { token, locale }: { token: string; locale: Locale },
): Promise<{ grant: string; grantDays: number; reports: CallData<'report.open'>['reports'] }> => {
  const asked = and(eq(report_links.tokenHash, hashToken(token)), isNull(report_links.revokedAt))
  await limitGrants(deps, asked)
  const { grant, sittingIds } = await inTransaction(deps, async ({ db }) => {
    const [known] = await db.select().from(report_links).where(asked)
    await holdSittings(db, (known?.sittings ?? []) as string[])
    // Looked at once more: who held its sittings may have ended it.
    const [link] = await db.select().from(report_links).where(asked).for('update')
    const mailed = link?.purpose === 'report' || link?.purpose === 'retrieval'
    const usable = link && mailed && new Date(link.expiresAt) > deps.now()
    if (!usable || (link.purpose === 'retrieval' && link.usedAt)) throw new Refusal('linkInvalid')
    const { mailbox } = link
    const named = link.sittings as string[]
    // Whoever opens it reads the mailbox that it went to. Before it is asked which keys still stand: this waits for who ends one.
    if (mailbox) await giveKeys(db, { sittingIds: named, mailbox, how: 'link', now: deps.now() })
    const sittingIds = await openedBy(db, { sittingIds: named, mailbox })
    if (sittingIds.length === 0 && named.length > 0) throw new Refusal('linkInvalid')
    await db
      .update(report_links)
      .set({ usedAt: deps.now().toISOString() })
      .where(eq(report_links.id, link.id))
    const minutes = GRANT_DAYS * 24 * 60
    const grant = await makeReportLink(deps, { db, purpose: 'grant', sittingIds, minutes, mailbox })
    return { grant, sittingIds }
  })
  return { grant, grantDays: GRANT_DAYS, reports: await describe(deps, { sittingIds, locale }) }
}

/**
 * Before the transaction: it counts on a connection of its own, and many at once that hold all connections of the pool, and wait for
 * the link's row, would leave none for it.
 */
const limitGrants = async (deps: Deps, asked: SQL | undefined): Promise<void> => {
  const [link] = await deps.payload.db.drizzle
    .select({ id: report_links.id, purpose: report_links.purpose, usedAt: report_links.usedAt })
    .from(report_links)
    .where(asked)
  if (!link || (link.purpose === 'retrieval' && link.usedAt)) return
  const limit = { name: 'grants', subject: link.id, max: MOST_GRANTS_AN_HOUR, windowSeconds: 3600 } as const
  await limitRate(deps, limit)
}

const describe = async (
  deps: Deps,
  { sittingIds, locale }: { sittingIds: string[]; locale: Locale },
): Promise<CallData<'report.open'>['reports']> => {
  if (sittingIds.length === 0) return []
  const rows = await deps.payload.db.drizzle
    .select({
      sitting: sittings,
      number: exams.number,
      code: storefronts.code,
      title: sql<string>`coalesce(${titleIn(locale)}, '')`,
    })
    .from(sittings)
    .innerJoin(exams, eq(exams.id, sittings.exam))
    .innerJoin(storefronts, eq(storefronts.id, sittings.storefront))
    .where(inArray(sittings.id, sittingIds))
    .orderBy(desc(sittings.confirmedAt))
  return Promise.all(
    rows.map(async ({ sitting, number, code, title }) => ({
      orderNumber: sitting.number,
      appExamId: `${code}-${number}`,
      title: title,
      finishedAt: new Date(sitting.confirmedAt ?? sitting.startedAt).toISOString(),
      open: (await openPartsOf(deps, sitting)).size > 0,
    })),
  )
}
