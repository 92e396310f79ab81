import { sql } from '@payloadcms/db-postgres/drizzle'
import { openParts } from '@/domain/catalog/entitlements'
import { openedBefore } from '@/domain/catalog/owned'
import type { Part } from '@/domain/catalog/parts'
import type { Deps } from '../deps'
import type { TransactionHandle } from '../transaction'
import { heldByPerson, rights } from './rights'
import type { Subject } from './subject/subject'

/**
 * What a buyer holds: what is open of a sitting or of a customer's own, and what is the person's by another sitting.
 * Held against what is sold by `isOwned`. Written by grant-entitlement.ts.
 * @param db a transaction's handle, where the sitting is locked, says what holds until it ends.
 * @param before an order: what was held before it opened what it sold.
 */
export const ownedParts = async (
  { now }: Pick<Deps, 'now'>,
  {
    db,
    subject,
    before,
  }: { db: Deps['payload']['db']['drizzle'] | TransactionHandle; subject: Subject; before?: string },
): Promise<ReadonlySet<Part>> => {
  const { rows } = await db.execute<Row>(sql`
    select held.id, held.order_id, held.sitting_id, held.parts, held.granted_at, held.revoked_at
    from ${rights} held
    where ${heldByPerson(subject)}`)
  const opened = rows.map((row) => ({
    id: row.id,
    orderId: row.order_id,
    sittingId: row.sitting_id,
    skuParts: row.parts,
    grantedAt: new Date(row.granted_at),
    revokedAt: row.revoked_at === null ? null : new Date(row.revoked_at),
  }))
  return openParts({
    sittingId: subject.sitting,
    entitlements: before ? openedBefore(opened, before) : opened,
    now: now(),
  })
}

type Row = {
  id: string
  order_id: string
  sitting_id: string | null
  parts: Part[]
  granted_at: string
  revoked_at: string | null
}
