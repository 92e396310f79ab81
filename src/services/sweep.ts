import { lt } from '@payloadcms/db-postgres/drizzle'
import { rate_limits, report_links } from '@/payload-schema'
import type { Deps } from './deps'
import { expireOrders } from './orders/expire-orders'

const DAY_MS = 86_400_000

/**
 * Every hour: closes orders whose time is over and deletes what has served: counts of requests, links past their time.
 * Ledger, consents and reports it could not delete: the database refuses (migrations/20261121_090100_constraints.ts).
 */
export const sweep = async (deps: Deps): Promise<string> => {
  const yesterday = new Date(deps.now().getTime() - DAY_MS).toISOString()
  const db = deps.payload.db.drizzle
  const expired = await expireOrders(deps)
  const counts = await db
    .delete(rate_limits)
    .where(lt(rate_limits.resetsAt, yesterday))
    .returning({ id: rate_limits.id })
  const links = await db
    .delete(report_links)
    .where(lt(report_links.expiresAt, yesterday))
    .returning({ id: report_links.id })
  return `expired ${expired} orders, deleted ${counts.length} counts and ${links.length} links`
}
