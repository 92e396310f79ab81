/**
 * Who may open a piece of content (docs/decisions/0040), each including the ones before: everybody, a proven address, a
 * basic or a premium subscription. There are no subscriptions yet, so nobody reaches further than `registered`.
 */
export const LEVELS = ['open', 'registered', 'basic', 'premium'] as const
export type Level = (typeof LEVELS)[number]

export const mayOpen = ({ needs, has }: { needs: Level; has: Level }): boolean =>
  LEVELS.indexOf(has) >= LEVELS.indexOf(needs)
