import { type BuiltKind, isHealthKind } from '../exam/kinds'

/** The kinds of tests whose result its owner may show to everybody. Never one of health. */
export const SHARED_KINDS = ['iq', 'types16', 'eq', 'left_right'] as const satisfies readonly BuiltKind[]
export type SharedKind = (typeof SHARED_KINDS)[number]

export const isSharedKind = (kind: string): kind is SharedKind =>
  !isHealthKind(kind) && SHARED_KINDS.some((each) => each === kind)

/**
 * Why a result is not shared. `health`: no test of this kind is. `locked`: there is no result, or it is not open.
 * `below`: it lies under what the test can measure, so a page would have to name a range that nobody knows.
 */
export const WHY_NOT_SHARED = ['health', 'locked', 'below'] as const
export type WhyNotShared = (typeof WHY_NOT_SHARED)[number]

export const whyNotShared = ({
  kind,
  open,
  below,
}: {
  kind: string
  open: boolean
  below: boolean
}): WhyNotShared | null => {
  if (!isSharedKind(kind)) return 'health'
  if (!open) return 'locked'
  return below ? 'below' : null
}
