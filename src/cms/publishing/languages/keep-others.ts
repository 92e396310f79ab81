import { isDeepStrictEqual } from 'node:util'
import {
  type CollectionSlug,
  isolateObjectProperty,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload'
import { languagesOf } from '@/domain/languages/public-languages'
import type { Locale } from '@/domain/locale/locales'
import type { Row } from '../leaves'
import { readInAllLocales } from '../read-in-all-locales'
import { textsInLocale } from './in-locale'

type Document = {
  collection: Pick<SanitizedCollectionConfig, 'slug' | 'fields'>
  id: string
  req: PayloadRequest
}
type Draft = { locale: Locale; data: Row }
type Waiting = { newest: Row; locales: Locale[] }

/** Under which the drafts of the other languages wait in the request's context until one language is published. */
const WAITING = 'draftsOfOtherLanguages'

/**
 * Before one language is published: what is written newer in the other public languages is put aside, and they get the
 * texts that are public, because a publishing takes all languages of the newest draft.
 */
export const putOthersAside = async ({
  collection,
  id,
  req,
  live,
  published,
}: Document & { live: Row; published: Locale }): Promise<void> => {
  const { slug, fields } = collection
  const newest = await readInAllLocales({ req, collection: slug, id, draft: true })
  if (!newest) return
  const locales: Locale[] = []
  for (const locale of languagesOf(live).filter((each) => each !== published)) {
    const written = textsInLocale({ fields, doc: newest, locale })
    const shown = textsInLocale({ fields, doc: newest, locale, texts: live })
    if (isDeepStrictEqual(written, shown)) continue
    await saveDraft({ collection, id, req, locale, data: shown })
    locales.push(locale)
  }
  req.context[WAITING] = { newest, locales } satisfies Waiting
}

/** After that: they are the newest drafts again, in the rows that the document has now. Answers the version of the last. */
export const takeOthersUp = async ({ collection, id, req }: Document): Promise<string | null> => {
  const { newest, locales } = (req.context[WAITING] ?? { newest: {}, locales: [] }) as Waiting
  delete req.context[WAITING]
  if (locales.length === 0) return null
  const { slug, fields } = collection
  const doc = await readInAllLocales({ req, collection: slug, id, draft: false })
  if (!doc) return null
  let version: string | null = null
  for (const locale of locales) {
    const data = textsInLocale({ fields, doc, locale, texts: newest })
    version = await saveDraft({ collection, id, req, locale, data })
  }
  return version
}

const saveDraft = async ({ collection, id, req, locale, data }: Document & Draft): Promise<string> => {
  const own = isolateObjectProperty(req, ['locale', 'fallbackLocale', 'routeParams'])
  // It is not the form's save, which alone says from which version it was filled (hooks/refuse-stale.ts).
  own.routeParams = {}
  const saved = await req.payload.update({
    collection: collection.slug as CollectionSlug,
    id,
    locale,
    draft: true,
    depth: 0,
    data: { ...data, _status: 'draft' } as never,
    req: own,
  })
  return (saved as unknown as { updatedAt: string }).updatedAt
}
