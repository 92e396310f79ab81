import type { CollectionSlug, PayloadRequest } from 'payload'

type What = { req: PayloadRequest; collection: string; id: string }

/**
 * When a document became public (ISO 8601). Of a landing page as its address says; of others the oldest public version
 * that is kept. Null where nothing says so.
 */
export const publicSince = async ({ req, collection, id }: What): Promise<string | null> => {
  if (collection === 'landing-pages') {
    const { docs } = await req.payload.find({
      collection: 'landing-addresses',
      req,
      depth: 0,
      limit: 1,
      pagination: false,
      where: { and: [{ page: { equals: id } }, { liveUntil: { exists: false } }] },
    })
    return docs[0]?.liveSince ?? null
  }
  const { docs } = await req.payload.findVersions({
    collection: collection as CollectionSlug,
    req,
    depth: 0,
    limit: 1,
    pagination: false,
    sort: 'createdAt',
    where: { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'published' } }] },
  })
  return docs[0]?.createdAt ?? null
}
