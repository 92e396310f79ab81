import { FORM_30_BLUEPRINT, type ItemBlueprint } from '../../../src/domain/matrices/blueprint'
import type { Random } from '../../../src/domain/matrices/random'
import { threeStageBlueprint } from '../../../src/domain/matrices/three-stage-blueprint'
import type { DimensionItem } from '../../../src/domain/measurement/dimensions'
import { normal } from './normal.ts'

/** An item as the scorer knows it (b with bSe), and how difficult it really is. */
export type WorldItem = DimensionItem & { bSe: number; trueB: number }
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

/** The launch's generative model: true b = known b + N(0, bSe²), a = 1.3, c = 1/6 (MEASUREMENT 1.3). */
export const drawWorld = ({ form, bSe, random }: { form: FormName; bSe: number; random: Random }): World =>
  FORMS[form].map(({ part, level, items }) => ({
    part,
    level,
    items: items.map(({ b, rules, layers }) => ({
      a: 1.3,
      b,
      c: 1 / 6,
      bSe,
      trueB: b + bSe * normal(random),
      features: { rules: rules.map(({ rule }) => rule), layers: layers.length },
    })),
  }))
