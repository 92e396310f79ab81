import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import type { TableText } from '@/domain/languages/texts/check-change'
import { type Moment, type TextState, textState } from '@/domain/languages/texts/text-state'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/domain/locale/locales'
import { say } from '../../admin/words/say'
import { inLanguage } from '../describe-gaps'
import { leavesOf, type Row, rowsOf } from '../leaves'
import { ownLocale, readInAllLocales } from '../read-in-all-locales'
import { type FoundText, seenAs, textsOf } from './list-texts'

/** A row of the table of a document's texts. */
export type TextRow = TableText & {
  path: string
  /** The place in the form, in the words of who reads it. */
  where: string
  english: string
  state: TextState
}

export type Texts = { title: string; rows: TextRow[] }
type What = { req: PayloadRequest; collection: string; id: string; locale: Locale }

/** Collections whose texts can be edited as a table have this in `custom`. */
export const HAS_TEXTS = 'texts'

/** The newest texts of a document and of what its pictures show; null: there is no such document, or it has no texts. */
export const readTexts = async ({ req, collection, id, locale }: What): Promise<Texts | null> => {
  const config = collectionWithTexts({ req, collection })
  const doc = config && (await readNewest({ req, config, id }))
  if (!config || !doc) return null
  const { fields, admin } = config
  const moments = await readMoments({ req, config, id, locale })
  const { language } = req.i18n
  const own = textsOf({ fields, doc, locale })
    .map((text) => rowOf({ text, moments, language }))
    // Without drafts a text is public at once, and so is never emptied here.
    .map((row): TextRow => (config.versions?.drafts ? row : { ...row, kind: 'picture' }))
  const pictures = await readPictures({ req, config, doc, locale })
  const title = admin.useAsTitle ? doc[admin.useAsTitle] : null
  const named = typeof title === 'string' ? title : (title as Row | null)?.[DEFAULT_LOCALE]
  return { title: String(named ?? id), rows: [...own, ...pictures] }
}

export const collectionWithTexts = ({
  req,
  collection,
}: Pick<What, 'req' | 'collection'>): SanitizedCollectionConfig | null => {
  const config = req.payload.collections[collection as CollectionSlug]?.config
  return config?.custom?.[HAS_TEXTS] ? config : null
}

type At = { req: PayloadRequest; config: SanitizedCollectionConfig; id: string }

export const readNewest = ({ req, config, id }: At): Promise<Row | null> =>
  readInAllLocales({ req, collection: config.slug, id, draft: Boolean(config.versions?.drafts) })

type Told = { text: FoundText; moments: readonly ReadonlyMap<string, Moment>[]; language: string }

const rowOf = ({ text, moments, language }: Told): TextRow => {
  const { path, trail, part, kind, max, english, said, fixed } = text
  const place = trail
    .map((label) => inLanguage(label, language))
    .filter(Boolean)
    .join(' › ')
  const where = part === null ? place : say({ language }, 'texts.line', { place, number: part + 1 })
  const before = moments.flatMap((moment) => moment.get(path) ?? [])
  const state = textState({ english, said, before })
  return { path, where, kind, max, english, said, seen: seenAs(said), fixed, state }
}

/** The texts of the versions that are kept, the newest first. */
const readMoments = async ({ req, config, id, locale }: At & { locale: Locale }) => {
  if (!config.versions) return []
  const { docs } = await req.payload.findVersions({
    collection: config.slug as CollectionSlug,
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    limit: 20,
    pagination: false,
    depth: 0,
    locale: 'all',
    fallbackLocale: false,
    req: ownLocale(req),
  })
  return docs.map(({ version }) => {
    const texts = textsOf({ fields: config.fields, doc: version as unknown as Row, locale })
    return new Map(texts.map(({ path, english, said }) => [path, { english, said }]))
  })
}

/** Before the id of a picture, in the path of its description. */
export const PICTURE = 'picture.'

const readPictures = async ({
  req,
  config,
  doc,
  locale,
}: Omit<At, 'id'> & { doc: Row; locale: Locale }): Promise<TextRow[]> => {
  const shown = leavesOf({ fields: config.fields, value: doc }).flatMap(({ field, value }) =>
    field.type === 'upload' && field.relationTo === 'media' && typeof value === 'string' ? [value] : [],
  )
  if (shown.length === 0) return []
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { id: { in: [...new Set(shown)] } },
    depth: 0,
    limit: 500,
    pagination: false,
    locale: 'all',
    fallbackLocale: false,
    req: ownLocale(req),
  })
  const { fields } = req.payload.collections.media.config
  return rowsOf(docs).flatMap((picture) =>
    textsOf({ fields, doc: picture, locale }).map((text): TextRow => {
      const row = rowOf({ text, moments: [], language: req.i18n.language })
      const where = say(req.i18n, 'texts.picture', { name: String(picture.filename ?? '') })
      return { ...row, path: `${PICTURE}${picture.id}`, where, kind: 'picture' }
    }),
  )
}

export type Alternative = { locale: Locale; text: string; seen: string }

/** What is said of a picture in each language; null: there is no such picture. */
export const readAlternatives = async ({
  req,
  id,
}: Pick<What, 'req' | 'id'>): Promise<Alternative[] | null> => {
  const picture = await readInAllLocales({ req, collection: 'media', id, draft: false })
  if (!picture) return null
  const alt = (picture.alt ?? {}) as Partial<Record<Locale, string>>
  return LOCALES.map((locale) => ({
    locale,
    text: alt[locale] ?? '',
    seen: seenAs(alt[locale] ?? ''),
  }))
}
