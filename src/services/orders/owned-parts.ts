import { eq } from '@payloadcms/db-postgres/drizzle'
import { openParts } from '@/domain/catalog/entitlements'
import { openedBefore } from '@/domain/catalog/owned'
import type { Part } from '@/domain/catalog/parts'
import { entitlements, sittings } from '@/payload-schema'
import type { Deps } from '../deps'
import type { TransactionHandle } from '../transaction'
import { sittingsOfSamePerson } from '../visitors/person'

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
  const rows = await db
    .select({
      id: entitlements.id,
      orderId: entitlements.order,
      sittingId: entitlements.sitting,
      parts: entitlements.parts,
      grantedAt: entitlements.grantedAt,
      revokedAt: entitlements.revokedAt,
    })
    .from(entitlements)
    .innerJoin(sittings, eq(sittings.id, entitlements.sitting))
    .where(sittingsOfSamePerson(db, sittingId))
  const opened = rows.map(({ parts, grantedAt, revokedAt, ...row }) => ({
    ...row,
    skuParts: parts as Part[],
    grantedAt: new Date(grantedAt),
    revokedAt: revokedAt === null ? null : new Date(revokedAt),
  }))
  return openParts({ sittingId, entitlements: before ? openedBefore(opened, before) : opened, now: now() })
}
