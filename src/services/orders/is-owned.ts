import { and, eq, isNull, ne } from '@payloadcms/db-postgres/drizzle'
import { entitlements } from '@/payload-schema'
import type { Deps } from '../deps'
import type { TransactionHandle } from '../transaction'

/** Whether a tier of a sitting's report is open already, by another order than `besides`. */
export const isOwned = async ({
  db,
  sittingId,
  tier,
  besides,
}: {
  db: TransactionHandle | Deps['payload']['db']['drizzle']
  sittingId: string
  tier: string
  besides?: string
}): Promise<boolean> => {
  const [owned] = await db
    .select({ id: entitlements.id })
    .from(entitlements)
    .where(
      and(
        eq(entitlements.sitting, sittingId),
        eq(entitlements.tier, tier),
        isNull(entitlements.revokedAt),
        besides ? ne(entitlements.order, besides) : undefined,
      ),
    )
    .limit(1)
  return owned !== undefined
}
