import { and, desc, eq, inArray, isNull, type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { CallData } from '@/domain/api/calls'
import type { Locale } from '@/domain/locale/locales'
import {
  customer_sessions,
  customers,
  exams,
  report_links,
  sitting_keys,
  sittings,
  storefronts,
} from '@/payload-schema'
import { titleIn } from '../catalog/test-title'
import type { Deps } from '../deps'
import { inTransaction, type TransactionHandle } from '../transaction'
import { liveSession } from '../visitors/person'
import type { Viewer } from '../visitors/viewer'

// "Add these tests to your account?" (docs/decisions/0063): what was begun in this browser without an account becomes a
// customer's by their tap alone.

const MOST_SHOWN = 50

const begunHere = (viewer: Pick<Viewer, 'visitorHash'>) =>
  and(
    eq(sittings.visitorHash, viewer.visitorHash ?? ''),
    isNull(sittings.customer),
    isNull(sittings.erasedAt),
  )

/** What a customer may add, the newest first. */
export const listAddable = async (
  { payload }: Pick<Deps, 'payload'>,
  { email, viewer, locale }: { email: string | null; viewer: Viewer; locale: Locale },
): Promise<CallData<'user.centre'>['addable']> => {
  if (viewer.visitorHash === null) return []
  const rows = await payload.db.drizzle
    .select({
      orderNumber: sittings.number,
      title: sql<string | null>`case when not ${sittings.health} then coalesce(${titleIn(locale)}, '') end`,
      startedAt: sittings.startedAt,
      email: sittings.email,
      health: sittings.health,
    })
    .from(sittings)
    .innerJoin(exams, eq(exams.id, sittings.exam))
    .innerJoin(storefronts, eq(storefronts.id, sittings.storefront))
    .where(begunHere(viewer))
    .orderBy(desc(sittings.startedAt), desc(sittings.id))
    .limit(MOST_SHOWN)
  return rows.map(({ email: typed, health, startedAt, ...row }) => ({
    ...row,
    startedAt: new Date(startedAt).toISOString(),
    suggested: !health && (typed === null || typed.toLowerCase() === email),
  }))
}

/**
 * Adds what was named and was begun in this browser by nobody with an account; and tests about health whose link, mailed to
 * the address of this account, was opened here (`isAddableByLink`), as a second key. How many.
 */
export const addTests = (deps: Deps, adding: Adding): Promise<{ added: number }> =>
  inTransaction(deps, ({ db }) => addTestsIn(deps, { db, ...adding }))

type Adding = { customerId: string; numbers: string[]; viewer: Viewer }

/** addTests in a transaction that something else commits with. */
export const addTestsIn = async (
  deps: Pick<Deps, 'now'>,
  { db, customerId, numbers, viewer }: Adding & { db: TransactionHandle },
): Promise<{ added: number }> => {
  const added = await db
    .update(sittings)
    .set({ customer: customerId })
    .where(and(begunHere(viewer), inArray(sittings.number, numbers)))
    .returning({ id: sittings.id })
  const at = deps.now().toISOString()
  const { rows } = await db.execute(sql`
    insert into ${sitting_keys} (sitting_id, customer_id, how, created_at, updated_at)
    select sat.id, holder.id, 'letter', ${at}, ${at} ${healthByLink(viewer, deps.now())}
      and holder.id = ${customerId}::uuid
      and sat.number in (select jsonb_array_elements_text(${JSON.stringify(numbers)}::jsonb))
    on conflict (sitting_id, customer_id) do nothing returning id`)
  return { added: added.length + rows.length }
}

/**
 * Whether whoever is signed in may add a result about health to their account: this browser opened its own link, which was
 * mailed to the address of that account (docs/decisions/0054, 0063). No other enters an account by its letters.
 */
export const isAddableByLink = async (
  { payload, now }: Pick<Deps, 'payload' | 'now'>,
  { sittingId, viewer }: { sittingId: string; viewer: Viewer },
): Promise<boolean> => {
  if (viewer.sessionHash === null || viewer.grantHash === null) return false
  const { rows } = await payload.db.drizzle.execute(sql`
    select 1 ${healthByLink(viewer, now())} and sat.id = ${sittingId}::uuid
      and holder.id = (select ${customer_sessions.customer} from ${customer_sessions}
        where ${liveSession(viewer.sessionHash, now())})`)
  return rows.length > 0
}

/** Tests about health, as `sat`, that the grant of this browser names, and the customer to whom its link was mailed, as `holder`. */
const healthByLink = ({ grantHash }: Viewer, now: Date): SQL => sql`
  from ${report_links} link
  join ${sittings} sat on link.sittings ? sat.id::text
  join ${customers} holder on lower(holder.email) = link.mailbox
  where link.token_hash = ${grantHash} and link.purpose = 'grant' and link.revoked_at is null
    and link.expires_at > ${now.toISOString()}
    and sat.health and sat.erased_at is null and sat.customer_id is distinct from holder.id
    and not exists (select from ${sitting_keys} had where had.sitting_id = sat.id and had.customer_id = holder.id)`
