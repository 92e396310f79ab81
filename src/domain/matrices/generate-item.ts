import {
  ATTRIBUTES,
  type AttributeKey,
  type LayerName,
  panelKey,
  panelOf,
  type Value,
  type Values,
} from './attributes'
import type { ItemBlueprint } from './blueprint'
import { chooseLooks } from './choose-looks'
import { composeOptions, planOptions } from './compose-options'
import { dealValues } from './deal-values'
import { type Distractor, labelDistractor } from './label-distractor'
import type { Panel } from './panel'
import { type OptionScheme, predictDifficulty } from './predict-difficulty'
import { createRandom, type Random } from './random'
import type { Rule } from './rules'
import { solveItem } from './solve-item'

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

const MOST_ATTEMPTS = 2000

type Order = { seed: string; blueprint: ItemBlueprint; keyPosition?: KeyPosition }

/**
 * One item of a blueprint; the same arguments give the same item. Values are drawn until the solver, which sees only
 * what a taker sees, reads exactly one value for every attribute of the ninth cell, finds the intended rule the
 * simplest one, and accepts no distractor. Throws when a blueprint yields no such item in 2,000 draws.
 */
export const generateItem = ({ seed, blueprint, keyPosition }: Order): MatrixItem => {
  const random = createRandom(`${seed}/${blueprint.id}`)
  const key = keyPosition ?? (random.below(6) as KeyPosition)
  const looks = chooseLooks({ blueprint, random })
  const plan = planOptions({ blueprint, random })
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const cells = dealCells({ blueprint, looks, plan, random })
    if (!cells || hasTwinRules({ cells, rules: blueprint.rules })) continue
    const composed = composeOptions({ plan, rules: blueprint.rules, domains: looks.domains, cells, random })
    if (!composed) continue
    const [right, ...wrong] = composed.map(panelOf) as [Panel, ...Panel[]]
    const options = random.shuffle(wrong)
    options.splice(key, 0, right)
    const panels = cells.slice(0, 8).map(panelOf)
    if (isSound({ panels, options, key, rules: blueprint.rules })) {
      return finish({ blueprint, panels, options, key })
    }
  }
  throw new Error(`Blueprint ${blueprint.id} gave no sound item for seed ${seed}`)
}

type Draw = {
  blueprint: ItemBlueprint
  looks: ReturnType<typeof chooseLooks>
  plan: ReturnType<typeof planOptions>
  random: Random
}

const dealCells = ({ blueprint, looks, plan, random }: Draw): Values[] | null => {
  const governed: [AttributeKey, Value[]][] = []
  for (const rule of blueprint.rules) {
    const dimension = plan.find(({ attribute }) => attribute === rule.attribute)
    const absentKey = dimension ? dimension.rank === 0 : random.below(3) === 0
    const values = dealValues({ rule, domain: looks.domains[rule.attribute], random, absentKey })
    if (!values) return null
    governed.push([rule.attribute, values])
  }
  return Array.from({ length: 9 }, (_, cell) => ({
    ...looks.base,
    ...Object.fromEntries(governed.map(([attribute, values]) => [attribute, values[cell]!])),
  }))
}

/** Two attributes that always change together are one rule to a taker, and would be rated as two. */
const hasTwinRules = ({ cells, rules }: { cells: readonly Values[]; rules: readonly Rule[] }): boolean => {
  const patterns = rules.map(({ attribute }) => {
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
