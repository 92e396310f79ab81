import type {
  CollectionAfterChangeHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  CollectionSlug,
  GlobalConfig,
  PayloadRequest,
  Where,
} from 'payload'
import { lostNeeds } from '@/domain/publishing/lost-needs'
import { type Kind, patched, planned, type Ref, type World } from '@/domain/publishing/world'
import { isStaff } from '../access/roles'
import { inUse } from '../publishing/in-use'
import { ownLocale } from '../publishing/read-in-all-locales'
import { readWorld, takePublishingTurn } from '../publishing/read-world'
import { refuseGone } from '../publishing/refuse-gone'

type Hooks = Required<Pick<NonNullable<CollectionConfig['hooks']>, 'beforeOperation' | 'afterChange'>>

type Row = Record<string, unknown>

const CHANGES: readonly string[] = ['create', 'update', 'delete', 'restoreVersion']

/** How things stood before what this request is about to change. */
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
    async ({ args, operation, overrideAccess, req }) => {
      if (operation === 'update' && mayBeMeant({ overrideAccess, req })) await remember(req)
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
  async ({ args, operation, overrideAccess, req }) => {
    // What validation reads on the way is no change of its own.
    if (!CHANGES.includes(operation)) return args
    before.delete(req)
    if (!mayBeMeant({ overrideAccess, req }) || isKeptAside(args)) return args
    const world = await remember(req)
    refuseGone({ slug, data: (args as { data?: Row }).data, world, req })
    const many =
      'where' in args && args.where ? { where: args.where, overrideAccess: Boolean(overrideAccess) } : null
    if (operation !== 'delete' && !many) return args
    const ids = many ? await idsOf({ slug, ...many, req }) : [String((args as { id?: unknown }).id)]
    const chosen = new Set(ids)
    const data = operation === 'delete' ? null : ((args as { data?: Row }).data ?? {})
    const after = planned(world, (thing) => {
      if (thing.kind !== slug || !chosen.has(thing.id)) return thing
      return data && patched(thing, data)
    })
    const lost = lostNeeds(world, after)
    if (lost.length > 0) throw await inUse({ lost, req })
    return args
  }

const afterChange: CollectionAfterChangeHook = async ({ doc, req }) => {
  await refuseLosses(req)
  return doc
}

const refuseLosses = async (req: PayloadRequest): Promise<void> => {
  const world = before.get(req)
  const lost = world ? lostNeeds(world, await readWorld(req)) : []
  if (lost.length > 0) throw await inUse({ lost, req })
}

const remember = async (req: PayloadRequest): Promise<World> => {
  await takePublishingTurn(req)
  const world = await readWorld(req)
  before.set(req, world)
  return world
}

/** Who may not change anything is sent away by Payload a moment later, and learns nothing from us. */
const mayBeMeant = ({ overrideAccess, req }: { overrideAccess?: boolean; req: PayloadRequest }): boolean =>
  Boolean(overrideAccess) || isStaff({ req }) === true

/** A draft kept beside what is public changes no page. */
const isKeptAside = (args: object): boolean => {
  const { draft, data, id, where, publishSpecificLocale } = args as {
    draft?: boolean
    data?: { _status?: unknown }
    id?: unknown
    where?: unknown
    publishSpecificLocale?: unknown
  }
  const exists = id !== undefined || where !== undefined
  return Boolean(draft) && exists && data?._status !== 'published' && !publishSpecificLocale
}

type Many = { slug: Kind; where: Where; overrideAccess: boolean; req: PayloadRequest }

const idsOf = async ({ slug, where, overrideAccess, req }: Many): Promise<Ref['id'][]> => {
  const { docs } = await req.payload.find({
    collection: slug as CollectionSlug,
    where,
    overrideAccess,
    user: req.user,
    depth: 0,
    limit: 0,
    pagination: false,
    select: {},
    req: ownLocale(req),
  })
  return docs.map(({ id }) => String(id))
}
