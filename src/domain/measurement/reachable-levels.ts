import { chooseLevel, type Level } from './choose-level'
import type { Response } from './item-response'
import type { UncertainItem } from './scored-item'

/** A form of parts with levels; the first part has one. */
export type StagedPart = Level & { part: number }

type Route = { items: readonly UncertainItem[]; responses: readonly Response[] }

/**
 * Which levels of later parts some answers lead to, as `part/level`. Tried are the answers of takers who solve the
 * first so many questions of each part and no further one, and of each level's routes the lowest and the highest: the
 * ability estimated after a part rises with them, and everything between lies between.
 * @throws RangeError as `chooseLevel`.
 */
export const reachableLevels = (form: readonly StagedPart[]): Set<string> => {
  const parts = [...new Set(form.map(({ part }) => part))].sort((one, other) => one - other)
  const reached = new Set<string>()
  let routes: Route[] = [{ items: [], responses: [] }]
  for (const part of parts) {
    const levels = form.filter((each) => each.part === part)
    const taken = new Map<number, Route[]>()
    for (const route of routes) {
      const level = route.items.length === 0 ? levels[0]!.level : chooseLevel({ ...route, levels })
      taken.set(level, [...(taken.get(level) ?? []), route])
    }
    routes = [...taken].flatMap(([level, some]) => {
      reached.add(`${part}/${level}`)
      const { items } = levels.find((each) => each.level === level)!
      return [some[0]!, some.at(-1)!].flatMap((route) => answered(route, items))
    })
  }
  return reached
}

/** The route gone on with none, one, two ... of the items solved. */
const answered = (route: Route, items: readonly UncertainItem[]): Route[] =>
  Array.from({ length: items.length + 1 }, (_, solved) => ({
    items: [...route.items, ...items],
    responses: [...route.responses, ...items.map((_, place) => (place < solved ? 1 : 0) as Response)],
  }))
