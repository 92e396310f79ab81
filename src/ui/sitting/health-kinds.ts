import type { BuiltKind } from '@/domain/exam/kinds'

/**
 * The kinds whose answers are health data, as domain/exam/kinds.ts marks them. Named once more here, so that the question
 * page does not load the table of kinds; a unit test compares the two.
 */
export const HEALTH_KINDS = ['depression', 'psychology', 'map'] as const satisfies BuiltKind[]

export type HealthKind = (typeof HEALTH_KINDS)[number]

export const isHealth = (kind: string): kind is HealthKind =>
  (HEALTH_KINDS as readonly string[]).includes(kind)
