import type { CollectionSlug, PayloadRequest } from 'payload'

export type Touching = {
  req: Pick<PayloadRequest, 'user' | 'payload'>
  collection: string
  operation: 'read' | 'update'
}

/**
 * Whether somebody could read, or change, a collection (or global) over REST: what our own calls ask, so that they are no
 * other door. Null: there is no such collection.
 */
export const touches = async ({ req, collection, operation }: Touching): Promise<boolean | null> => {
  const { collections, globals } = req.payload
  const found =
    collections[collection as CollectionSlug]?.config ??
    globals.config.find(({ slug }) => slug === collection)
  // Our rules ask who it is, and nothing else of the request.
  return found ? Boolean(await found.access[operation]({ req: req as PayloadRequest })) : null
}
