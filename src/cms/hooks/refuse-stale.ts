import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload'
import { DEFAULT_LOCALE, isLocale } from '@/domain/locale/locales'
import { isSameVersion, LOADED_VERSION, type NewerVersion } from '@/domain/publishing/loaded-version'
import { isStaff } from '../access/roles'
import { say } from '../admin/words/say'
import { inLanguage } from '../publishing/describe-gaps'
import { differingFields } from '../publishing/differing-fields'
import type { Row } from '../publishing/leaves'
import { ownLocale } from '../publishing/read-in-all-locales'
import { lockRow } from './lock-row'

const CONFLICT = 409

/**
 * A form saves over the version that it was filled from and over no other. Whoever saves without saying which one that
 * was (a script, a seed, a job, our own code) is asked nothing. A newer version that holds the same as the form, or
 * differs only in another language, loses nothing and is no reason to refuse.
 */
export const refuseStale: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (operation !== 'update' || !('id' in args)) return args
  const { id, data = {} } = args as { id?: unknown; data?: Row }
  const loaded = loadedVersion({ collection, id, req })
  if (loaded === null) return args
  await lockRow({ collection, id: String(id), req })
  const theirs = await readNewest({ collection, id: String(id), req })
  if (!theirs || isSameVersion(String(theirs.updatedAt), loaded)) return args
  const { language } = req.i18n
  const fields = differingFields({ fields: collection.fields, mine: data, theirs }).map(
    ({ path, trail }) => ({ path, where: trail.map((label) => inLanguage(label, language)).join(' › ') }),
  )
  if (fields.length === 0) return args
  const newer: NewerVersion = { by: await editorOf(theirs, req), at: String(theirs.updatedAt), fields }
  throw new APIError(sentenceOf(newer, req), CONFLICT, { newer }, true)
}

type Document = { collection: SanitizedCollectionConfig; req: PayloadRequest }

/** Of the document that the request names, not of others that are saved on the way. Strangers learn nothing here. */
const loadedVersion = ({ collection, id, req }: Document & { id: unknown }): string | null => {
  const { routeParams } = req
  const isNamed = routeParams?.collection === collection.slug && routeParams?.id === id
  return isNamed && isStaff({ req }) === true ? (req.headers.get(LOADED_VERSION) ?? null) : null
}

/** The draft beside what is public where there is one, in the form's language, nothing filled in from another. */
const readNewest = async ({ collection, id, req }: Document & { id: string }): Promise<Row | null> =>
  (await req.payload.findByID({
    collection: collection.slug as CollectionSlug,
    id,
    draft: Boolean(collection.versions?.drafts),
    depth: 0,
    locale: isLocale(req.locale) ? req.locale : DEFAULT_LOCALE,
    fallbackLocale: false,
    showHiddenFields: true,
    disableErrors: true,
    req: ownLocale(req),
  })) as unknown as Row | null

const editorOf = async ({ editedBy }: Row, req: PayloadRequest): Promise<NewerVersion['by']> => {
  if (typeof editedBy !== 'string') return null
  const editor = await req.payload.findByID({
    collection: 'admins',
    id: editedBy,
    depth: 0,
    disableErrors: true,
    req: ownLocale(req),
  })
  return editor && { name: editor.name || editor.email, own: editor.id === req.user?.id }
}

const sentenceOf = ({ by }: NewerVersion, { i18n }: PayloadRequest): string => {
  const who = by
    ? say(i18n, by.own ? 'saving.byYou' : 'saving.byColleague', { name: by.name })
    : say(i18n, 'saving.bySomebody')
  return `${say(i18n, 'saving.newer')} ${who}`
}
