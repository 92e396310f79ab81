import type { Panel } from '../panel'
import type { Rule } from '../rules'
import { solveItem } from './solve-item'

/**
 * Whether an item deals three values along diagonals that wrap round the edge, by what its rules say or by the simplest
 * reading of what it shows. Such an item is not fair: in one of three, rows that are alike, mirrored or symmetric lead
 * to another option with better reason than the key has. Fewer than eight `panels` are not read.
 */
export const dealsOnDiagonals = ({
  panels,
  rules,
}: {
  panels: readonly Panel[]
  rules: readonly Rule[]
}): boolean => {
  const isDealt = ({ rule, direction }: Pick<Rule, 'rule' | 'direction'>) =>
    rule === 'distribute-three' && direction === 'diagonal'
  if (rules.some(isDealt)) return true
  if (panels.length !== 8) return false
  const { explanation } = solveItem({ panels, options: [] })
  return explanation.some(({ varies, simplest }) => varies && simplest !== null && isDealt(simplest))
}
