import { eq } from '@payloadcms/db-postgres/drizzle'
import type { WordedInstrument } from '@/domain/questionnaires/worded-instrument'
import { instrument_versions } from '@/payload-schema'
import type { Deps } from '../../deps'

// Instrument versions never change (a trigger sees to it), so one read a process is enough. One has some hundred kilobytes.
const kept = new Map<string, WordedInstrument>()
const MOST_KEPT = 30

/** A pinned instrument version. Throws when it is missing: a sitting without its instrument is broken. */
export const readInstrument = async (
  { payload }: Pick<Deps, 'payload'>,
  id: string,
): Promise<WordedInstrument> => {
  const known = kept.get(id)
  if (known) return known
  const [row] = await payload.db.drizzle
    .select({ content: instrument_versions.content })
    .from(instrument_versions)
    .where(eq(instrument_versions.id, id))
  if (!row) throw new Error(`Instrument version ${id} is missing.`)
  if (kept.size >= MOST_KEPT) kept.clear()
  const content = row.content as WordedInstrument
  kept.set(id, content)
  return content
}
