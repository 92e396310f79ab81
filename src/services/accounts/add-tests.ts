import { and, desc, eq, inArray, isNull, sql } from '@payloadcms/db-postgres/drizzle'
import type { CallData } from '@/domain/api/calls'
import type { Locale } from '@/domain/locale/locales'
import { exams, sittings, storefronts } from '@/payload-schema'
import { titleIn } from '../catalog/test-title'
import type { Deps } from '../deps'
import { inTransaction } from '../transaction'
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

/** Adds what was named and was begun in this browser by nobody with an account; how many. */
export const addTests = (
  deps: Deps,
  { customerId, numbers, viewer }: { customerId: string; numbers: string[]; viewer: Viewer },
): Promise<{ added: number }> =>
  inTransaction(deps, async ({ db }) => {
    const added = await db
      .update(sittings)
      .set({ customer: customerId })
      .where(and(begunHere(viewer), inArray(sittings.number, numbers)))
      .returning({ id: sittings.id })
    return { added: added.length }
  })
