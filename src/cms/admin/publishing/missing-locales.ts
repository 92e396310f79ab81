import type { CollectionSlug, Payload, SanitizedCollectionConfig } from 'payload'
import { cache } from 'react'
import { LOCALES, type Locale } from '@/domain/locale/locales'
import { missingTranslations } from '@/domain/publishing/missing-translations'
import type { Row } from '../../publishing/leaves'
import { localizedTexts } from '../../publishing/localized-texts'
import { askedOf } from '../../publishing/read-subject'

type Collection = Pick<SanitizedCollectionConfig, 'slug' | 'fields'>
type Found = Map<string, Locale[]>
type Batch = { ids: Set<string>; found: Promise<Found> }

/** The rows of one list that are being drawn in one answer, by collection. */
const batches = cache((): Map<string, Batch> => new Map())

/** In which locales the newest draft of a row lacks a text. All rows of a list are read by one query. */
export const missingLocales = async ({
  payload,
  collection,
  id,
}: {
  payload: Payload
  collection: Collection
  id: string
}): Promise<Locale[]> => {
  const open = batches()
  const batch = open.get(collection.slug) ?? startBatch({ payload, collection, open })
  batch.ids.add(id)
  return (await batch.found).get(id) ?? []
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
      const languages = askedOf({ slug: collection.slug, doc: doc as unknown as Row })
      const gaps = missingTranslations(localizedTexts({ fields: collection.fields, doc }), languages)
      return [String(doc.id), LOCALES.filter((locale) => gaps.some(({ what }) => what.includes(locale)))]
    }),
  )
}
