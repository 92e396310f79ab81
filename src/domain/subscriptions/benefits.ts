import type { PlanLevel } from './terms'

/**
 * What a plan can list (docs/decisions/0040), by the level that opens it; a premium plan may list what is basic's, too. Only
 * what can be opened today has a row here.
 */
export const BENEFIT_LEVELS = {
  /** A number of full reports each period (plans.tests). */
  counted_tests: 'basic',
  /** A number of courses each period (plans.courses). */
  counted_courses: 'basic',
  member_articles: 'basic',
  /** Full reports of all own tests while it lasts. */
  all_reports: 'premium',
  /** The psychological map among them. */
  map: 'premium',
  all_courses: 'premium',
  games: 'premium',
  /** Reading what others wrote; writing is for everybody. */
  tree_hole: 'premium',
  /** The question of the day, in the morning. */
  daily_mail: 'premium',
} as const satisfies Record<string, PlanLevel>

export type Benefit = keyof typeof BENEFIT_LEVELS
export const BENEFITS = Object.keys(BENEFIT_LEVELS) as Benefit[]
