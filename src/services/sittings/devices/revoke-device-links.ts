import { and, eq, isNull, sql } from '@payloadcms/db-postgres/drizzle'
import { report_links, sittings } from '@/payload-schema'
import type { Deps } from '@/services/deps'
import type { OwnSitting } from '../find-sitting'

/** No link leads to this sitting any more. */
export const revokeDeviceLinks = async (
  { payload, now }: Pick<Deps, 'payload' | 'now'>,
  sittingId: string,
): Promise<void> => {
  await payload.db.drizzle
    .update(report_links)
    .set({ revokedAt: now().toISOString() })
    .where(
      and(
        eq(report_links.purpose, 'device'),
        isNull(report_links.revokedAt),
        sql`${report_links.sittings} @> ${JSON.stringify([sittingId])}::jsonb`,
      ),
    )
}

/** Ends the link, and the way in of every device that used one; the browser that asks keeps its own. */
export const cutOffDevices = async (
  deps: Deps,
  { sitting, visitorHash }: { sitting: OwnSitting; visitorHash: string | null },
): Promise<void> => {
  await revokeDeviceLinks(deps, sitting.id)
  await deps.payload.db.drizzle
    .update(sittings)
    .set({ devices: sitting.devices.filter(({ hash }) => hash === visitorHash) })
    .where(eq(sittings.id, sitting.id))
}
