import { eq } from '@payloadcms/db-postgres/drizzle'
import { sittings } from '@/payload-schema'
import type { Deps } from '../deps'
import type { Viewer } from './viewer'

/**
 * Whether a test was begun with this browser's visitor cookie. The cookie is a random text that anybody can make up, so that
 * bringing one says nothing by itself.
 */
export const isKnownBrowser = async (
  { payload }: Pick<Deps, 'payload'>,
  { visitorHash }: Pick<Viewer, 'visitorHash'>,
): Promise<boolean> => {
  if (visitorHash === null) return false
  const [begun] = await payload.db.drizzle
    .select({ id: sittings.id })
    .from(sittings)
    .where(eq(sittings.visitorHash, visitorHash))
    .limit(1)
  return begun !== undefined
}
