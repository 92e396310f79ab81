/** What a call to a crisis line costs, where a source says it. */
export const LINE_COSTS = ['free', 'freeFromMobiles', 'charged'] as const
export type LineCost = (typeof LINE_COSTS)[number]
