import { type CollectionConfig, createDataloaderCacheKey, type PayloadRequest, type Where } from 'payload'
import { searchNames, unnamed } from '@/domain/health/unnamed'

type Hooks = NonNullable<CollectionConfig['hooks']>

/** What an operation may be asked to look for; one of a single document has none of it. */
type Search = { where?: Where; sort?: unknown; field?: unknown }

/**
 * Searches by staff find no purchase of a test about health where what is found would tell which test it is of
 * (docs/decisions/0054): by its tier or its exam, in the list of orders or over a relation to one.
 * @param sitting leads from a record to the sitting that the purchase is for.
 */
export const findsNoHealthBy = (sitting: 'sitting' | 'order.sitting'): Pick<Hooks, 'beforeOperation'> => ({
  beforeOperation: [
    ({ args, overrideAccess }) => {
      const search = args as Search
      if (overrideAccess || !searchNames(search)) return args
      const withoutHealth: Where = { [`${sitting}.health`]: { not_equals: true } }
      return { ...args, where: { and: [...(search.where ? [search.where] : []), withoutHealth] } }
    },
  ],
})

/** An order or an entitlement of a test about health, as staff read it. Its collection reads `sitting` always (`forceSelect`). */
export const unnamedHealth: Pick<Hooks, 'afterRead' | 'beforeOperation'> = {
  ...findsNoHealthBy('sitting'),
  afterRead: [
    async ({ doc, req, overrideAccess }) =>
      !overrideAccess && (await isOfHealth(doc.sitting, req)) ? unnamed(doc) : doc,
  ],
}

/** The sittings of a whole list are read at once. One that is not there any more may have been of any test. */
const isOfHealth = async (sitting: unknown, req: PayloadRequest): Promise<boolean> => {
  const id = idOf(sitting)
  if (id === null) return false
  const found = (await req.payloadDataLoader.load(
    createDataloaderCacheKey({
      collectionSlug: 'sittings',
      currentDepth: 0,
      depth: 0,
      docID: id,
      draft: false,
      fallbackLocale: false,
      locale: req.locale ?? 'EN',
      overrideAccess: true,
      select: { health: true },
      showHiddenFields: false,
      transactionID: req.transactionID as string,
    }),
  )) as { health?: boolean } | null
  return found?.health !== false
}

const idOf = (relation: unknown): string | null => {
  if (relation === null || relation === undefined) return null
  return typeof relation === 'object' && 'id' in relation ? String(relation.id) : String(relation)
}
