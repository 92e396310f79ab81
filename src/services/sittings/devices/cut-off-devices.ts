import { eq } from '@payloadcms/db-postgres/drizzle'
import { sittings } from '@/payload-schema'
import type { Deps } from '@/services/deps'
import type { OwnSitting } from '../find-sitting'
import { revokeDeviceLinks } from './revoke-device-links'

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
