import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig, Where } from 'payload'
import { DEFAULT_LOCALE, isLocale } from '@/domain/locale/locales'
import type { Row } from './leaves'
import { ownLocale } from './read-in-all-locales'

type What = {
  collection: Pick<SanitizedCollectionConfig, 'slug'>
  args: { where?: Where; draft?: boolean; overrideAccess?: boolean }
  req: PayloadRequest
}

/**
 * The documents that a change of many would change, as it takes them: the newest drafts when it was asked for drafts,
 * else what is public. In the language of the request, nothing filled in from another.
 */
export const findMany = async ({ collection, args, req }: What): Promise<Row[]> => {
  const { docs } = await req.payload.find({
    collection: collection.slug as CollectionSlug,
    where: args.where,
    draft: Boolean(args.draft),
    // This runs before Payload asks who may.
    overrideAccess: Boolean(args.overrideAccess),
    user: req.user,
    depth: 0,
    limit: 0,
    pagination: false,
    fallbackLocale: false,
    locale: isLocale(req.locale) ? req.locale : DEFAULT_LOCALE,
    req: ownLocale(req),
  })
  return docs as unknown as Row[]
}
