import type { Rule } from '../rules'
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
/** The first part rises over this range, in logits (docs/facts/measurement.md 1.7). */
const FIRST = { from: -2, to: 0.4 }
/**
 * Later parts rise from this much below their target to as much above, in logits. Narrower than the 0.7 of
 * docs/facts/measurement.md 1.7: by simulation that gains .003 of reliability and a third of a percent of coverage at
 * IQ 70.
 */
const REACH = 0.5
/**
 * Where the levels of a part lie, in logits; the middle one is level 0. A level is for those whom answers can lead to it
 * (measurement/reachable-levels): whoever solves all of part 1 is estimated at 1.2.
 */
const TARGETS: Record<2 | 3, readonly number[]> = {
  2: [-1.8, -0.95, -0.1, 0.65, 1.2],
  3: [-2.2, -1.5, -0.75, 0, 0.75, 1.5, 2.3],
}

/**
 * A three-stage form: part 1 is the same for everybody, parts 2 and 3 exist at five and seven levels of difficulty, 0
 * being the middle. Each part's items rise and none of its templates occurs in it twice; templates that an earlier part
 * uses, and rules that the part has already, are avoided as far as the difficulty allows. Targets beyond the bank's ends
 * are met as nearly as the bank can.
 * @throws RangeError when the bank holds fewer templates than a part has items.
 */
export const threeStageBlueprint = (bank: readonly ItemBlueprint[] = BLUEPRINTS): BlueprintPart[] => {
  const first = { part: 1, level: 0, target: (FIRST.from + FIRST.to) / 2 } as const
  const later = ([2, 3] as const).flatMap((part) =>
    TARGETS[part].map((target, index) => ({ part, level: index - (TARGETS[part].length - 1) / 2, target })),
  )
  const parts: BlueprintPart[] = []
  for (const place of [first, ...later]) {
    const { part, target } = place
    const [from, to] = part === 1 ? [FIRST.from, FIRST.to] : [target - REACH, target + REACH]
    const earlier = parts.filter((each) => each.part < part).flatMap(({ items }) => items)
    parts.push({ ...place, items: pickRising({ bank, from, to, earlier }) })
  }
  return parts
}

type Range = { bank: readonly ItemBlueprint[]; from: number; to: number; earlier: readonly ItemBlueprint[] }

/** For each of evenly spaced difficulties the best template that is still free, rising. */
const pickRising = ({ bank, from, to, earlier }: Range): ItemBlueprint[] => {
  const beside: ItemBlueprint[] = []
  for (let index = 0; index < LENGTH; index++) {
    const wanted = from + ((to - from) * index) / (LENGTH - 1)
    beside.push(pickNearest({ bank, wanted, beside, earlier }))
  }
  return beside.sort((left, right) => left.b - right.b)
}

/** What an item governs; of two that govern the same the templates are the same. */
type Governed = { rules: readonly Rule[] }
type Wanted = {
  bank?: readonly ItemBlueprint[]
  /** Logits. */
  wanted: number
  /** What the same part has already, and what earlier parts have. */
  beside: readonly Governed[]
  earlier: readonly Governed[]
}

/** How many logits off the wanted difficulty it is worth not to meet a template again, and not to meet a rule again. */
const WORTH = { newTemplate: 0.1, newRule: 0.04 }

/**
 * The template nearest to a difficulty that the part has not yet.
 * @throws RangeError when the part has them all.
 */
export const pickNearest = ({ bank = BLUEPRINTS, wanted, beside, earlier }: Wanted): ItemBlueprint => {
  const cost = (each: ItemBlueprint) =>
    Math.abs(each.b - wanted) +
    WORTH.newTemplate * earlier.filter((other) => isSameTemplate(each, other)).length +
    WORTH.newRule * beside.filter((other) => shareRule(each, other)).length
  const free = bank.filter((each) => !beside.some((other) => isSameTemplate(each, other)))
  const [first, ...others] = free.map((template) => ({ template, cost: cost(template) }))
  if (!first) throw new RangeError(`bank must hold at least ${LENGTH} templates`)
  return others.reduce((best, each) => (each.cost < best.cost ? each : best), first).template
}

export const isSameTemplate = (one: Governed, other: Governed): boolean =>
  one.rules.length === other.rules.length &&
  one.rules.every((rule, index) => {
    const its = other.rules[index]!
    return rule.attribute === its.attribute && rule.rule === its.rule && rule.direction === its.direction
  })

const shareRule = (one: Governed, other: Governed): boolean =>
  one.rules.some(({ attribute, rule }) =>
    other.rules.some((each) => each.attribute === attribute && each.rule === rule),
  )
