import { and, eq, isNull, sql } from '@payloadcms/db-postgres/drizzle'
import { report_links } from '@/payload-schema'
import type { Deps } from '@/services/deps'

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
