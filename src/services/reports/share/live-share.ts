import { and, eq, gt, isNull, type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { report_links } from '@/payload-schema'
import type { Deps } from '../../deps'
import type { TransactionHandle } from '../../transaction'
import { hashToken } from '../../visitors/tokens'

export type ShareRow = Pick<
  typeof report_links.$inferSelect,
  'id' | 'tokenHash' | 'showName' | 'sittings' | 'createdAt'
>

type Db = Deps['payload']['db']['drizzle'] | TransactionHandle

/** The page of a sitting's result that is not stopped; null: there is none. */
export const liveShareOf = (
  db: Db,
  { sittingId, now }: { sittingId: string; now: Date },
): Promise<ShareRow | null> => find(db, and(isLive(now), isOf(sittingId)))

/** The page that a token names. */
export const liveShareBy = (db: Db, { token, now }: { token: string; now: Date }): Promise<ShareRow | null> =>
  find(db, and(isLive(now), eq(report_links.tokenHash, hashToken(token))))

export const isLive = (now: Date): SQL | undefined =>
  and(
    eq(report_links.purpose, 'share'),
    isNull(report_links.revokedAt),
    gt(report_links.expiresAt, now.toISOString()),
  )

export const isOf = (sittingId: string): SQL =>
  sql`${report_links.sittings} @> ${JSON.stringify([sittingId])}::jsonb`

const find = async (db: Db, condition: SQL | undefined): Promise<ShareRow | null> => {
  const [row] = await db
    .select({
      id: report_links.id,
      tokenHash: report_links.tokenHash,
      showName: report_links.showName,
      sittings: report_links.sittings,
      createdAt: report_links.createdAt,
    })
    .from(report_links)
    .where(condition)
    .limit(1)
  return row ?? null
}
