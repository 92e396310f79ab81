import { type CollectionSlug, isolateObjectProperty, type PayloadRequest } from 'payload'
import type { Row } from './leaves'

type What = { req: PayloadRequest; collection: string; id: string; draft: boolean }

/** A document with `{ EN: …, FR: … }` in place of each text, nothing filled in from another locale; null: not there. */
export const readInAllLocales = async ({ req, collection, id, draft }: What): Promise<Row | null> =>
  (await req.payload.findByID({
    collection: collection as CollectionSlug,
    id,
    draft,
    depth: 0,
    locale: 'all',
    fallbackLocale: false,
    disableErrors: true,
    req: ownLocale(req),
  })) as unknown as Row | null

/** The same request and transaction, with a language of its own: Payload writes it into the request that it is given. */
export const ownLocale = (req: PayloadRequest): PayloadRequest =>
  isolateObjectProperty(req, ['locale', 'fallbackLocale'])
