import type { Need } from './need'
import { standInsOf } from './stand-ins'
import { isLive, keyOf, type Thing, type World } from './world'

/** Why a change was refused, as an editor reads it, and so what helps. */
export type Why =
  /** What was chosen is not public itself. */
  | 'unpublished'
  /** Orders name it. */
  | 'sold'
  /** Orders were made with it, and show whose discount they had. */
  | 'redeemed'
  /** Other records name it. */
  | 'kept'
  /** Another document can stand in for it. */
  | 'replaceable'
  /** Another document refers to it. */
  | 'byName'
  /** A page needs it without naming it. */
  | 'unnamed'
  /** Nothing is taken away, but what is changed would lack something. */
  | 'lacking'
  /** Nothing but an address. */
  | 'moved'

type Lost = { lost: readonly Need[]; before: World; after: World }

/** Why a change is refused, and which of what would be lost says so. */
export const whyLost = ({ lost, before, after }: Lost): { why: Why; needs: readonly Need[] } => {
  // With a document its address goes, too: that alone is worth telling when nothing else is lost.
  const needs = lost.filter(({ place }) => place !== 'address')
  if (needs.length === 0) return { why: 'moved', needs: lost }
  const unpublished = needs.filter((need) => choseUnpublished({ need, before, after }))
  if (unpublished.length > 0) return { why: 'unpublished', needs: unpublished }
  const used = needs.filter((need) => !UNTOLD.includes(need.place) && !isOwnDoing({ need, before, after }))
  return {
    why: used.length === 0 ? 'lacking' : whyUsed(used, before),
    needs: used.length === 0 ? needs : used,
  }
}

/** Needs that are not a reference to one document: several documents together meet them. */
const UNTOLD: readonly string[] = ['offer', 'price', 'payment', 'kind', 'languages']

const whyUsed = (used: readonly Need[], before: World): Why => {
  const ordered = used.filter(({ user }) => user.kind === 'orders')
  if (ordered.length > 0) return ordered.every(({ of }) => of === 'promo-codes') ? 'redeemed' : 'sold'
  if (used.some(({ user }) => user.record)) return 'kept'
  if (used.some(({ by }) => by.some((ref) => standInsOf(before, ref).length > 0))) return 'replaceable'
  return used.every((need) => isNamed(before, need)) ? 'byName' : 'unnamed'
}

const isNamed = ({ relations }: World, { user, place }: Need): boolean =>
  relations.some(({ from, field }) => from === user.kind && field === place)

type At = { need: Need; before: World; after: World }

const choseUnpublished = ({ need, before, after }: At): boolean => {
  const { user, place } = need
  if (!isNamed(before, need)) return false
  const had = find(before, keyOf(user))?.refs[place] ?? []
  const then = find(after, keyOf(user))
  const wasLive = had.some((id) =>
    before.things.some((thing) => thing.id === id && thing.kind === need.of && isLive(thing)),
  )
  const chosen = after.things.filter(
    (thing) => thing.kind === need.of && then?.refs[place]?.includes(thing.id),
  )
  const isNew = chosen.some(({ id }) => !had.includes(id)) || !wasLive
  return isNew && chosen.some((thing) => !isLive(thing))
}

const isOwnDoing = ({ need: { user }, before, after }: At): boolean =>
  JSON.stringify(find(before, keyOf(user))) !== JSON.stringify(find(after, keyOf(user)))

const find = (world: World, key: string): Thing | undefined =>
  world.things.find((thing) => keyOf(thing) === key)
