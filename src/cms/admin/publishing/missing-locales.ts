import type { CollectionSlug, Payload, SanitizedCollectionConfig } from 'payload'
import { cache } from 'react'
import { LOCALES, type Locale } from '@/domain/locale/locales'
import { missingTranslations } from '@/domain/publishing/missing-translations'
import type { Row } from '../../publishing/leaves'
import { localizedTexts } from '../../publishing/localized-texts'
import { askedOf } from '../../publishing/read-subject'

type Collection = Pick<SanitizedCollectionConfig, 'slug' | 'fields'>
/** `asked`: the languages in which it is, or is to be, public; `missing`: those of them that lack a text. */
type Languages = { asked: readonly Locale[]; missing: readonly Locale[] }
type Found = Map<string, Languages>
type Batch = { ids: Set<string>; found: Promise<Found> }

/** The rows of one list that are being drawn in one answer, by collection. */
const batches = cache((): Map<string, Batch> => new Map())

/** How the newest draft of a row stands in its languages. All rows of a list are read by one query. */
export const missingLocales = async ({
  payload,
  collection,
  id,
}: {
  payload: Payload
  collection: Collection
  id: string
}): Promise<Languages> => {
  const open = batches()
  const batch = open.get(collection.slug) ?? startBatch({ payload, collection, open })
  batch.ids.add(id)
  return (await batch.found).get(id) ?? { asked: LOCALES, missing: [] }
}

const startBatch = ({
  payload,
  collection,
  open,
}: {
  payload: Payload
  collection: Collection
  open: Map<string, Batch>
}): Batch => {
  const ids = new Set<string>()
  const found = new Promise<void>((done) => setImmediate(done)).then(() => {
    open.delete(collection.slug)
    return readMissing({ payload, collection, ids: [...ids] })
  })
  const batch = { ids, found }
  open.set(collection.slug, batch)
  return batch
}

const readMissing = async ({
  payload,
  collection,
  ids,
}: {
  payload: Payload
  collection: Collection
  ids: string[]
}): Promise<Found> => {
  const { docs } = await payload.find({
    collection: collection.slug as CollectionSlug,
    where: { id: { in: ids } },
    draft: true,
    depth: 0,
    limit: ids.length,
    pagination: false,
    locale: 'all',
    fallbackLocale: false,
  })
  return new Map(
    docs.map((doc) => {
      const asked = askedOf({ slug: collection.slug, doc: doc as unknown as Row })
      const gaps = missingTranslations(localizedTexts({ fields: collection.fields, doc }), asked)
      const missing = LOCALES.filter((locale) => gaps.some(({ what }) => what.includes(locale)))
      return [String(doc.id), { asked, missing }]
    }),
  )
}
