import { and, eq, isNull } from '@payloadcms/db-postgres/drizzle'
import type { Tier } from '@/domain/catalog/parts'
import { entitlements } from '@/payload-schema'
import type { Deps } from '../deps'

/** The tiers that were bought for a sitting and not given back. What is owned is another question: see `isOwned`. */
export const boughtTiers = async ({ payload }: Pick<Deps, 'payload'>, sittingId: string): Promise<Tier[]> => {
  const rows = await payload.db.drizzle
    .select({ tier: entitlements.tier })
    .from(entitlements)
    .where(and(eq(entitlements.sitting, sittingId), isNull(entitlements.revokedAt)))
  return rows.map(({ tier }) => tier as Tier)
}
