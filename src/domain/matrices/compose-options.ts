import { ATTRIBUTE_SCALE, type AttributeKey, type Value, type Values } from './attributes'
import type { ItemBlueprint } from './blueprint'
import type { Random } from './random'
import type { Rule } from './rules'
import { temptingValues } from './tempting-values'

/**
 * One way in which the six options differ: `ways` values of an attribute, the key's being number `rank` of them. Of an
 * ordered attribute that is its place by size; of a set, whose two ways are with and without a few segments, rank 1
 * says that the key has them; of a distribution of two, rank 0 says that the key lacks the figure.
 */
export type Dimension = { attribute: AttributeKey; ways: 2 | 3 | 6; rank: number }

/**
 * Draws how the options of an item will differ, before its values are known. That order matters: values that do not
 * suit the plan are thrown away and not the plan, so each rank is equally often the key's, whatever the rules favour.
 */
export const planOptions = ({
  blueprint,
  random,
}: {
  blueprint: ItemBlueprint
  random: Random
}): Dimension[] => {
  const attributes = random.shuffle(blueprint.rules.map(({ attribute }) => attribute))
  const isSet = (attribute: AttributeKey) => ATTRIBUTE_SCALE[attribute] === 'set'
  const dimension = (attribute: AttributeKey, ways: 2 | 3 | 6) => ({
    attribute,
    ways,
    rank: random.below(ways),
  })
  const [first, second] = attributes as [AttributeKey, AttributeKey | undefined]
  if (blueprint.scheme === 'six') return [dimension(first, 6)]
  if (second === undefined) {
    // Mixed, and `corners` leaves out all-with and all-without: then no option stands out by its number of segments.
    const mixed = random.pick([
      [0, 0, 1],
      [0, 1, 1],
    ])
    return random.shuffle(mixed).map((rank) => ({ attribute: first, ways: 2, rank }))
  }
  if (blueprint.scheme === 'hexagon')
    return attributes.slice(0, 3).map((attribute) => dimension(attribute, 2))
  const [two, three] = isSet(second) ? [second, first] : [first, second]
  return [dimension(two, 2), dimension(three, 3)]
}

type Material = {
  plan: readonly Dimension[]
  rules: readonly Rule[]
  domains: Record<AttributeKey, readonly number[]>
  /** The nine cells, the key last. */
  cells: readonly Values[]
  random: Random
}

/**
 * The six options as attribute values, the key first, or null when these cells do not suit the plan. From the six alone
 * the key cannot be told: every value of a dimension is shown equally often and every option is as far from the rest as
 * any other (hexagon: a cube less one pair of opposite corners, distances 1 1 2 2 3; grid: 2 x 3, distances 1 1 1 2 2).
 */
export const composeOptions = ({ plan, rules, domains, cells, random }: Material): Values[] | null => {
  const taken = new Map<AttributeKey, number>()
  const alternatives: Value[][] = []
  for (const dimension of plan) {
    const { attribute } = dimension
    const values = cells.map((cell) => cell[attribute])
    const draw = { dimension, values, domain: domains[attribute], random }
    if (ATTRIBUTE_SCALE[attribute] === 'set') {
      const toggle = chooseToggle({ ...draw, taken: taken.get(attribute) ?? 0 })
      if (toggle === null) return null
      taken.set(attribute, (taken.get(attribute) ?? 0) | toggle)
      alternatives.push([toggle])
    } else {
      const canBeAbsent = rules.some((rule) => rule.attribute === attribute && rule.rule === 'distribute-two')
      const chosen = chooseAlternatives({ ...draw, canBeAbsent })
      if (chosen === null) return null
      alternatives.push(chosen)
    }
  }
  const options = corners({ plan, random }).map((corner) => {
    const option = { ...cells[8]! }
    corner.forEach((way, index) => {
      const { attribute } = plan[index]!
      if (way === 0) return
      const value = alternatives[index]![way - 1]!
      option[attribute] = ATTRIBUTE_SCALE[attribute] === 'set' ? option[attribute]! ^ value! : value
    })
    return option
  })
  return options.every(isPlain) ? options : null
}

/** Shows enough to be seen and compared: some line, if it has lines, and at least two figures, if they have places. */
const isPlain = ({ 'lines.segments': lines, 'figure.slots': slots }: Values): boolean =>
  lines !== 0 && (slots === null || bitCount(slots) >= 2)

/** For each option the way it takes in each dimension; 0 is the key's. The key, all zeros, comes first. */
const corners = ({ plan, random }: { plan: readonly Dimension[]; random: Random }): number[][] => {
  const all = plan.reduce<number[][]>(
    (partial, { ways }) =>
      partial.flatMap((corner) => Array.from({ length: ways }, (_, way) => [...corner, way])),
    [[]],
  )
  if (all.length === 6) return all
  const ranks = plan.map(({ rank }) => rank)
  const isOneSet = new Set(plan.map(({ attribute }) => attribute)).size === 1
  const odd = ranks.findIndex((rank) => ranks.filter((other) => other === rank).length === 1)
  const lonely = isOneSet ? odd : random.below(plan.length)
  const opposite = (corner: number[]) => corner.every((way, index) => (way === 1) === (index === lonely))
  const oppositeOfThat = (corner: number[]) =>
    corner.every((way, index) => (way === 0) === (index === lonely))
  return all.filter((corner) => !opposite(corner) && !oppositeOfThat(corner))
}

type Draw = { dimension: Dimension; values: readonly Value[]; domain: readonly number[]; random: Random }

const chooseAlternatives = (draw: Draw & { canBeAbsent: boolean }): Value[] | null => {
  const { dimension, values, domain, random, canBeAbsent } = draw
  const { attribute, ways, rank } = dimension
  const key = values[8]!
  if (ATTRIBUTE_SCALE[attribute] === 'cyclic') return turns({ key: key!, ways, rank, random })

  const tempting = random.shuffle(temptingValues({ attribute, values })).map(({ value }) => value)
  const seen = random.shuffle(values.filter((value) => value !== null && domain.includes(value)))
  const candidates = [...new Set([...tempting, ...seen, ...random.shuffle(domain)])].filter(
    (value) => value !== key,
  )
  if (canBeAbsent) {
    const present = candidates.filter((value) => value !== null)
    return key === null ? present.slice(0, ways - 1) : [null, ...present.slice(0, ways - 2)]
  }
  if (ATTRIBUTE_SCALE[attribute] === 'nominal') return exactly(candidates.slice(0, ways - 1), ways - 1)
  const below = candidates.filter((value) => value! < key!).slice(0, rank)
  const above = candidates.filter((value) => value! > key!).slice(0, ways - 1 - rank)
  return exactly([...below, ...above], ways - 1)
}

const exactly = (values: Value[], length: number) => (values.length === length ? values : null)

/** Six of eight headings without an opposite pair, or two or three evenly spaced ones: no heading is more central. */
const turns = ({ key, ways, rank, random }: { key: number; ways: number; rank: number; random: Random }) => {
  if (ways === 6) {
    const missing = 1 + random.below(3)
    return [1, 2, 3, 4, 5, 6, 7].filter((step) => step % 4 !== missing).map((step) => (key + step) % 8)
  }
  const step = random.pick([1, 2, 6, 7])
  return Array.from({ length: ways }, (_, place) => (place - rank) * step)
    .filter((offset) => offset !== 0)
    .map((offset) => (key + offset + 24) % 8)
}

/** Segments that a wrong solution would have added (rank 0) or dropped (rank 1), three at most, none taken before. */
const chooseToggle = ({
  dimension,
  values,
  domain,
  random,
  taken,
}: Draw & { taken: number }): number | null => {
  const key = values[8]!
  const pool = (dimension.rank === 1 ? key : ~key) & ~taken
  const tempting = temptingValues({ attribute: dimension.attribute, values })
    .map(({ value }) => (value! ^ key) & pool)
    .filter((mask) => mask !== 0 && bitCount(mask) <= 3)
  if (tempting.length > 0) return random.pick(tempting)
  const single = domain.filter((bit) => (bit & pool) !== 0)
  return single.length > 0 ? random.pick(single) : null
}

const bitCount = (mask: number): number => (mask === 0 ? 0 : (mask & 1) + bitCount(mask >>> 1))
