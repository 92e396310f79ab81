import { type PayloadRequest, type SanitizedCollectionConfig, ValidationError } from 'payload'
import { completenessOf } from '@/domain/publishing/completeness'
import { errorsOf } from './errors-of'
import { readInAllLocales } from './read-in-all-locales'
import { readSubject } from './read-subject'

type What = { collection: SanitizedCollectionConfig; id: string; req: PayloadRequest }

/** Throws what a document lacks as it is stored now, where it may be public only when nothing is missing. */
export const refuseGaps = async ({ collection, id, req }: What): Promise<void> => {
  const { fields, slug } = collection
  const stored = await readInAllLocales({ req, collection: slug, id, draft: false })
  if (!stored) return
  const gaps = completenessOf(await readSubject({ collection, doc: stored, req }))
  if (gaps.length === 0) return
  const errors = errorsOf({ gaps, fields, doc: stored, language: req.i18n.language })
  throw new ValidationError({ collection: slug, id, errors, req }, req.t)
}
