import { GLOBALS } from '@/domain/publishing/loaded-version'

/** Payload's lock of a document: who is editing it. It is one for each document, and gone with each save. */
type Lock = { id: string; user: { value: { id: string; email: string } | string } }
type Place = { collection: string; id: string }

const LOCKS = '/api/payload-locked-documents'
/** As long as Payload believes a lock that nobody renews. */
const BELIEVED_MS = 5 * 60_000

export type Presence = {
  /** Who else is editing. */
  other: string | null
  /** The lock, where it is one's own. */
  own: string | null
}

/** Looks who is editing a document and, while one is editing it oneself, says so. Nobody is told when nothing can be read. */
export const keepPresence = async ({
  place,
  me,
  isEditing,
  now,
}: {
  place: Place
  me: string
  isEditing: boolean
  now: number
}): Promise<Presence> => {
  const lock = await readLock(place, now)
  const editor = lock?.user.value
  const editorId = typeof editor === 'object' ? editor.id : editor
  if (lock && editorId !== me)
    return { other: typeof editor === 'object' ? editor.email : String(editor), own: null }
  if (!isEditing) return { other: null, own: lock?.id ?? null }
  const user = { relationTo: 'admins', value: me }
  if (lock) await send('PATCH', `/${lock.id}`, { user })
  const { collection, id } = place
  const subject =
    collection === GLOBALS ? { globalSlug: id } : { document: { relationTo: collection, value: id } }
  const made = lock ?? (await send('POST', '', { user, ...subject }))
  return { other: null, own: made?.id ?? null }
}

/** Also while the page is being left. */
export const endPresence = (lock: string): void => {
  void fetch(`${LOCKS}/${lock}`, { method: 'DELETE', keepalive: true }).catch(() => undefined)
}

const readLock = async ({ collection, id }: Place, now: number): Promise<Lock | undefined> => {
  const query = new URLSearchParams({
    depth: '0',
    limit: '1',
    sort: '-updatedAt',
    ...(collection === GLOBALS
      ? { 'where[globalSlug][equals]': id }
      : { 'where[document.relationTo][equals]': collection, 'where[document.value][equals]': id }),
    'where[updatedAt][greater_than]': new Date(now - BELIEVED_MS).toISOString(),
  })
  const response = await fetch(`${LOCKS}?${query}`)
  return ((await response.json()) as { docs?: Lock[] }).docs?.[0]
}

const send = async (method: string, path: string, data: object): Promise<{ id: string } | undefined> => {
  const response = await fetch(`${LOCKS}${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(data),
  })
  return ((await response.json()) as { doc?: { id: string } }).doc
}
