import { panelKey } from '../matrices/attributes'
import { parseRules } from '../matrices/explain/parse-rules'
import { parsePanel } from '../matrices/panel'
import { dealsOnDiagonals } from '../matrices/solve/deals-on-diagonals'
import type { Gap } from './gap'
import { questionProof } from './question-proof'

export type DraftQuestion = {
  panels: readonly unknown[]
  options: readonly unknown[]
  key: unknown
  rules?: unknown
  b?: unknown
  difficultyReason?: unknown
}

const PANELS = 8
const OPTIONS = 6

/**
 * A question that can be asked: eight panels, six options that differ, which of them is right, and only one that is. The
 * solver is asked about what is whole otherwise.
 */
export const incompleteQuestion = ({ rules, ...question }: DraftQuestion): Gap[] => {
  const { panels, options, key } = question
  const gaps: Gap[] = []
  for (const [path, given, count] of [
    ['panels', panels, PANELS],
    ['options', options, OPTIONS],
  ] as const) {
    const what = undrawn(given, count)
    if (what.length > 0) gaps.push({ code: 'incomplete_matrix', path, what })
  }
  const same = alike(options)
  if (same.length > 0) gaps.push({ code: 'same_options', path: 'options', what: same })
  if (!Number.isInteger(key) || Number(key) < 1 || Number(key) > OPTIONS)
    gaps.push({ code: 'missing_key', path: 'key', what: [] })
  const drawn = panels.map(parsePanel).filter((panel) => panel !== null)
  if (dealsOnDiagonals({ panels: drawn, rules: parseRules(rules) }))
    gaps.push({ code: 'dealt_on_diagonals', path: 'panels', what: [] })
  return gaps.length > 0 ? gaps : questionProof({ ...question, key: Number(key) })
}

const undrawn = (given: readonly unknown[], count: number): string[] =>
  Array.from({ length: Math.max(count, given.length) }, (_, index) => index)
    .filter((index) => index >= count || parsePanel(given[index]) === null)
    .map((index) => String(index + 1))

const alike = (options: readonly unknown[]): string[] => {
  const looks = options.map((option) => {
    const panel = parsePanel(option)
    return panel && panelKey(panel)
  })
  return looks.flatMap((look, index) =>
    look !== null && looks.filter((other) => other === look).length > 1 ? [String(index + 1)] : [],
  )
}
