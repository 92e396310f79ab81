import type { CollectionConfig, PayloadRequest, Where } from 'payload'
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

/**
 * Orders and entitlements of tests about health, as staff read them, also over a relation. Their collection reads `sitting`
 * whatever is asked for (`forceSelect`). Here and not after each document is read: one look at the sittings is enough for a list.
 */
export const unnamedHealth: Pick<Hooks, 'afterOperation' | 'beforeOperation'> = {
  ...findsNoHealthBy('sitting'),
  afterOperation: [
    async ({ result, req, overrideAccess }) => {
      if (overrideAccess || !result) return result
      const { docs } = result as { docs?: Doc[] }
      const read = docs ?? [result as Doc]
      const harmless = await sittingsWithoutHealth(
        read.flatMap(({ sitting }) => idOf(sitting) ?? []),
        req,
      )
      // A sitting that is not there any more may have been of any test.
      const shown = read.map((doc) => {
        const sitting = idOf(doc.sitting)
        return sitting === null || harmless.has(sitting) ? doc : unnamed(doc)
      })
      return (docs ? { ...result, docs: shown } : shown[0]) as typeof result
    },
  ],
}

type Doc = { sitting?: unknown }

const sittingsWithoutHealth = async (ids: string[], req: PayloadRequest): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set()
  // Past the access of staff, who are shown no sitting about health.
  const { docs } = await req.payload.db.find<{ id: string }>({
    collection: 'sittings',
    where: { and: [{ id: { in: ids } }, { health: { equals: false } }] },
    select: { health: true },
    limit: ids.length,
    pagination: false,
    req,
  })
  return new Set(docs.map(({ id }) => id))
}

const idOf = (relation: unknown): string | null => {
  if (relation === null || relation === undefined) return null
  return typeof relation === 'object' && 'id' in relation ? String(relation.id) : String(relation)
}
