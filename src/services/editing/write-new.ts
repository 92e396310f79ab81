import {
  beforeChangeTraverseFields,
  beforeValidateTraverseFields,
  type CollectionSlug,
  isolateObjectProperty,
  type Payload,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  saveVersion,
  ValidationError,
  type ValidationFieldError,
} from 'payload'
import type { Locale } from '@/domain/locale/locales'

export type At = { payload: Payload; req: PayloadRequest }
export type Row = Record<string, unknown>
export type New = {
  collection: CollectionSlug
  /** The whole document in one locale. */
  data: (locale: Locale) => Row
  /** It may be half made. */
  draft?: boolean
}

/**
 * Creates a document in these locales at once: each locale's is completed and judged as Payload does it before it saves
 * one, then all are stored together, as one version. Payload's own create takes one locale, so a document in nine would be
 * written nine times. What is public is not looked at before and after: a new document takes nothing away.
 */
export const writeNew = async (
  { payload, req }: At,
  { collection, data, draft = false, locales }: New & { locales: readonly Locale[] },
): Promise<{ id: string }> => {
  const { config } = payload.collections[collection]
  let first: unknown
  let doc: Row = {}
  for (const locale of locales) {
    const step = { config, req: ownRequest(req, { locale }), draft }
    // Rows of arrays and blocks have the ids of the first locale's, so that all share one structure.
    const row = await completed(step, withIdsOf(structuredClone(data(locale)), first) as Row)
    first ??= structuredClone(row)
    doc = await merged(step, { row, doc })
  }
  return stored({ config, req: ownRequest(req) }, doc)
}

/** What hooks keep of a request and Payload writes into it stays with this document. */
const ownRequest = (req: PayloadRequest, { locale }: { locale?: Locale } = {}): PayloadRequest => {
  const own = isolateObjectProperty(req, ['locale', 'fallbackLocale', 'context'])
  own.context = { ...req.context, skipInvalidation: true }
  if (locale) own.locale = locale
  return own
}

type Step = { config: SanitizedCollectionConfig; req: PayloadRequest; draft: boolean }

/** What Payload's functions for fields want to know of a whole document. */
const wholeOf = ({ config, req }: Step, row: Row) => ({
  collection: config,
  context: req.context,
  data: row,
  doc: {},
  fields: config.fields,
  global: null,
  operation: 'create' as const,
  overrideAccess: true,
  parentIndexPath: '',
  parentIsLocalized: false,
  parentPath: '',
  parentSchemaPath: '',
  req,
  siblingData: row,
  siblingDoc: {},
})

/** With defaults, ids of rows, and what the collection's hooks add. */
const completed = async (step: Step, row: Row): Promise<Row> => {
  const { config, req } = step
  await beforeValidateTraverseFields(wholeOf(step, row))
  let data = row
  for (const hook of [...config.hooks.beforeValidate, ...config.hooks.beforeChange])
    data = (await hook({ collection: config, context: req.context, data, operation: 'create', req })) ?? data
  return data
}

/** Judges one locale's document and puts its texts beside those of the locales before it. */
const merged = async (step: Step, { row, doc }: { row: Row; doc: Row }): Promise<Row> => {
  const { config, req } = step
  const errors: ValidationFieldError[] = []
  const merges: (() => Promise<void> | void)[] = []
  await beforeChangeTraverseFields({
    ...wholeOf(step, row),
    docWithLocales: doc,
    siblingDocWithLocales: doc,
    errors,
    fieldLabelPath: '',
    mergeLocaleActions: merges,
    skipValidation: step.draft,
  })
  if (errors.length > 0) throw new ValidationError({ collection: config.slug, errors, req }, req.t)
  for (const merge of merges) await merge()
  return row
}

const stored = async ({ config, req }: Omit<Step, 'draft'>, data: Row): Promise<{ id: string }> => {
  const { payload } = req
  const collection = config.slug
  const doc = (await payload.db.create({ collection, data, req })) as unknown as Row & { id: string }
  const { id } = doc
  if (config.versions)
    await saveVersion({
      ...{ id, payload, req, collection: config, docWithLocales: doc },
      ...{ operation: 'create', returning: false },
    })
  for (const hook of config.hooks.afterChange)
    await hook({
      ...{ collection: config, context: req.context, req, overrideAccess: true, operation: 'create' },
      ...{ data: doc, doc, previousDoc: {} },
    })
  return { id }
}

/** Gives each row the id that the row at its place got. */
export const withIdsOf = (value: unknown, made: unknown): unknown => {
  if (Array.isArray(value)) {
    const rows = Array.isArray(made) ? made : []
    return value.map((entry, index) => withIdsOf(entry, rows[index]))
  }
  if (value === null || typeof value !== 'object') return value
  const source = (made ?? {}) as Row
  const entries = Object.entries(value).map(([key, inner]) => [key, withIdsOf(inner, source[key])])
  return {
    ...Object.fromEntries(entries),
    ...(typeof source.id === 'string' && !('id' in value) ? { id: source.id } : {}),
  }
}
