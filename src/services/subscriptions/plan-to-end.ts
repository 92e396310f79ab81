import type { CallData } from '@/domain/api/calls'
import type { Locale } from '@/domain/locale/locales'
import { endIfCancelled } from '@/domain/subscriptions/leaving'
import { localDay } from '@/domain/subscriptions/local-day'
import { hasCome } from '@/domain/subscriptions/period'
import type { Deps } from '../deps'
import { liveOf } from './live-of'
import { planTitle } from './plan-title'
import { clockOf, stateOf, termsOf } from './subscription-row'

/**
 * The plan that the erasure of its customer would end, and the day to which it could be kept by cancelling it instead. null, instead
 * of a day: that would change nothing, for it is cancelled already, or nothing is paid.
 */
export const planToEnd = async (
  deps: Pick<Deps, 'payload' | 'now'>,
  { customer, locale }: { customer: string; locale: Locale },
): Promise<CallData<'data.kept'>['plan']> => {
  const row = await liveOf(deps, customer)
  if (!row) return null
  const now = clockOf(deps, row)
  const endsAt = endIfCancelled({ terms: termsOf(row), state: stateOf(row), now })
  return {
    title: await planTitle(deps.payload.db.drizzle, { plan: row.plan, locale }),
    until: endsAt === null || hasCome(endsAt, now) ? null : localDay(endsAt, row.zone),
  }
}
