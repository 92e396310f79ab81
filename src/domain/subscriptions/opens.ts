import { TEST_OF_PART } from '../catalog/built-parts'
import { DEFAULT_TIERS, type Part, PERSON_PARTS, TEXT_PARTS } from '../catalog/parts'
import type { BuiltKind } from '../exam/kinds'
import { PLAN_LEVELS, type PlanLevel } from './terms'

/**
 * Which plans open the full report of a kind of test (docs/decisions/0040): this level and those above it. null: it is not sold,
 * as all of it is free. The map's part about health is in no plan: it is free, too.
 */
export const REPORT_LEVELS = {
  iq: 'basic',
  types16: 'basic',
  eq: 'basic',
  left_right: 'basic',
  depression: null,
  psychology: 'premium',
  map: 'premium',
} as const satisfies Record<BuiltKind, PlanLevel | null>

/** Courses that are not open to a level: a basic plan opens a number of them, a premium plan all. */
export const COURSE_LEVEL: PlanLevel = 'basic'

/** What a plan opens of a report: all that is sold of it, but no guides, no other tests and no discounts. */
export const partsOfPlan = (kind: BuiltKind): Part[] => [
  ...new Set(
    Object.values<readonly Part[]>(DEFAULT_TIERS[kind])
      .flat()
      .filter((part) => !(part in TEST_OF_PART) && !TEXT_PARTS.includes(part as never))
      .filter((part) => !PERSON_PARTS.includes(part)),
  ),
]

/** Whether a level of plans reaches what needs one. `needs` null: no plan opens it. `has` null: no plan is open. */
export const levelReaches = ({ has, needs }: { has: PlanLevel | null; needs: PlanLevel | null }): boolean =>
  has !== null && needs !== null && PLAN_LEVELS.indexOf(has) >= PLAN_LEVELS.indexOf(needs)

/**
 * Whether a plan opens one more thing. `all`: this level opens all of them. `counted`: it is one of the number that a period
 * has. `none_left`: that number is used up. `not_in_plan`: another level does, or no plan.
 */
export type PlanOpens = 'all' | 'counted' | 'none_left' | 'not_in_plan'

export const planOpens = ({
  needs,
  has,
  left,
}: {
  /** null: no plan opens it. */
  needs: PlanLevel | null
  /** The level of the reader's plan; null: none is open. */
  has: PlanLevel | null
  /** How many of its kind may still be opened in this period; null: all. */
  left: number | null
}): PlanOpens => {
  if (!levelReaches({ has, needs })) return 'not_in_plan'
  if (left === null) return 'all'
  return left > 0 ? 'counted' : 'none_left'
}
