import type { CollectionAfterChangeHook } from 'payload'
import { PUBLISH_FAILED, publishRef } from '@/domain/publishing/scheduled'
import { ownLocale } from '../publishing/read-in-all-locales'

/** What is published needs no notice any more that publishing it at a set time had failed. */
export const settleFailedPublish: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (doc._status !== 'published') return doc
  const ref = publishRef({ collection: collection.slug, id: doc.id })
  await req.payload.update({
    collection: 'anomalies',
    where: {
      kind: { equals: PUBLISH_FAILED },
      ref: { equals: ref },
      resolvedAt: { exists: false },
    },
    data: { resolvedAt: new Date().toISOString() },
    req: ownLocale(req),
  })
  return doc
}
