import { type CollectionAfterChangeHook, ValidationError } from 'payload'
import { completenessOf } from '@/domain/publishing/completeness'
import { errorsOf } from '../publishing/errors-of'
import { readInAllLocales } from '../publishing/read-in-all-locales'
import { readSubject } from '../publishing/read-subject'

/**
 * Nothing incomplete becomes public, by whatever door: form, REST, a scheduled job, a seed. It reads what
 * was just stored, in the same transaction, which a refusal undoes.
 */
export const refuseIncomplete: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (doc._status !== 'published') return doc
  const stored = await readInAllLocales({ req, collection: collection.slug, id: doc.id, draft: false })
  if (!stored) return doc
  const { fields, slug } = collection
  const gaps = completenessOf(await readSubject({ collection, doc: stored, req }))
  if (gaps.length === 0) return doc
  const errors = errorsOf({ gaps, fields, doc: stored, language: req.i18n.language })
  throw new ValidationError({ collection: slug, id: doc.id, errors, req }, req.t)
}
