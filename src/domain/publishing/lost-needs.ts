import type { Need } from './need'
import { needsOf } from './needs'
import { isLive, keyOf, type Ref, type World } from './world'

/** What was met before a change and is not after it: each is a page that visitors use, so the change is refused. */
export const lostNeeds = (before: World, after: World): Need[] => {
  const live = new Set(after.things.filter(isLive).map(keyOf))
  const now = new Map(needsOf(after).map((need) => [nameOf(need), need]))
  return needsOf(before).filter((need) => {
    if (need.by.length === 0) return false
    const then = now.get(nameOf(need))
    return then ? then.by.length === 0 : Boolean(need.lasting) && live.has(keyOf(need.user))
  })
}

/** What public pages lack as the world is: caused by old data, or by SQL outside the admin. */
export const unmetNeeds = (world: World): Need[] => {
  const live = new Set(world.things.filter(isLive).map(keyOf))
  return needsOf(world).filter(({ by, user }) => by.length === 0 && live.has(keyOf(user)))
}

/** Who needs a document; `alone`: nothing else would do. */
export const usesOf = (world: World, { kind, id }: Ref): (Need & { alone: boolean; live: boolean })[] => {
  const live = new Set(world.things.filter(isLive).map(keyOf))
  const isIt = (ref: Ref): boolean => ref.kind === kind && ref.id === id
  return needsOf(world)
    .filter(({ by, user }) => by.some(isIt) && !isIt(user))
    .map((need) => ({ ...need, alone: need.by.length === 1, live: live.has(keyOf(need.user)) }))
}

const nameOf = ({ user, place, detail }: Need): string => `${keyOf(user)} ${place} ${detail}`
