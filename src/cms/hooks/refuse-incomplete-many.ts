import {
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  ValidationError,
  type Where,
} from 'payload'
import { DEFAULT_LOCALE, isLocale } from '@/domain/locale/locales'
import { completenessOf } from '@/domain/publishing/completeness'
import { errorsOf } from '../publishing/errors-of'
import type { Row } from '../publishing/leaves'
import { ownLocale, readInAllLocales } from '../publishing/read-in-all-locales'
import { readSubject } from '../publishing/read-subject'
import { withForm } from '../publishing/with-form'

/**
 * Many at once are judged before the first is written: Payload counts a refusal of one and commits all the same, with
 * what the refused one had stored. All are changed or none.
 */
export const refuseIncompleteMany: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  req,
}) => {
  if (operation !== 'update' || !('where' in args) || !args.where || args.draft) return args
  const data = (args.data ?? {}) as Row
  const { where, overrideAccess } = args
  for (const doc of await find({ collection, where, overrideAccess: Boolean(overrideAccess), req })) {
    if ((data._status ?? doc._status) !== 'published') continue
    await judge({ collection, doc, data, req })
  }
  return args
}

type Judged = { collection: SanitizedCollectionConfig; doc: Row; data: Row; req: PayloadRequest }

const judge = async ({ collection, doc, data, req }: Judged): Promise<void> => {
  const { slug, fields } = collection
  const id = String(doc.id)
  const stored = (await readInAllLocales({ req, collection: slug, id, draft: false })) ?? {}
  const locale = isLocale(req.locale) ? req.locale : DEFAULT_LOCALE
  const merged = withForm({ fields, stored, form: { ...doc, ...data }, locale })
  const gaps = completenessOf(await readSubject({ collection, doc: merged, req }))
  if (gaps.length === 0) return
  const errors = errorsOf({ gaps, fields, doc: merged, language: req.i18n.language })
  throw new ValidationError({ collection: slug, id, errors, req }, req.t)
}

const find = async ({
  collection,
  where,
  overrideAccess,
  req,
}: {
  collection: SanitizedCollectionConfig
  where: Where
  overrideAccess: boolean
  req: PayloadRequest
}): Promise<Row[]> => {
  const { docs } = await req.payload.find({
    collection: collection.slug as CollectionSlug,
    where,
    // This runs before Payload asks who may.
    overrideAccess,
    user: req.user,
    depth: 0,
    limit: 0,
    pagination: false,
    fallbackLocale: false,
    locale: isLocale(req.locale) ? req.locale : DEFAULT_LOCALE,
    req: ownLocale(req),
  })
  return docs as unknown as Row[]
}
