import { sql } from '@payloadcms/db-postgres/drizzle'
import { openParts } from '@/domain/catalog/entitlements'
import { openedBefore } from '@/domain/catalog/owned'
import type { Part } from '@/domain/catalog/parts'
import { sittings } from '@/payload-schema'
import type { Deps } from '../deps'
import type { TransactionHandle } from '../transaction'
import { sittingsOfSamePerson } from '../visitors/person'
import { rights } from './rights'

/**
 * What the buyer of a sitting holds: what is open of it, and what is their own by another sitting of the same browser.
 * Held against what is sold by `isOwned`. Written by grant-entitlement.ts.
 * @param db a transaction's handle, where the sitting is locked, says what holds until it ends.
 * @param before an order: what was held before it opened what it sold.
 */
export const ownedParts = async (
  { now }: Pick<Deps, 'now'>,
  {
    db,
    sittingId,
    before,
  }: { db: Deps['payload']['db']['drizzle'] | TransactionHandle; sittingId: string; before?: string },
): Promise<ReadonlySet<Part>> => {
  const { rows } = await db.execute<Row>(sql`
    select held.id, held.order_id, held.sitting_id, held.parts, held.granted_at, held.revoked_at
    from ${rights} held
    where held.sitting_id in (select ${sittings.id} from ${sittings} where ${sittingsOfSamePerson(db, sittingId)})`)
  const opened = rows.map((row) => ({
    id: row.id,
    orderId: row.order_id,
    sittingId: row.sitting_id,
    skuParts: row.parts,
    grantedAt: new Date(row.granted_at),
    revokedAt: row.revoked_at === null ? null : new Date(row.revoked_at),
  }))
  return openParts({ sittingId, entitlements: before ? openedBefore(opened, before) : opened, now: now() })
}

type Row = {
  id: string
  order_id: string
  sitting_id: string
  parts: Part[]
  granted_at: string
  revoked_at: string | null
}
