import {
  ATTRIBUTES,
  type AttributeKey,
  type LayerName,
  panelKey,
  panelOf,
  type Value,
  type Values,
} from '../attributes'
import type { Panel } from '../panel'
import { type OptionScheme, predictDifficulty } from '../predict-difficulty'
import { createRandom, type Random } from '../random'
import type { Rule } from '../rules'
import { solveItem } from '../solve/solve-item'
import type { ItemBlueprint } from './blueprint'
import { chooseLooks } from './choose-looks'
import { composeOptions, type OptionValues } from './compose-options'
import { type Distractor, labelDistractor } from './label-distractor'
import { settleAttribute } from './settle-attribute'

export type KeyPosition = 0 | 1 | 2 | 3 | 4 | 5

/** A finished item. Only `panels` and `options` may reach a taker's browser before the sitting is scored. */
export type MatrixItem = {
  blueprint: string
  /** Eight, row by row; the ninth is missing. */
  panels: Panel[]
  /** Six, all different. */
  options: Panel[]
  /** Index of the one right option. */
  key: KeyPosition
  rules: Rule[]
  layers: LayerName[]
  scheme: OptionScheme
  /** Predicted, in logits; see predictDifficulty. */
  difficulty: { b: number; sd: number }
  /** One per option; null for the key. */
  distractors: (Distractor | null)[]
}

/** Draws of one attribute's nine values, over the whole item. */
const MOST_DRAWS = 2000

type Order = { seed: string; blueprint: ItemBlueprint; keyPosition?: KeyPosition }

/**
 * One item of a blueprint; the same arguments give the same item. First the six options, then by lot which of them is
 * the key, then a matrix that leads to it: values are dealt until the solver, which sees only what a taker sees, reads
 * exactly one value for every attribute of the ninth cell, finds the intended rule the simplest one, and accepts no
 * distractor. Throws when 2,000 draws give no such item.
 */
export const generateItem = (order: Order): MatrixItem => countedItem(order).item

/** The item of `generateItem`, and after how many draws of one attribute's values it was found. */
export const countedItem = ({ seed, blueprint, keyPosition }: Order): { item: MatrixItem; draws: number } => {
  const random = createRandom(`${seed}/${blueprint.id}`)
  const key = keyPosition ?? (random.below(6) as KeyPosition)
  const looks = chooseLooks({ blueprint, random })
  const drawn = random.shuffle(composeOptions({ blueprint, domains: looks.domains, random }))
  const options = drawn.map((values) => panelOf({ ...looks.base, ...values }))
  for (let left = MOST_DRAWS; left > 0; ) {
    const dealt = dealCells({ blueprint, looks, drawn, key, random, most: left })
    left -= dealt.draws
    if (!dealt.cells || hasTwinRules({ cells: dealt.cells, rules: blueprint.rules })) continue
    const panels = dealt.cells.slice(0, 8).map(panelOf)
    if (isSound({ panels, options, key, rules: blueprint.rules }))
      return { item: finish({ blueprint, panels, options, key }), draws: MOST_DRAWS - left }
  }
  throw new Error(`Blueprint ${blueprint.id} gave no sound item for seed ${seed}`)
}

type Draw = {
  blueprint: ItemBlueprint
  looks: ReturnType<typeof chooseLooks>
  drawn: readonly OptionValues[]
  key: KeyPosition
  random: Random
  most: number
}

const dealCells = ({ blueprint, looks, drawn, key, random, most }: Draw) => {
  const governed: [AttributeKey, Value[]][] = []
  let draws = 0
  for (const rule of blueprint.rules) {
    const [right, ...wrong] = new Set([drawn[key]!, ...drawn].map((values) => values[rule.attribute]!))
    const settled = settleAttribute({
      rule,
      domain: looks.domains[rule.attribute],
      key: right!,
      wanted: wrong,
      random,
      most: most - draws,
    })
    if (!settled) return { cells: null, draws: most }
    draws += settled.draws
    governed.push([rule.attribute, settled.values])
  }
  const cells = Array.from(
    { length: 9 },
    (_, cell): Values => ({
      ...looks.base,
      ...Object.fromEntries(governed.map(([attribute, values]) => [attribute, values[cell]!])),
    }),
  )
  return { cells, draws }
}

/**
 * Two attributes that always change together are one rule to a taker, and would be rated as two. Constants are rated
 * as nothing, so they may.
 */
const hasTwinRules = ({ cells, rules }: { cells: readonly Values[]; rules: readonly Rule[] }): boolean => {
  const rated = rules.filter(({ rule }) => rule !== 'constant')
  const patterns = rated.map(({ attribute }) => {
    const values = cells.map((cell) => cell[attribute])
    return values.map((value) => values.indexOf(value)).join()
  })
  const repeating = patterns.filter((pattern) => new Set(pattern.split(',')).size <= 4)
  return new Set(repeating).size < repeating.length
}

type Candidate = { panels: Panel[]; options: Panel[]; key: KeyPosition; rules: readonly Rule[] }

const isSound = ({ panels, options, key, rules }: Candidate): boolean => {
  if (new Set(options.map(panelKey)).size !== 6) return false
  const { answers, explanation } = solveItem({ panels, options })
  if (answers.length !== 1 || answers[0] !== key) return false
  return ATTRIBUTES.every((attribute, index) => {
    const { simplest, defensible, varies } = explanation[index]!
    const rule = rules.find((candidate) => candidate.attribute === attribute)
    if (defensible.length !== 1 || !simplest) return false
    return !rule || (varies && simplest.rule === rule.rule && simplest.direction === rule.direction)
  })
}

const finish = ({
  blueprint,
  panels,
  options,
  key,
}: Omit<Candidate, 'rules'> & { blueprint: ItemBlueprint }) => {
  const item: MatrixItem = {
    blueprint: blueprint.id,
    panels,
    options,
    key,
    rules: blueprint.rules.map((rule) => ({ ...rule })),
    layers: [...blueprint.layers],
    scheme: blueprint.scheme,
    difficulty: predictDifficulty(blueprint),
    distractors: options.map((option, index) =>
      index === key ? null : labelDistractor({ option, key: options[key]!, panels, rules: blueprint.rules }),
    ),
  }
  return item
}
