import type { Random } from '@/domain/matrices/random'
import { chooseLevel } from '@/domain/measurement/choose-level'
import type { Taker } from './takers'
import type { World, WorldItem } from './world'

/** What the server would know of a finished sitting. */
export type Sat = { items: WorldItem[]; responses: (0 | 1)[]; times: number[]; shownChoices: number[] }

/**
 * Takes the form part by part; where a part has levels, the site's own rule picks one. Nobody here leaves a question open,
 * so there are always enough answers to choose by (src/domain/exam/answered-enough.ts).
 */
export const sit = ({ world, taker, random }: { world: World; taker: Taker; random: Random }): Sat => {
  const sat: Sat = { items: [], responses: [], times: [], shownChoices: [] }
  for (const part of new Set(world.map((each) => each.part))) {
    const levels = world.filter((each) => each.part === part)
    const level = levels.length === 1 ? levels[0]!.level : chooseLevel({ ...sat, levels })
    for (const item of levels.find((each) => each.level === level)!.items) {
      const key = random.below(6)
      const { position, seconds } = taker({ item, place: sat.items.length, key })
      sat.items.push(item)
      sat.responses.push(position === key ? 1 : 0)
      sat.times.push(seconds)
      sat.shownChoices.push(position)
    }
  }
  return sat
}
