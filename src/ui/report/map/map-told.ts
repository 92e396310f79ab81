import type { MapScore } from '../questionnaire/questionnaire-report'

export type Trait = MapScore['traits']['list'][number]
export type MapQuadrant = NonNullable<MapScore['quadrant']>
export type MapMotive = NonNullable<MapScore['motive']>
export type MapScale = MapQuadrant['lines'][number]

/** Help stands before everything else, and nothing is sold on that page. */
export const isUrgent = (health: { help: string | null } | null): boolean =>
  health?.help === 'answer' || health?.help === 'sums'
