import type { CollectionSlug, PayloadRequest } from 'payload'
import { usesOf } from '@/domain/publishing/lost-needs'
import { standInsOf } from '@/domain/publishing/stand-ins'
import { isLive, type Ref, type World } from '@/domain/publishing/world'
import { describeUses, titlesOf, type UseInWords } from './describe-uses'
import { readWorld } from './read-world'

export type Uses = {
  uses: (UseInWords & { live: boolean })[]
  /** How many others of the same kinds there are. */
  more: number
  /** Visitors see it, whoever uses it. Of what has no drafts nothing is said: it shows where it is used. */
  isPublic: boolean
  /** What can stand in for it wherever an editor named it. */
  standIns: { id: string; title: string }[]
  /** Once nothing names it any more; what records name stays. */
  mayGo: boolean
}

/** Who needs a document, and what could stand in for it. */
export const readUses = async ({ kind, id, req }: Ref & { req: PayloadRequest }): Promise<Uses> => {
  const world = await readWorld(req)
  const found = usesOf(world, { kind, id })
  const shown = someOfEachKind(found)
  const uses = await describeUses({ needs: shown, req })
  const own = world.things.find((thing) => thing.kind === kind && thing.id === id)
  const isNamed = found.some(({ user }) => !user.record)
  return {
    uses: uses.map((use, index) => ({ ...use, live: shown[index]?.live ?? false })),
    more: found.length - shown.length,
    isPublic: Boolean(hasDrafts(kind, req) && own && isLive(own)),
    standIns: isNamed ? await readStandIns({ world, kind, id, req }) : [],
    mayGo: !found.some(({ user }) => user.record),
  }
}

const hasDrafts = (kind: string, { payload }: PayloadRequest): boolean =>
  Boolean(payload.collections[kind as CollectionSlug]?.config.versions?.drafts)

const EACH = 5

/** A test has more than a hundred questions; they must not hide the page that it is sold on. */
const someOfEachKind = <Use extends { user: Ref }>(uses: readonly Use[]): Use[] =>
  uses.filter((use, index) => {
    const before = uses.slice(0, index).filter(({ user }) => user.kind === use.user.kind)
    return before.length < EACH
  })

type At = Ref & { world: World; req: PayloadRequest }

const readStandIns = async ({ world, kind, id, req }: At): Promise<Uses['standIns']> => {
  const refs = standInsOf(world, { kind, id })
  const titles = await titlesOf({ refs, req })
  return refs
    .map((ref) => ({ id: ref.id, title: titles.get(`${ref.kind}/${ref.id}`) ?? ref.id }))
    .toSorted((one, other) => one.title.localeCompare(other.title))
}
