import { FORM_30_BLUEPRINT, type ItemBlueprint } from '@/domain/matrices/generate/blueprint'
import { threeStageBlueprint } from '@/domain/matrices/generate/three-stage-blueprint'
import type { Random } from '@/domain/matrices/random'
import type { DimensionItem } from '@/domain/measurement/dimensions/dimensions'
import { normal } from '../lib/normal'

/** An item as the scorer knows it (b with bSe), and how it really is. */
export type WorldItem = DimensionItem & { bSe: number; trueA: number; trueB: number }
export type WorldPart = { part: number; level: number; items: readonly WorldItem[] }

/** A published form: every taker of one world meets the same items with the same unknown errors of b. */
export type World = readonly WorldPart[]

export const FORMS = {
  linear: [{ part: 1, level: 0, items: FORM_30_BLUEPRINT }],
  'three-stage': threeStageBlueprint(),
} as const satisfies Record<
  string,
  readonly { part: number; level: number; items: readonly ItemBlueprint[] }[]
>
export type FormName = keyof typeof FORMS

type Draw = { form: FormName; bSe: number; random: Random; unequal?: boolean; zeroSd?: number }

/**
 * The launch's generative model: true b = known b + N(0, bSe²), a = 1.3, c = 1/6 (docs/facts/measurement.md 1.3). With
 * `unequal` the true a varies unknown to the scorer, log-normal with an SD of .15: 95 % between .96 and 1.73 (MaRs-IB:
 * .94 to 1.69). With `zeroSd` all difficulties of the world are off by the same N(0, zeroSd²), too.
 */
export const drawWorld = ({ form, bSe, random, unequal = false, zeroSd = 0 }: Draw): World => {
  const zero = zeroSd > 0 ? zeroSd * normal(random) : 0
  return FORMS[form].map(({ part, level, items }) => ({
    part,
    level,
    items: items.map(({ b, rules, layers }) => ({
      a: 1.3,
      b,
      c: 1 / 6,
      bSe,
      trueA: unequal ? 1.3 * Math.exp(0.15 * normal(random)) : 1.3,
      trueB: b + zero + bSe * normal(random),
      features: { rules: rules.map(({ rule }) => rule), layers: layers.length },
    })),
  }))
}
