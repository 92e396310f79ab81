import type { CallData } from '@/domain/api/calls'
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/domain/locale/locales'
import { maskedAddress } from '@/domain/mailbox'
import { knownZone } from '@/domain/subscriptions/local-day'
import { nextChargeOf } from '@/domain/subscriptions/schedule'
import type { Deps } from '../../deps'
import { planTitle } from '../plan-title'
import { clockOf, isBilled, type SubscriptionRow, stateOf, termsOf } from '../subscription-row'
import type { Leavable } from './find-plans'
import { sealLeft } from './seal'

type Db = Pick<Deps, 'payload' | 'now'>

/** A plan that can be cancelled, as the second step shows it. */
export const viewLeavable = async (
  { payload }: Pick<Deps, 'payload'>,
  { found: { row, endsAt }, locale = localeOf(row) }: { found: Leavable; locale?: Locale },
): Promise<CallData<'unsubscribe.check'>['plans'][number]> => ({
  title: await planTitle(payload.db.drizzle, { plan: row.plan, locale }),
  endsAt,
  zone: knownZone(row.zone),
})

export type LeftView = CallData<'unsubscribe.cancel'>['plans'][number]

/** What was cancelled, as its receipt shows it. @param at the cancellation that it is the receipt of; null: of none. */
export const viewLeft = async (
  { payload, now }: Db,
  { row, at, locale = localeOf(row) }: { row: SubscriptionRow; at: string | null; locale?: Locale },
): Promise<LeftView> => {
  const { cancelledAt, endsAt, paidUntil, startedAt } = stateOf(row)
  return {
    number: row.number,
    title: await planTitle(payload.db.drizzle, { plan: row.plan, locale }),
    cancelledAt: cancelledAt ?? endsAt ?? startedAt,
    endsAt: endsAt ?? paidUntil ?? startedAt,
    zone: knownZone(row.zone),
    mailedTo: maskedAddress(row.email),
    token: at !== null && at === cancelledAt ? sealLeft({ id: row.id, at }, now()) : null,
  }
}

/** How it stands with what a receipt is about. `stopped`: open to its end as well, and nobody takes that back. */
export type LeftState = 'cancelled' | 'stopped' | 'ended' | { renewsAt: string | null }

export const leftStateOf = (deps: Pick<Deps, 'now'>, row: SubscriptionRow): LeftState => {
  const state = stateOf(row)
  if (isBilled(row)) return { renewsAt: nextChargeOf({ terms: termsOf(row), state })?.at ?? null }
  const isOver = state.endsAt !== null && new Date(state.endsAt) <= clockOf(deps, row)
  if (row.status === 'ended' || isOver) return 'ended'
  return row.status === 'stopped' ? 'stopped' : 'cancelled'
}

const localeOf = ({ locale }: SubscriptionRow): Locale => (isLocale(locale) ? locale : DEFAULT_LOCALE)
