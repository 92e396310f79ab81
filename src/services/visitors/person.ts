import { and, eq, gt, inArray, isNull, or, type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { report_links, sittings } from '@/payload-schema'
import type { Deps } from '../deps'
import type { Viewer } from './viewer'

/**
 * Whose sittings, orders and entitlements these are. A person is known by the cookie of the browser that began a sitting,
 * as another device that a link let in, or by the grant that a mailed report link was exchanged for. Everybody who asks
 * whether something belongs to somebody asks here; a new way to be known (a customer's login) is added here alone.
 */

/** A browser that goes on with a sitting which another one began. */
export type SittingDevice = { hash: string; at: string }

type Held = Pick<typeof sittings.$inferSelect, 'id' | 'visitorHash'> & { devices: unknown }
type Db = Deps['payload']['db']['drizzle']

/** Whether this browser began the sitting or was let in by a link to go on with it: it may answer and change it. */
export const isOwn = (
  { visitorHash, devices }: Omit<Held, 'id'>,
  viewer: Pick<Viewer, 'visitorHash'>,
): boolean =>
  viewer.visitorHash !== null &&
  (visitorHash === viewer.visitorHash ||
    (devices as SittingDevice[]).some(({ hash }) => hash === viewer.visitorHash))

/** Whether a viewer may read a sitting and what was bought for it: their own, or one that their grant names. */
export const mayRead = async (
  deps: Pick<Deps, 'payload' | 'now'>,
  { sitting, viewer }: { sitting: Held; viewer: Viewer },
): Promise<boolean> => isOwn(sitting, viewer) || (await grantedSittings(deps, viewer)).includes(sitting.id)

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
 * The ids of the sittings that a viewer began, and of those that their report link names, as a query. Devices that were
 * let in to go on with a test are not its buyers.
 */
export const readableSittings = ({ viewer, now }: { viewer: Viewer; now: Date }): SQL => sql`
  select began.id from ${sittings} began where began.visitor_hash = ${viewer.visitorHash}
  union
  select named::uuid from ${report_links} link, jsonb_array_elements_text(link.sittings) named
  where link.token_hash = ${viewer.grantHash} and link.purpose = 'grant' and link.revoked_at is null
    and link.expires_at > ${now.toISOString()}`

/**
 * All sittings of the person who began this one, as a condition: what they own of one is theirs in the others
 * (`PERSON_PARTS`). Devices that were let in are not theirs, and a report link gives no more than it names.
 */
export const sittingsOfSamePerson = (db: Pick<Db, 'select'>, sittingId: string): SQL =>
  inArray(
    sittings.visitorHash,
    db.select({ hash: sittings.visitorHash }).from(sittings).where(eq(sittings.id, sittingId)),
  )
