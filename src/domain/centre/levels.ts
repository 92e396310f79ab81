import type { PlanLevel } from '../subscriptions/terms'

/**
 * Who may open a piece of content (docs/decisions/0040), each including the ones before: everybody, a proven address, a
 * basic or a premium subscription.
 */
export const LEVELS = ['open', 'registered', 'basic', 'premium'] as const
export type Level = (typeof LEVELS)[number]

export const mayOpen = ({ needs, has }: { needs: Level; has: Level }): boolean =>
  LEVELS.indexOf(has) >= LEVELS.indexOf(needs)

/** How far somebody reaches. A plan is sold to a proven address only. */
export const levelOf = ({ proven, plan }: { proven: boolean; plan: PlanLevel | null }): Level =>
  plan ?? (proven ? 'registered' : 'open')

/** Whether a piece of content waits for a subscription, and not for an account alone. */
export const needsPlan = (level: Level): level is PlanLevel => level === 'basic' || level === 'premium'
