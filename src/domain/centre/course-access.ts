import { type Level, mayOpen } from './levels'

/**
 * How all of a course stands with a reader. `always`: by their level, or because they bought it. `period`: their plan opened it,
 * to the end of this period. The first chapter is open to everybody.
 */
export type CourseAccess = 'always' | 'period' | 'closed'

export const courseAccess = ({
  needs,
  has,
  bought,
  opened,
}: {
  needs: Level
  has: Level
  bought: boolean
  /** The reader's plan, which is open, opened it in this period. */
  opened: boolean
}): CourseAccess => {
  if (bought || mayOpen({ needs, has })) return 'always'
  return opened ? 'period' : 'closed'
}
