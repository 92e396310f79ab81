import type { PayloadRequest } from 'payload'
import { usesOf } from '@/domain/publishing/lost-needs'
import { REPLACEABLE } from '@/domain/publishing/relations'
import { type Kind, RECORD_KINDS, type Ref, type Thing, type World } from '@/domain/publishing/world'
import { describeUses, titlesOf, type UseInWords } from './describe-uses'
import { readWorld } from './read-world'

export type Uses = {
  uses: (UseInWords & { live: boolean })[]
  /** How many others of the same kinds there are. */
  more: number
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
  const replaceable = REPLACEABLE.includes(kind) && found.some(({ user }) => !isRecord(user.kind))
  return {
    uses: uses.map((use, index) => ({ ...use, live: shown[index]?.live ?? false })),
    more: found.length - shown.length,
    standIns: replaceable ? await readStandIns({ world, kind, id, req }) : [],
    mayGo: !found.some(({ user }) => isRecord(user.kind)),
  }
}

const EACH = 5

/** A test has more than a hundred questions; they must not hide the page that it is sold on. */
const someOfEachKind = <Use extends { user: Ref }>(uses: readonly Use[]): Use[] =>
  uses.filter((use, index) => {
    const before = uses.slice(0, index).filter(({ user }) => user.kind === use.user.kind)
    return before.length < EACH
  })

const isRecord = (kind: Kind): boolean => (RECORD_KINDS as readonly Kind[]).includes(kind)

type At = Ref & { world: World; req: PayloadRequest }

const readStandIns = async ({ world, kind, id, req }: At): Promise<Uses['standIns']> => {
  const own = world.find((thing) => thing.kind === kind && thing.id === id)
  const refs = world.filter((thing) => thing.kind === kind && thing.id !== id && own && fits(thing, own))
  const titles = await titlesOf({ refs, req })
  return refs
    .map((ref) => ({ id: ref.id, title: titles.get(`${ref.kind}/${ref.id}`) ?? ref.id }))
    .toSorted((one, other) => one.title.localeCompare(other.title))
}

/** A question waits unpublished for its place; a page must be public, and of the same storefront. */
const fits = (thing: Thing, own: Thing): boolean => {
  if (thing.kind === 'questions') return !thing.published && thing.refs.exam?.[0] === own.refs.exam?.[0]
  if (thing.kind === 'landing-pages')
    return thing.published && thing.refs.storefront?.[0] === own.refs.storefront?.[0]
  return thing.published
}
