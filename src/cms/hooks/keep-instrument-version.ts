import { isDeepStrictEqual } from 'node:util'
import type { CollectionAfterChangeHook } from 'payload'
import { wordedInstrumentOf } from '@/domain/questionnaires/worded-instrument-of'
import type { Instrument } from '@/payload-types'
import { ownLocale, readInAllLocales } from '../publishing/read-in-all-locales'

/** Publishing a changed instrument appends an immutable instrument version, in the same transaction. */
export const keepInstrumentVersion: CollectionAfterChangeHook<Instrument> = async ({ doc, req }) => {
  if (doc._status !== 'published') return doc
  const stored = await readInAllLocales({ req, collection: 'instruments', id: doc.id, draft: false })
  if (!stored) return doc
  const content = JSON.parse(JSON.stringify(wordedInstrumentOf(stored)))
  const { docs } = await req.payload.find({
    collection: 'instrument-versions',
    req: ownLocale(req),
    depth: 0,
    limit: 1,
    pagination: false,
    sort: '-version',
    where: { instrument: { equals: doc.id } },
  })
  const [latest] = docs
  if (latest && isDeepStrictEqual(latest.content, content)) return doc
  await req.payload.create({
    collection: 'instrument-versions',
    req: ownLocale(req),
    depth: 0,
    data: { instrument: doc.id, version: (latest?.version ?? 0) + 1, content },
  })
  return doc
}
