import type {
  Access,
  CollectionAfterChangeHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  GlobalConfig,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'
import { lostNeeds } from '@/domain/publishing/lost-needs'
import type { Need } from '@/domain/publishing/need'
import { type Kind, patched, planned, type World } from '@/domain/publishing/world'
import { isStaff } from '../access/roles'
import { findMany } from '../publishing/find-many'
import { inUse } from '../publishing/in-use'
import type { Row } from '../publishing/leaves'
import { readWorld, takePublishingTurn } from '../publishing/read-world'
import { refuseGaps } from '../publishing/refuse-gaps'
import { refuseGone } from '../publishing/refuse-gone'

type Hooks = Required<Pick<NonNullable<CollectionConfig['hooks']>, 'beforeOperation' | 'afterChange'>>

const CHANGES: readonly string[] = ['create', 'update', 'delete', 'restoreVersion']

/** The state before what this request is about to change. */
const before = new WeakMap<PayloadRequest, World>()

/**
 * What a public page needs is neither deleted, taken offline nor changed under it, by whatever door. One document is
 * judged by what was stored, which a refusal undoes; deleting and many at once are judged before the first is written:
 * Payload counts a refusal of one among many and commits all the same.
 */
export const keepWhole = (slug: Kind): Hooks => ({
  beforeOperation: [beforeOperation(slug)],
  afterChange: [afterChange],
})

export const keepWholeGlobal: NonNullable<GlobalConfig['hooks']> = {
  beforeOperation: [
    async ({ args, global, operation, overrideAccess, req }) => {
      if (operation === 'update' && (overrideAccess || (await mayBeMeant(global.access.update, req))))
        await remember(req)
      return args
    },
  ],
  afterChange: [
    async ({ doc, req }) => {
      await refuseLosses(req)
      return doc
    },
  ],
}

const beforeOperation =
  (slug: Kind): CollectionBeforeOperationHook =>
  async ({ args, collection, operation, overrideAccess, req }) => {
    // What validation reads on the way is no change of its own.
    if (!CHANGES.includes(operation)) return args
    before.delete(req)
    const rule = collection.access[operation === 'create' || operation === 'delete' ? operation : 'update']
    if (!(overrideAccess || (await mayBeMeant(rule, req))) || isKeptAside({ args, collection })) return args
    const world = await remember(req)
    refuseGone({ slug, data: (args as { data?: Row }).data, world, req })
    const many = 'where' in args && args.where ? { ...args, overrideAccess } : null
    if (operation !== 'delete' && !many) return args
    const draft = Boolean((args as { draft?: boolean }).draft) && operation !== 'delete'
    const docs = many
      ? await findMany({ collection, args: { ...many, draft }, req })
      : [{ id: (args as { id?: unknown }).id }]
    const chosen = new Map(docs.map((doc) => [String(doc.id), doc]))
    const data = operation === 'delete' ? null : ((args as { data?: Row }).data ?? {})
    const after = planned(world, (thing) => {
      const doc = thing.kind === slug ? chosen.get(thing.id) : undefined
      if (!doc) return thing
      // Whoever publishes a draft publishes what it holds.
      return data && patched(draft ? patched(thing, doc) : thing, data)
    })
    const lost = lostNeeds(world, after)
    if (lost.length > 0) throw await inUse({ lost, before: world, after, req })
    return args
  }

const afterChange: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  await refuseLosses(req, async (lost) => {
    // What lacks a language says so beside its fields.
    const own = lost.some(({ user, place }) => place === 'languages' && user.id === doc.id)
    if (own) await refuseGaps({ collection, id: doc.id, req })
  })
  return doc
}

const refuseLosses = async (
  req: PayloadRequest,
  first: (lost: readonly Need[]) => Promise<void> = async () => {},
): Promise<void> => {
  const world = before.get(req)
  if (!world) return
  const after = await readWorld(req)
  const lost = lostNeeds(world, after)
  if (lost.length === 0) return
  await first(lost)
  throw await inUse({ lost, before: world, after, req })
}

const remember = async (req: PayloadRequest): Promise<World> => {
  await takePublishingTurn(req)
  const world = await readWorld(req)
  before.set(req, world)
  return world
}

/** Who may not change anything is refused by Payload a moment later, and learns nothing from this. */
const mayBeMeant = async (rule: Access, req: PayloadRequest): Promise<boolean> =>
  isStaff({ req }) === true && Boolean(await rule({ req }))

/** A draft kept beside what is public changes no page; where there are no drafts, the word changes nothing either. */
const isKeptAside = ({
  args,
  collection,
}: {
  args: object
  collection: SanitizedCollectionConfig
}): boolean => {
  const { draft, data, id, where, publishSpecificLocale } = args as {
    draft?: boolean
    data?: { _status?: unknown }
    id?: unknown
    where?: unknown
    publishSpecificLocale?: unknown
  }
  const hasDrafts = typeof collection.versions === 'object' && Boolean(collection.versions.drafts)
  const exists = id !== undefined || where !== undefined
  return hasDrafts && Boolean(draft) && exists && data?._status !== 'published' && !publishSpecificLocale
}
