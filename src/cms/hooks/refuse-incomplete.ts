import {
  type CollectionAfterChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  ValidationError,
} from 'payload'
import { DEFAULT_LOCALE, isLocale } from '@/domain/locale/locales'
import { completenessOf } from '@/domain/publishing/completeness'
import { errorsOf } from '../publishing/errors-of'
import { findMany } from '../publishing/find-many'
import type { Row } from '../publishing/leaves'
import { readInAllLocales } from '../publishing/read-in-all-locales'
import { readSubject } from '../publishing/read-subject'
import { refuseGaps } from '../publishing/refuse-gaps'
import { withForm } from '../publishing/with-form'

/**
 * Many at once are judged before the first is written: Payload counts a refusal of one and commits all the same, with
 * what the refused one had stored. All are changed or none. Whoever publishes drafts publishes what the drafts hold.
 */
export const refuseIncompleteMany: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  req,
}) => {
  if (operation !== 'update' || !('where' in args) || !args.where) return args
  const data = (args.data ?? {}) as Row
  const draft = Boolean(args.draft)
  if (draft && data._status !== 'published') return args
  for (const doc of await findMany({ collection, args, req })) {
    if ((data._status ?? doc._status) !== 'published') continue
    await judge({ collection, doc, data, draft, req })
  }
  return args
}

type Judged = {
  collection: SanitizedCollectionConfig
  doc: Row
  data: Row
  draft: boolean
  req: PayloadRequest
}

const judge = async ({ collection, doc, data, draft, req }: Judged): Promise<void> => {
  const { slug, fields } = collection
  const id = String(doc.id)
  const stored = (await readInAllLocales({ req, collection: slug, id, draft })) ?? {}
  const locale = isLocale(req.locale) ? req.locale : DEFAULT_LOCALE
  const merged = withForm({ fields, stored, form: { ...doc, ...data }, locale })
  const gaps = completenessOf(await readSubject({ collection, doc: merged, req }))
  if (gaps.length === 0) return
  const errors = errorsOf({ gaps, fields, doc: merged, language: req.i18n.language })
  throw new ValidationError({ collection: slug, id, errors, req }, req.t)
}

/**
 * Nothing incomplete becomes public, by whatever door: form, REST, a scheduled job, a seed. It reads what
 * was just stored, in the same transaction, which a refusal undoes.
 */
export const refuseIncomplete: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (doc._status === 'published') await refuseGaps({ collection, id: doc.id, req })
  return doc
}
