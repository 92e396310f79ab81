import type { Locale } from '@/domain/locale/locales'
import { readSignedIn } from '@/services/accounts/find-customer'
import { type Deps, depsOf } from '@/services/deps'
import { ticketFor } from '@/services/subscriptions/leaving/check-leaving'
import { findOwnPlans, type Leavable, leavable, readPlans } from '@/services/subscriptions/leaving/find-plans'
import { type LeavingState, type LeftOne, unseal } from '@/services/subscriptions/leaving/seal'
import { leftStateOf, viewLeavable, viewLeft } from '@/services/subscriptions/leaving/view-left'
import { clockOf } from '@/services/subscriptions/subscription-row'
import { viewerOf } from '@/services/visitors/viewer'
import { getPayloadClient } from './payload'

// Of the pages of leaving. They are read for each request, by what their address says, so that all of them work without a script;
// nothing is shown that is not sealed in it (services/subscriptions/leaving/seal.ts), but for a customer's own plans.

export type LeavingQuery = Record<string, string | string[] | undefined>
type Asked = { query: LeavingQuery; locale: Locale }

const textOf = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '')

/** Which step `/cancel/subscription` shows, and what is in it. @param headers of the request: who is signed in. */
export const readLeavingStep = async ({ query, locale, headers }: Asked & { headers: Headers }) => {
  const deps = depsOf(await getPayloadClient())
  const sealed = textOf(query.s)
  const state = unseal(sealed, { is: ['typed', 'ticket'], now: deps.now() })
  if (query.do === 'withdraw') return { step: 'withdraw' as const, typed: typedOf(state) }
  if (state?.is === 'ticket') {
    const found = await leavable(deps, state.ids)
    // Cancelled meanwhile, here or in another tab.
    if (!state.blind && found.length === 0)
      return { step: 'left' as const, told: await leftOf(deps, asShown(state.ids), locale) }
    return confirm(deps, { found: state.blind ? [] : found, ticket: sealed, locale })
  }
  const isFirst = sealed === '' && query.other === undefined
  const own = isFirst ? await ownPlans(deps, headers) : []
  if (own.length > 0)
    return confirm(deps, { found: own, ticket: ticketFor(deps, { found: own, blind: false }), locale })
  return { step: 'form' as const, typed: sealed === '' ? null : (typedOf(state) ?? EXPIRED) }
}

const EXPIRED = { problem: 'linkInvalid', key: '', email: '' }

const typedOf = (state: LeavingState | null) => (state?.is === 'typed' ? state : null)

/** Who is signed in need not say who they are. */
const ownPlans = async (deps: Deps, headers: Headers): Promise<Leavable[]> => {
  const signedIn = await readSignedIn(deps, viewerOf(headers))
  return signedIn ? findOwnPlans(deps, signedIn.customer.id) : []
}

const confirm = async (
  deps: Deps,
  { found, ticket, locale }: { found: Leavable[]; ticket: string; locale: Locale },
) => ({
  step: 'confirm' as const,
  ticket,
  plans: await Promise.all(
    found.map(async (one) => ({
      ...(await viewLeavable(deps, { found: one, locale })),
      endsNow: new Date(one.endsAt) <= clockOf(deps, one.row),
    })),
  ),
})

/** What `/cancel/success` shows; both null: nothing that can be shown. */
export const readLeft = async ({ query, locale }: Asked) => {
  const deps = depsOf(await getPayloadClient())
  const state = unseal(textOf(query.s), { is: ['left', 'withdrawal'], now: deps.now() })
  if (state?.is === 'withdrawal') return { withdrawal: state, told: null }
  if (!state) return { withdrawal: null, told: null }
  const told = await leftOf(deps, state.plans, locale)
  return { withdrawal: null, told: state.blind || told.plans.length > 0 ? told : null }
}

/** A ticket takes nothing back: whoever knows an address has one. */
const asShown = (ids: readonly string[]): LeftOne[] => ids.map((id) => ({ id, at: null }))

const leftOf = async (deps: Deps, left: readonly LeftOne[], locale: Locale) => {
  const rows = await readPlans(
    deps,
    left.map(({ id }) => id),
  )
  return {
    plans: await Promise.all(
      rows.map(async (row) => ({
        ...(await viewLeft(deps, { row, at: left.find(({ id }) => id === row.id)?.at ?? null, locale })),
        state: leftStateOf(deps, row),
        mayTellWhy: row.leavingReason === null && row.cancelledAt !== null,
      })),
    ),
  }
}
