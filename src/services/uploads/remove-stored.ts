import type { JobData } from '@/gateways/jobs/jobs'
import { store } from '@/gateways/store/open-store'
import type { Deps } from '../deps'
import { namedUploads, type UploadRoom } from './named-uploads'

const ROOMS: readonly UploadRoom[] = ['media', 'courses']
/** A file is stored before the document that names it is committed; and a database that is restored may name what a later one did not. */
const GRACE_MS = 7 * 86_400_000

type Needed = Pick<Deps, 'payload' | 'now'>

/**
 * The job `remove-stored`, sent in the transaction that deleted or replaced files of a bucket. What a document names by now
 * stays, whatever the job says.
 */
export const removeStored = async (
  { payload }: Needed,
  { room, names }: JobData['remove-stored'],
): Promise<string> => {
  const named = await namedUploads(payload.db.drizzle, room)
  const gone = names.filter((name) => !named.has(name))
  await store().remove(gone.map((name) => ({ room, name })))
  return `removed ${gone.length} of ${names.length} files of ${room}`
}

/**
 * Every hour: files of a bucket that no document names, because a save that had stored them was rolled back, or a job gave up.
 * In a folder Payload itself removes what it replaces.
 */
export const forgetUploads = async ({ payload, now }: Needed): Promise<number> => {
  const { kind, keyOf, list, removeKeys } = store()
  if (kind === 'folder') return 0
  let removed = 0
  for (const room of ROOMS) {
    // Listed first: what is stored meanwhile is younger, and what is named meanwhile is found.
    const old = await list(room, new Date(now().getTime() - GRACE_MS))
    const named = new Set([...(await namedUploads(payload.db.drizzle, room))].map(keyOf))
    const nobodys = old.filter((key) => !named.has(key))
    await removeKeys(room, nobodys)
    removed += nobodys.length
  }
  return removed
}
