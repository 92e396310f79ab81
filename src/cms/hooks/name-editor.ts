import type { CollectionAfterReadHook } from 'payload'
import { ownLocale } from '../publishing/read-in-all-locales'

/**
 * Who is editing a document, by name. Editors may not read their colleagues' accounts, and Payload would show them an id; it
 * prints what stands in `email`.
 */
export const nameEditor: CollectionAfterReadHook = async ({ doc, req }) => {
  const { user } = doc as { user?: { relationTo?: string; value?: string | { id: string } } }
  const id = typeof user?.value === 'object' ? user.value?.id : user?.value
  if (user?.relationTo !== 'admins' || !id) return doc
  const editor = await req.payload.findByID({
    collection: 'admins',
    id,
    depth: 0,
    disableErrors: true,
    req: ownLocale(req),
  })
  return editor ? { ...doc, user: { ...user, value: { id, email: editor.name || editor.email } } } : doc
}
