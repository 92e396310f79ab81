import { needsPlan } from '@/domain/centre/levels'
import type { CourseRow } from './course-shapes'

/** Whether a course is closed to who looks at it until they have a plan. */
export const waitsForPlan = ({ locked, level }: Pick<CourseRow, 'locked' | 'level'>): boolean =>
  locked && needsPlan(level)
