/** What a call to a crisis line costs, where a source says it. */
export const LINE_COSTS = ['free', 'freeFromMobiles', 'charged'] as const
export type LineCost = (typeof LINE_COSTS)[number]

/** How a line was checked: somebody opened its official page, or stored sources name its number (docs/decisions/0055). */
export const LINE_CHECKS = ['live', 'sources'] as const
