import { BLUEPRINTS, type ItemBlueprint } from './blueprint'

/** One part at one level; `target` is the difficulty in logits that its items lie around. */
export type BlueprintPart = {
  part: 1 | 2 | 3
  level: number
  target: number
  items: readonly ItemBlueprint[]
}

/** Items of a part. */
const LENGTH = 10
/** The first part rises over this range, in logits (MEASUREMENT 1.7). */
const FIRST = { from: -2, to: 0.4 }
/** Later parts rise from this much below their target to as much above. */
const REACH = 0.7
/** Level 0 lies at the middle of the bank's useful range; levels are this far apart, in logits. */
const TARGETS: Record<2 | 3, readonly number[]> = {
  2: [-1.5, -0.8, -0.1, 0.6, 1.3],
  3: [-2.1, -1.4, -0.7, 0, 0.7, 1.4, 2.1],
}

/**
 * A three-stage form: part 1 is the same for everybody, parts 2 and 3 exist at five and seven levels of difficulty, 0
 * being the middle. Each part's items rise, none of its templates occurs in it twice, and neighbours prefer templates
 * that the middle way does not use. Targets beyond the bank's ends are met as nearly as the bank can.
 */
export const threeStageBlueprint = (bank: readonly ItemBlueprint[] = BLUEPRINTS): BlueprintPart[] => {
  const first = pickRising({ bank, ...FIRST, length: LENGTH })
  const later = ([2, 3] as const).flatMap((part) =>
    TARGETS[part].map((target, index): BlueprintPart => {
      const level = index - (TARGETS[part].length - 1) / 2
      return {
        part,
        level,
        target,
        items: pickRising({ bank, from: target - REACH, to: target + REACH, length: LENGTH }),
      }
    }),
  )
  return [{ part: 1, level: 0, target: (FIRST.from + FIRST.to) / 2, items: first }, ...later]
}

type Pick = { bank: readonly ItemBlueprint[]; from: number; to: number; length: number }

/** For each of evenly spaced difficulties the nearest template that is still free, rising. */
const pickRising = ({ bank, from, to, length }: Pick): ItemBlueprint[] => {
  const free = new Set(bank)
  const picked = Array.from({ length }, (_, index) => {
    const wanted = from + ((to - from) * index) / (length - 1)
    let best: ItemBlueprint | null = null
    for (const each of free) if (!best || Math.abs(each.b - wanted) < Math.abs(best.b - wanted)) best = each
    if (!best) throw new RangeError(`bank must hold at least ${length} templates`)
    free.delete(best)
    return best
  })
  return picked.sort((left, right) => left.b - right.b)
}
