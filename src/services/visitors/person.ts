import { and, eq, gt, isNull, or, type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { leastSeen } from '@/domain/accounts/session'
import { customer_sessions, report_links, sittings } from '@/payload-schema'
import type { Deps } from '../deps'
import type { Viewer } from './viewer'

/**
 * Whose sittings, orders and entitlements these are. A person is known by the cookie of the browser that began a sitting,
 * as another device that a link let in, by the grant that a mailed report link was exchanged for, or as the customer who is
 * signed in. Everybody who asks whether something belongs to somebody asks here.
 */

/** A browser that goes on with a sitting which another one began. */
export type SittingDevice = { hash: string; at: string }

type Held = Pick<typeof sittings.$inferSelect, 'id' | 'visitorHash' | 'customer'> & { devices: unknown }

/** Whether this browser began the sitting or was let in by a link to go on with it: it may answer and change it. */
export const isOwn = (
  { visitorHash, devices }: Pick<Held, 'visitorHash' | 'devices'>,
  viewer: Pick<Viewer, 'visitorHash'>,
): boolean =>
  viewer.visitorHash !== null &&
  (visitorHash === viewer.visitorHash ||
    (devices as SittingDevice[]).some(({ hash }) => hash === viewer.visitorHash))

type Asked = { sitting: Held; viewer: Viewer }

/** Whether a sitting is the viewer's: sat in their browser, or that of the customer who is signed in. No report link makes it theirs. */
export const isOwner = async (
  deps: Pick<Deps, 'payload' | 'now'>,
  { sitting, viewer }: Asked,
): Promise<boolean> =>
  isOwn(sitting, viewer) ||
  (sitting.customer !== null && sitting.customer === (await customerOf(deps, viewer)))

/** Whether a viewer may read a sitting and what was bought for it: their own, or one that their grant opens. */
const mayRead = async (deps: Pick<Deps, 'payload' | 'now'>, { sitting, viewer }: Asked): Promise<boolean> =>
  (await isOwner(deps, { sitting, viewer })) || (await grantedSittings(deps, viewer)).includes(sitting.id)

/**
 * As what a viewer may ask for a sitting. `sitter`: a browser that sat it, which may answer and change it. `owner`: that, or
 * the customer whose it is. `reader`: that, or who holds its report link.
 */
export type Standing = 'sitter' | 'owner' | 'reader'

export const STANDS: Record<
  Standing,
  (deps: Pick<Deps, 'payload' | 'now'>, asked: Asked) => boolean | Promise<boolean>
> = {
  sitter: (_, { sitting, viewer }) => isOwn(sitting, viewer),
  owner: isOwner,
  reader: mayRead,
}

/** The id of the customer who is signed in; null: nobody is. */
export const customerOf = async (
  { payload, now }: Pick<Deps, 'payload' | 'now'>,
  { sessionHash }: Pick<Viewer, 'sessionHash'>,
): Promise<string | null> => {
  if (sessionHash === null) return null
  const [row] = await payload.db.drizzle
    .select({ customer: customer_sessions.customer })
    .from(customer_sessions)
    .where(liveSession(sessionHash, now()))
  return row?.customer ?? null
}

/** The session of a cookie, while it is neither too old nor unused for too long, as a condition. */
export const liveSession = (sessionHash: string, now: Date): SQL | undefined =>
  and(
    eq(customer_sessions.tokenHash, sessionHash),
    gt(customer_sessions.expiresAt, now.toISOString()),
    gt(customer_sessions.seenAt, leastSeen(now).toISOString()),
  )

/** The ids of the sittings that the cookie of a report link opens. */
const grantedSittings = async (
  { payload, now }: Pick<Deps, 'payload' | 'now'>,
  viewer: Viewer,
): Promise<string[]> => {
  if (viewer.grantHash === null) return []
  const rows = await payload.db.drizzle
    .select({ sittings: report_links.sittings })
    .from(report_links)
    .where(
      and(
        eq(report_links.tokenHash, viewer.grantHash),
        eq(report_links.purpose, 'grant'),
        isNull(report_links.revokedAt),
        gt(report_links.expiresAt, now().toISOString()),
      ),
    )
  return rows.flatMap((row) => row.sittings as string[])
}

/**
 * The sittings that a browser may go on with, as a condition, and when each came to it: begun here, or taken over from
 * another device.
 */
export const ownSittings = (visitorHash: string): { condition: SQL | undefined; cameAt: SQL } => ({
  condition: or(
    eq(sittings.visitorHash, visitorHash),
    sql`${sittings.devices} @> ${JSON.stringify([{ hash: visitorHash }])}::jsonb`,
  ),
  cameAt: sql`greatest(${sittings.startedAt}, (select max((device->>'at')::timestamptz)
    from jsonb_array_elements(${sittings.devices}) as device where device->>'hash' = ${visitorHash}))`,
})

/**
 * The ids of the sittings that a viewer began, of those that are theirs as a customer, and of those that their report link
 * names, as a query. Devices that were let in to go on with a test are not its buyers; nor is who is signed in where another
 * customer was.
 */
export const readableSittings = ({ viewer, now }: { viewer: Viewer; now: Date }): SQL => sql`
  select began.id from ${sittings} began where began.visitor_hash = ${viewer.visitorHash}
    and (began.customer_id = (select ${customer_sessions.customer} from ${customer_sessions}
      where ${liveSession(viewer.sessionHash ?? '', now)})) is not false
  union
  select own.id from ${sittings} own join ${customer_sessions} on ${customer_sessions.customer} = own.customer_id
  where ${liveSession(viewer.sessionHash ?? '', now)}
  union
  select named::uuid from ${report_links} link, jsonb_array_elements_text(link.sittings) named
  where link.token_hash = ${viewer.grantHash} and link.purpose = 'grant' and link.revoked_at is null
    and link.expires_at > ${now.toISOString()}`

/**
 * The ids of all sittings of the person who began this one, as a query: of the same browser, and of the customer whose it
 * is. What they own of one is theirs in the others (`PERSON_PARTS`). Devices that were let in are not theirs, and a report
 * link gives no more than it names.
 */
export const sittingsOfSamePerson = (sittingId: string): SQL => sql`
  select same.id from ${sittings} same, ${sittings} this
  where this.id = ${sittingId}::uuid and ${isSamePerson(sql`same`, sql`this`)}`

/**
 * Whether two sittings are of one person, as a condition on their aliases: of one customer, or of one browser and not of two
 * customers who share it.
 */
export const isSamePerson = (one: SQL, other: SQL): SQL => sql`(${one}.customer_id = ${other}.customer_id
  or (${one}.visitor_hash = ${other}.visitor_hash and (${one}.customer_id = ${other}.customer_id) is not false))`
