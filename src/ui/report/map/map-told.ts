import type { MapScore, ScaleResult } from '../questionnaire/questionnaire-report'

export type Trait = MapScore['traits'][number]
export type MapScale = MapScore['quadrant']['axes'][number]

/** A scale of a map for the pictures of all questionnaires: it is no axis of the 16 types. */
export const pictured = (scale: MapScale): ScaleResult => ({ ...scale, axis: null })

/** The fields that are told: the likeliest one, or the first two where neither is sure. */
export const toldCells = ({ is, cells }: Pick<MapScore['quadrant'], 'is' | 'cells'>) =>
  cells.slice(0, is === null ? 2 : 1)

/** The motives that lead; none where three or more are about as strong. */
export const leadMotives = ({ lead, motives }: Pick<MapScore['motive'], 'lead' | 'motives'>) =>
  motives.filter(({ id }) => lead.includes(id))

/** Help stands before everything else, and nothing is sold on that page. */
export const isUrgent = (health: { help: string | null } | null): boolean =>
  health?.help === 'answer' || health?.help === 'sums'
