import { eq } from '@payloadcms/db-postgres/drizzle'
import { orders, sittings } from '@/payload-schema'
import type { Deps } from '../deps'
import { HttpRefusal } from '../refusal'
import { findSitting, type OwnSitting } from '../sittings/find-sitting'
import type { Viewer } from '../visitors/viewer'

export type OrderRow = typeof orders.$inferSelect

/** The order behind a number, for the viewer who may see its sitting; otherwise 404 like an unknown one. */
export const findOrder = async (
  deps: Pick<Deps, 'payload' | 'now'>,
  { number, viewer, ownBrowserOnly }: { number: string; viewer: Viewer; ownBrowserOnly?: boolean },
): Promise<{ order: OrderRow; sitting: OwnSitting }> => {
  const [row] = await deps.payload.db.drizzle
    .select({ order: orders, sittingNumber: sittings.number })
    .from(orders)
    .innerJoin(sittings, eq(sittings.id, orders.sitting))
    .where(eq(orders.number, number))
    .limit(1)
  if (!row) throw new HttpRefusal('notFound')
  return {
    order: row.order,
    sitting: await findSitting(deps, { number: row.sittingNumber, viewer, ownBrowserOnly }),
  }
}
