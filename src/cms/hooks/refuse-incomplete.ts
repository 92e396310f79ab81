import type { CollectionAfterChangeHook } from 'payload'
import { refuseGaps } from '../publishing/refuse-gaps'

/**
 * Nothing incomplete becomes public, by whatever door: form, REST, a scheduled job, a seed. It reads what
 * was just stored, in the same transaction, which a refusal undoes.
 */
export const refuseIncomplete: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (doc._status === 'published') await refuseGaps({ collection, id: doc.id, req })
  return doc
}
