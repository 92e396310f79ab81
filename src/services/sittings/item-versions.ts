import { inArray } from '@payloadcms/db-postgres/drizzle'
import { item_versions } from '@/payload-schema'
import type { Deps } from '../deps'

export type ItemVersionRow = typeof item_versions.$inferSelect

// Item versions never change (a trigger sees to it), so one read a process is enough.
const kept = new Map<string, ItemVersionRow>()
const MOST_KEPT = 5_000

/** The pinned item versions, in the order asked for. Throws when one is missing: a sitting without its items is broken. */
export const readItemVersions = async (
  { payload }: Pick<Deps, 'payload'>,
  ids: string[],
): Promise<ItemVersionRow[]> => {
  const missing = ids.filter((id) => !kept.has(id))
  if (missing.length > 0) {
    if (kept.size > MOST_KEPT) kept.clear()
    const rows = await payload.db.drizzle.select().from(item_versions).where(inArray(item_versions.id, ids))
    for (const row of rows) kept.set(row.id, row)
  }
  return ids.map((id) => {
    const row = kept.get(id)
    if (!row) throw new Error(`Item version ${id} is missing.`)
    return row
  })
}
