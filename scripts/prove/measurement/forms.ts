import { FORM_30_BLUEPRINT, type ItemBlueprint } from '@/domain/matrices/generate/blueprint'
import { threeStageBlueprint } from '@/domain/matrices/generate/three-stage-blueprint'
import { predictDifficulty } from '@/domain/matrices/predict-difficulty'
import { chooseLevel } from '@/domain/measurement/choose-level'
import type { UncertainItem } from '@/domain/measurement/scored-item'

/** An item of a simulated form, as scoring believes it to be. */
export type FormItem = UncertainItem & { bSe: number }

/** Gives a taker the next part from what was answered before; null when the form is over. */
export type Form = {
  name: string
  next: (given: { items: readonly FormItem[]; responses: readonly (0 | 1)[] }) => readonly FormItem[] | null
}

const A = 1.3
const C = 1 / 6

/** What is known of the difficulties: nothing but the prediction, or all. */
export type Knowledge = 'launch' | 'calibrated'

const itemOf =
  (knowledge: Knowledge) =>
  (blueprint: ItemBlueprint): FormItem => ({
    a: A,
    b: blueprint.b,
    c: C,
    bSe: knowledge === 'launch' ? predictDifficulty(blueprint).sd : 0,
  })

/** The forms as the product builds and routes them: the same blueprints, the same choice of the level. */
export const simulatedForms = (knowledge: Knowledge): Form[] => {
  const linear = FORM_30_BLUEPRINT.map(itemOf(knowledge))
  const parts = threeStageBlueprint().map(({ items, ...rest }) => ({
    ...rest,
    items: items.map(itemOf(knowledge)),
  }))
  const partAt = (part: number, level: number) =>
    parts.find((each) => each.part === part && each.level === level)!.items
  const following = (count: number) => count / 10 + 1
  return [
    { name: 'linear', next: ({ items }) => (items.length === 0 ? linear : null) },
    {
      name: 'three-stage',
      next: ({ items, responses }) => {
        const part = following(items.length)
        if (part > 3) return null
        if (part === 1) return partAt(1, 0)
        const levels = parts.filter((each) => each.part === part)
        return partAt(part, chooseLevel({ items, responses, levels }))
      },
    },
    {
      name: 'three-stage, offline throughout',
      next: ({ items }) => (following(items.length) > 3 ? null : partAt(following(items.length), 0)),
    },
  ]
}
