import { and, eq, isNull, sql } from '@payloadcms/db-postgres/drizzle'
import { entitlements } from '@/payload-schema'
import type { Deps } from '../deps'
import type { TransactionHandle } from '../transaction'

/** Whether a tier of a sitting's report is open; with `before`, by another order that opened it before that one did. */
export const isOwned = async ({
  db,
  sittingId,
  tier,
  before,
}: {
  db: TransactionHandle | Deps['payload']['db']['drizzle']
  sittingId: string
  tier: string
  before?: string
}): Promise<boolean> => {
  const [owned] = await db
    .select({ id: entitlements.id })
    .from(entitlements)
    .where(
      and(
        eq(entitlements.sitting, sittingId),
        eq(entitlements.tier, tier),
        isNull(entitlements.revokedAt),
        before
          ? sql`${entitlements.order} <> ${before} and not exists (select from ${entitlements} own
              where own.order_id = ${before} and (own.granted_at, own.id) < (${entitlements.grantedAt}, ${entitlements.id}))`
          : undefined,
      ),
    )
    .limit(1)
  return owned !== undefined
}
