import { and, eq, gt, or, type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { type Deed, mayDo, type Relation } from '@/domain/accounts/relations'
import { leastSeen } from '@/domain/accounts/session'
import { customer_sessions, report_links, sitting_keys, sittings } from '@/payload-schema'
import type { Deps } from '../deps'
import type { Viewer } from './viewer'

/**
 * What a viewer is to a sitting (docs/decisions/0063). A person is known by the cookie of the browser that began it, as
 * another device that a link let in, by the grant that a mailed link was exchanged for, or as the customer who is signed in.
 * A typed address is nothing. Everybody who asks whether something belongs to somebody asks here; what each relation may do
 * is `MAY` in domain/accounts/relations.ts.
 */

/** A browser that goes on with a sitting which another one began. */
export type SittingDevice = { hash: string; at: string }

export type Held = Pick<typeof sittings.$inferSelect, 'id' | 'visitorHash' | 'customer' | 'state'> & {
  devices: unknown
}
type At = Pick<Deps, 'payload' | 'now'>
type Asked = { sitting: Held; viewer: Viewer }

/** Whether this browser began the sitting or was let in by a link to go on with it. */
export const isOwn = (
  { visitorHash, devices }: Pick<Held, 'visitorHash' | 'devices'>,
  viewer: Pick<Viewer, 'visitorHash'>,
): boolean =>
  viewer.visitorHash !== null &&
  (visitorHash === viewer.visitorHash ||
    (devices as SittingDevice[]).some(({ hash }) => hash === viewer.visitorHash))

/** What a viewer may do with a sitting: at once, by the rule of letters, after signing in; null: nothing, it is not theirs. */
export const answerTo = async (
  deps: At,
  { sitting, viewer, deed }: Asked & { deed: Deed },
): Promise<ReturnType<typeof mayDo>> =>
  mayDo(await relationsOf(deps, { sitting, viewer, deed }), { deed, running: sitting.state === 'started' })

/** Everything that a viewer is to a sitting; with `sit`, as far as the cookie alone tells. */
export const relationsOf = async (
  deps: At,
  { sitting, viewer, deed }: Asked & { deed: Deed },
): Promise<Relation[]> => {
  const relations: Relation[] = []
  const hash = viewer.visitorHash
  if (hash !== null && hash === sitting.visitorHash && sitting.customer === null) relations.push('browser')
  else if (isOwn(sitting, viewer) && hash !== sitting.visitorHash) relations.push('device')
  // The answers of a test are saved all the time: who sits it is known by the cookie alone.
  if (relations.includes('browser') || (deed === 'sit' && relations.length > 0)) return relations
  const { customer, isSecond, isGranted } = await readStanding(deps, { sitting, viewer })
  if (customer !== null && customer === sitting.customer) relations.push('customer')
  if (hash !== null && hash === sitting.visitorHash)
    relations.push(customer === sitting.customer ? 'browser' : 'signedOut')
  if (isSecond) relations.push('second')
  if (isGranted) relations.push('link')
  return relations
}

/** Who is signed in as this viewer, and what their second keys and the grant of a link say of a sitting. */
const readStanding = async ({ payload, now }: At, { sitting, viewer }: Asked) => {
  const { rows } = await payload.db.drizzle.execute<{
    customer: string | null
    second: boolean
    granted: boolean
  }>(sql`
    with signed as (select ${customer_sessions.customer} as id from ${customer_sessions}
      where ${liveSession(viewer.sessionHash ?? '', now())})
    select (select id from signed) as customer,
      exists (select from ${sitting_keys} held where held.sitting_id = ${sitting.id}::uuid
        and held.customer_id = (select id from signed) and held.ended_at is null) as second,
      exists (select from ${report_links} link where ${isLiveGrant(viewer, now())}
        and link.sittings ? ${sitting.id}) as granted`)
  const [row] = rows
  return {
    customer: row?.customer ?? null,
    isSecond: row?.second === true,
    isGranted: row?.granted === true,
  }
}

/** The id of the customer who is signed in; null: nobody is. */
export const customerOf = async (
  { payload, now }: At,
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

/** Whether a row of report links, called `link`, is the grant that this browser holds, as a condition. */
const isLiveGrant = ({ grantHash }: Pick<Viewer, 'grantHash'>, now: Date): SQL =>
  sql`link.token_hash = ${grantHash} and link.purpose = 'grant' and link.revoked_at is null
    and link.expires_at > ${now.toISOString()}`

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

type Whose = { viewer: Viewer; now: Date }

/** The id of who is signed in as this viewer, as a query. */
const signedIn = ({
  viewer,
  now,
}: Whose): SQL => sql`(select ${customer_sessions.customer} from ${customer_sessions}
  where ${liveSession(viewer.sessionHash ?? '', now)})`

/** Begun in this browser by nobody with an account, or by who is signed in; or the customer's, or theirs by a letter. */
const ofPerson = (whose: Whose): SQL => sql`
  select began.id from ${sittings} began where began.visitor_hash = ${whose.viewer.visitorHash} and began.customer_id is null
  union
  select own.id from ${sittings} own where own.customer_id = ${signedIn(whose)}
  union
  select held.sitting_id from ${sitting_keys} held where held.customer_id = ${signedIn(whose)} and held.ended_at is null`

/** The ids of the sittings that stand in a viewer's lists, as a query: their `list` in `MAY`. */
export const listedSittings = (whose: Whose): SQL => sql`${ofPerson(whose)}
  union
  select going.id from ${sittings} going
  where going.state = 'started' and going.visitor_hash <> ${whose.viewer.visitorHash ?? ''}
    and going.devices @> ${JSON.stringify([{ hash: whose.viewer.visitorHash }])}::jsonb`

/** The ids of the sittings whose held test a viewer may use up, as a query: their `give` in `MAY`. */
export const givingSittings = (whose: Whose): SQL => sql`${ofPerson(whose)}
  union
  select named::uuid from ${report_links} link, jsonb_array_elements_text(link.sittings) named
  where ${isLiveGrant(whose.viewer, whose.now)}`

/**
 * All sittings whose purchases count for this one, as a query: of the customer whose it is, also by their letters, and what
 * was begun in its browser without an account. What is owned of one is theirs in the others (`PERSON_PARTS`). Devices that
 * were let in are not theirs, and a report link gives no more than it names.
 * @param columns what is asked of each, on its alias.
 */
export const sittingsOfSamePerson = (sittingId: string, columns: (alias: SQL) => SQL): SQL => sql`
  with this as materialized (
    select customer_id, visitor_hash from ${sittings} where id = ${sittingId}::uuid)
  select ${columns(sql`same`)} from ${sittings} same where same.customer_id = (select customer_id from this)
  union
  select ${columns(sql`same`)} from ${sittings} same
  where same.visitor_hash = (select visitor_hash from this) and same.customer_id is null
  union
  select ${columns(sql`same`)} from ${sitting_keys} held join ${sittings} same on same.id = held.sitting_id
  where held.customer_id = (select customer_id from this) and held.ended_at is null`

/** The ids of the sittings of a customer, also by their letters, as a query. */
export const sittingsOfCustomer = (customerId: string | null): SQL => sql`
  select own.id from ${sittings} own where own.customer_id = ${customerId}::uuid
  union
  select held.sitting_id from ${sitting_keys} held
  where held.customer_id = ${customerId}::uuid and held.ended_at is null`

/**
 * Whether what was bought for one sitting counts for another, as a condition on their aliases: both are of one customer, or
 * it was bought without an account in the browser where the other began. What a customer bought is not for who uses the
 * same browser after them.
 */
export const countsFor = (bought: SQL, other: SQL): SQL => sql`(${bought}.customer_id = ${other}.customer_id
  or (${bought}.customer_id is null and ${bought}.visitor_hash = ${other}.visitor_hash))`
