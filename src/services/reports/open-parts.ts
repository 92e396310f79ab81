import { eq } from '@payloadcms/db-postgres/drizzle'
import { type Entitlement, openParts } from '@/domain/catalog/entitlements'
import type { Part } from '@/domain/catalog/parts'
import { entitlements } from '@/payload-schema'
import type { Deps } from '../deps'

/** Written by services/orders/grant-entitlement.ts. */
export const entitlementsOf = async (
  { payload }: Pick<Deps, 'payload'>,
  sittingId: string,
): Promise<Entitlement[]> => {
  const rows = await payload.db.drizzle.select().from(entitlements).where(eq(entitlements.sitting, sittingId))
  return rows.map((row) => ({
    sittingId: row.sitting,
    skuParts: row.parts as Part[],
    revokedAt: row.revokedAt ? new Date(row.revokedAt) : null,
  }))
}

/** What of a sitting's report is open now. The decision is `domain/catalog`'s. */
export const openPartsOf = async (
  deps: Pick<Deps, 'payload' | 'now'>,
  sittingId: string,
): Promise<ReadonlySet<Part>> =>
  openParts({ sittingId, entitlements: await entitlementsOf(deps, sittingId), now: deps.now() })
