import { eq } from '@payloadcms/db-postgres/drizzle'
import { sittings } from '@/payload-schema'
import type { Deps } from '../deps'
import type { OwnSitting } from '../sittings/find-sitting'

/** Whoever has another key of a report keeps it, though the reader of its letter wanted it erased (docs/decisions/0063). */
export const keepReport = async (
  { payload }: Pick<Deps, 'payload'>,
  { id }: Pick<OwnSitting, 'id'>,
): Promise<{ kept: true }> => {
  await payload.db.drizzle.update(sittings).set({ eraseAt: null }).where(eq(sittings.id, id))
  return { kept: true }
}
