import { type BuiltKind, isHealthKind } from '../exam/kinds'
import { asksForHelp, type HelpReason } from '../questionnaires/help-reasons'
import { levelReaches, REPORT_LEVELS } from './opens'
import type { PlanLevel } from './terms'

/** A test beside which a plan might be offered. */
export type Beside = { examKind: BuiltKind; help: HelpReason | null }

/** Beside health data and beside a result that asks for help nothing of plans is shown (docs/decisions/0041). */
export const mayOfferBeside = ({ examKind, help }: Beside): boolean =>
  !isHealthKind(examKind) && !asksForHelp(help)

/** The plan that is offered beside a test: the first, in the editor's order, that opens its report; null: none does. */
export const planBeside = <Plan extends { level: PlanLevel }>(
  plans: readonly Plan[],
  beside: Beside,
): Plan | null => {
  if (!mayOfferBeside(beside)) return null
  const needs = REPORT_LEVELS[beside.examKind]
  return plans.find(({ level }) => levelReaches({ has: level, needs })) ?? null
}
