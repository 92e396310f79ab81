import {
  type Access,
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type Field,
  type GlobalBeforeOperationHook,
  type GlobalSlug,
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
import { lockGlobal, lockRow } from './lock-row'

const CONFLICT = 409

/**
 * A form saves over the version that it was filled from and over no other. Whoever saves without saying which one that
 * was (a script, a seed, a job, our own code) is asked nothing. A newer version that holds the same as the form, or
 * differs only in another language, loses nothing and is no reason to refuse.
 */
export const refuseStale: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (operation !== 'update' || !('id' in args)) return args
  const { id, data = {} } = args as { id?: unknown; data?: Row }
  const { routeParams, headers } = req
  // Of the document that the request names, not of others that are saved on the way.
  const isNamed = routeParams?.collection === collection.slug && routeParams?.id === id
  const loaded = headers.get(LOADED_VERSION)
  if (!isNamed || loaded === null || !(await mayBeMeant(collection.access.update, req))) return args
  await lockRow({ collection, id: String(id), req })
  const theirs = await readNewest({ collection, id: String(id), req })
  if (theirs) await refuseOlder({ fields: collection.fields, mine: data, theirs, loaded, req })
  return args
}

/** The same for a global, of which there are neither drafts nor versions. */
export const refuseStaleGlobal: GlobalBeforeOperationHook = async ({ args, global, operation, req }) => {
  if (operation !== 'update') return args
  const { data = {} } = args as { data?: Row }
  const loaded = req.headers.get(LOADED_VERSION)
  const isNamed = req.routeParams?.global === global.slug
  if (!isNamed || loaded === null || !(await mayBeMeant(global.access.update, req))) return args
  await lockGlobal({ global, req })
  const theirs = (await req.payload.findGlobal({
    slug: global.slug as GlobalSlug,
    ...asForm(req),
  })) as unknown as Row
  await refuseOlder({ fields: global.fields, mine: data, theirs, loaded, req })
  return args
}

/** Who may not save it is refused by Payload a moment later, and learns nothing here. */
const mayBeMeant = async (rule: Access, req: PayloadRequest): Promise<boolean> =>
  isStaff({ req }) === true && Boolean(await rule({ req }))

type Versions = { fields: readonly Field[]; mine: Row; theirs: Row; loaded: string; req: PayloadRequest }

const refuseOlder = async ({ fields, mine, theirs, loaded, req }: Versions): Promise<void> => {
  if (isSameVersion(String(theirs.updatedAt), loaded)) return
  const { language } = req.i18n
  const differing = differingFields({ fields, mine, theirs }).map(({ path, trail }) => ({
    path,
    where: trail.map((label) => inLanguage(label, language)).join(' › '),
  }))
  if (differing.length === 0) return
  const newer: NewerVersion = {
    by: await editorOf(theirs, req),
    at: String(theirs.updatedAt),
    fields: differing,
  }
  throw new APIError(sentenceOf(newer, req), CONFLICT, { newer }, true)
}

type Document = { collection: SanitizedCollectionConfig; id: string; req: PayloadRequest }

/** The draft beside what is public where there is one. */
const readNewest = async ({ collection, id, req }: Document): Promise<Row | null> =>
  (await req.payload.findByID({
    collection: collection.slug as CollectionSlug,
    id,
    draft: Boolean(collection.versions?.drafts),
    disableErrors: true,
    ...asForm(req),
  })) as unknown as Row | null

/** In the form's language, nothing filled in from another. */
const asForm = (req: PayloadRequest) =>
  ({
    depth: 0,
    locale: isLocale(req.locale) ? req.locale : DEFAULT_LOCALE,
    fallbackLocale: false,
    showHiddenFields: true,
    req: ownLocale(req),
  }) as const

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
