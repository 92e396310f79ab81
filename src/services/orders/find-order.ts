import { eq } from '@payloadcms/db-postgres/drizzle'
import type { Deed } from '@/domain/accounts/relations'
import { orders, sittings } from '@/payload-schema'
import type { Deps } from '../deps'
import { HttpRefusal } from '../refusal'
import { findSitting, type OwnSitting } from '../sittings/find-sitting'
import { customerOf } from '../visitors/person'
import type { Viewer } from '../visitors/viewer'

export type OrderRow = typeof orders.$inferSelect

/**
 * The order behind a number, for the viewer who may do that with its sitting, or for the customer whose own it is; otherwise 404
 * like an unknown one. `sitting` is null for a customer's own.
 */
export const findOrder = async (
  deps: Pick<Deps, 'payload' | 'now'>,
  { number, viewer, deed }: { number: string; viewer: Viewer; deed?: Deed },
): Promise<{ order: OrderRow; sitting: OwnSitting | null }> => {
  const [row] = await deps.payload.db.drizzle
    .select({ order: orders, sittingNumber: sittings.number })
    .from(orders)
    .leftJoin(sittings, eq(sittings.id, orders.sitting))
    .where(eq(orders.number, number))
    .limit(1)
  if (!row) throw new HttpRefusal('notFound')
  const { order, sittingNumber } = row
  if (sittingNumber !== null)
    return { order, sitting: await findSitting(deps, { number: sittingNumber, viewer, deed }) }
  if (order.customer === null || order.customer !== (await customerOf(deps, viewer)))
    throw new HttpRefusal('notFound')
  return { order, sitting: null }
}
