import type { ItemBlueprint } from '../matrices/generate/blueprint'
import { isSameTemplate, pickNearest, threeStageBlueprint } from '../matrices/generate/three-stage-blueprint'
import type { Panel } from '../matrices/panel'
import type { Rule } from '../matrices/rules'
import { dealsOnDiagonals } from '../matrices/solve/deals-on-diagonals'
import { reachableLevels } from '../measurement/reachable-levels'
import type { UncertainItem } from '../measurement/scored-item'

/** A published question of an exam, as a new sitting would pin it. */
export type SeatedQuestion = UncertainItem & {
  id: string
  part: number
  level: number
  position: number
  panels: readonly Panel[]
  rules: readonly Rule[]
  /** As the seed made it: nobody has published anything else in its place. */
  untouched: boolean
}

/** A question in whose place a new item of this template is to stand. */
export type Mend = { id: string; template: ItemBlueprint }

/**
 * What of an exam that exists already new sittings must not show: items that are not fair, whoever made them, and what
 * the seed put into a level that no answers lead to. Each is replaced at its own part, level and position, so no part
 * gets shorter; an exam that was mended needs nothing more.
 */
export const planMends = (questions: readonly SeatedQuestion[], { staged }: { staged: boolean }): Mend[] => {
  const mends = staged ? mendLostLevels(questions) : []
  const templateOf = (id: string) => mends.find((mend) => mend.id === id)?.template
  const unfair = questions.filter((each) => !templateOf(each.id) && dealsOnDiagonals(each))
  const standing = questions
    .filter((each) => !unfair.includes(each))
    .map(({ id, part, level, rules }) => ({ part, level, rules: templateOf(id)?.rules ?? rules }))
  for (const { id, b, part, level } of unfair) {
    const template = pickNearest({
      wanted: b,
      beside: standing.filter((each) => each.part === part && each.level === level),
      earlier: standing.filter((each) => each.part < part),
    })
    standing.push({ part, level, rules: template.rules })
    mends.push({ id, template })
  }
  return mends
}

/** For what the seed made of a level that is not reached: the blueprint's own templates, where they are others now. */
const mendLostLevels = (questions: readonly SeatedQuestion[]): Mend[] => {
  const form = levelsInForce(questions)
  const reached = reachableLevels(form)
  const blueprint = threeStageBlueprint()
  return form.flatMap(({ part, level, items }) => {
    const templates = blueprint.find((each) => each.part === part && each.level === level)?.items
    if (reached.has(`${part}/${level}`) || templates?.length !== items.length) return []
    return items.flatMap((item, index): Mend[] => {
      const template = templates[index]!
      return item.untouched && !isSameTemplate(item, template) ? [{ id: item.id, template }] : []
    })
  })
}

/** Of the first part the middle, of later ones every level that has as many questions as its middle. */
const levelsInForce = (questions: readonly SeatedQuestion[]) => {
  const first = Math.min(...questions.map(({ part }) => part))
  const inOrder = questions.toSorted((one, other) => one.position - other.position)
  const levels: { part: number; level: number; items: SeatedQuestion[] }[] = []
  for (const each of inOrder) {
    const known = levels.find(({ part, level }) => part === each.part && level === each.level)
    if (known) known.items.push(each)
    else levels.push({ part: each.part, level: each.level, items: [each] })
  }
  const middleOf = (part: number) => levels.find((each) => each.part === part && each.level === 0)
  return levels.filter(
    ({ part, level, items }) =>
      items.length === middleOf(part)?.items.length && (part > first || level === 0),
  )
}
