import { lt, or, sql } from '@payloadcms/db-postgres/drizzle'
import { leastSeen } from '@/domain/accounts/session'
import { customer_secrets, customer_sessions, email_codes, rate_limits, report_links } from '@/payload-schema'
import type { Deps } from './deps'
import { expireOrders } from './orders/expire-orders'
import { deleteOld } from './privacy/delete-old'
import { deletePlay } from './privacy/delete-play'
import { forgetFiles } from './reports/download/forget-files'
import { forgetUploads } from './uploads/remove-stored'

const DAY_MS = 86_400_000

/**
 * Every hour: closes orders whose time is over and deletes what has served: counts of requests, links, codes, sessions and
 * what a purchase mailed, past their time, tests that were never paid for (privacy/delete-old.ts), and what was played
 * (privacy/delete-play.ts). Ledger and consents
 * it could not delete, and reports by no other way: the database refuses
 * (migrations/20261121_090100_constraints.ts).
 */
export const sweep = async (deps: Deps): Promise<string> => {
  const expired = await expireOrders(deps)
  const rows = { ...(await deleteServed(deps)), ...(await deleteOld(deps)), ...(await deletePlay(deps)) }
  // After the rows that named them.
  const deleted = { ...rows, files: await forgetFiles(deps), uploads: await forgetUploads(deps) }
  const told = Object.entries(deleted).map(([what, count]) => `${count} ${what}`)
  return `expired ${expired} orders, deleted ${told.join(', ')}`
}

const deleteServed = async ({ payload, now }: Deps): Promise<Record<string, number>> => {
  const db = payload.db.drizzle
  const dayBefore = new Date(now().getTime() - DAY_MS)
  const yesterday = dayBefore.toISOString()
  const countsOver = lt(rate_limits.resetsAt, yesterday)
  const counts = await db.delete(rate_limits).where(countsOver).returning({ id: rate_limits.id })
  const linksOver = lt(report_links.expiresAt, yesterday)
  const links = await db.delete(report_links).where(linksOver).returning({ id: report_links.id })
  const codesOver = lt(email_codes.expiresAt, yesterday)
  const codes = await db.delete(email_codes).where(codesOver).returning({ id: email_codes.id })
  // A password has no time; lt() of an empty one is not true.
  const secretsOver = lt(customer_secrets.expiresAt, yesterday)
  const secrets = await db.delete(customer_secrets).where(secretsOver).returning({ id: customer_secrets.id })
  const sessionsOver = or(
    lt(customer_sessions.expiresAt, yesterday),
    lt(customer_sessions.seenAt, leastSeen(dayBefore).toISOString()),
  )
  const sessions = await db
    .delete(customer_sessions)
    .where(sessionsOver)
    .returning({ id: customer_sessions.id })
  // The newest of a tag stays: what has no row cannot be shared (gateways/caches/follow-changes.ts).
  const heard = await db.execute(sql`
    delete from invalidations old where at < ${yesterday}
      and exists (select from invalidations newer where newer.tag = old.tag and (newer.at, newer.id) > (old.at, old.id))`)
  return {
    counts: counts.length,
    links: links.length,
    codes: codes.length,
    secrets: secrets.length,
    sessions: sessions.length,
    invalidations: heard.rowCount ?? 0,
  }
}
