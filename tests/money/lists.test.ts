import { describe, expect, it } from 'vitest'
import type { PaymentGateway } from '@/gateways/payments/gateway'
import { newBuyer } from './lab/buyer'
import { labOfFile } from './lab/lab-of-file'
import type { Provider } from './lab/provider'
import { openedPayment, recordsOf } from './lab/story'

// What a provider lists, its events every ten minutes and its books at night, while it fails.
const lab = labOfFile({ cards: 'stripe' })
const HOUR = 3_600_000
/** More than one page of Stripe's list, and of PayPal's. */
const MANY = 105

const EACH: { name: string; provider: () => Provider; books: string }[] = [
  { name: 'Stripe', provider: () => lab().card, books: 'balance_transactions.list' },
  { name: 'PayPal', provider: () => lab().paypal, books: 'transactions.list' },
]
type Fault = { action: 'status' | 'reset' | 'slow'; status?: number; ms?: number; times: number }
const RESET: Fault = { action: 'reset', times: 99 }
const FAULTS: { how: string; first: boolean; faults: Fault[] }[] = [
  { how: 'is limited', first: true, faults: [{ action: 'status', status: 429, times: 99 }] },
  { how: 'fails inside', first: true, faults: [{ action: 'status', status: 500, times: 99 }] },
  { how: 'cuts the connection', first: true, faults: [RESET] },
  {
    how: 'cuts the connection in the middle of its pages',
    first: false,
    faults: [{ action: 'slow', ms: 0, times: 1 }, RESET],
  },
]
const CASES = EACH.flatMap((each) => FAULTS.map((fault) => ({ ...each, ...fault })))

const stateOf = async ({ id }: Provider) => {
  const [state] = await lab().query<{ cursor: string | null; error: string | null; balanced: Date | null }>(
    'select events_cursor as cursor, last_error as error, balanced_to as balanced from gateway_states where gateway = $1',
    [id],
  )
  if (!state) throw new Error(`Nothing is noted of ${id}.`)
  return state
}

/** The ids of what its list holds after a cursor. */
const listedAfter = async (gateway: PaymentGateway, cursor: string | null): Promise<string[]> => {
  const { events, cursor: next, hasMore } = await gateway.listEvents({ since: cursor })
  const ids = events.map(({ eventId }) => eventId)
  return hasMore ? [...ids, ...(await listedAfter(gateway, next))] : ids
}

const inboxOf = async ({ id }: Provider): Promise<string[]> => {
  const rows = await lab().query<{ id: string }>(
    'select event_id as id from provider_events where provider = $1',
    [id],
  )
  return rows.map((row) => row.id)
}

describe('the list of events', () => {
  it.each(CASES)('of $name that $how keeps its place, and the next look misses nothing', async (one) => {
    const { first, faults } = one
    const provider = one.provider()
    const { intent } = await openedPayment(lab(), provider.id)
    await provider.pay(intent, 'declined')
    await lab().pull()
    const before = await stateOf(provider)
    expect(before.cursor).not.toBeNull()
    await provider.behave({ webhooks: { drop: 9 * MANY } })
    for (let tries = 0; tries < MANY; tries++) await provider.pay(intent, 'declined')
    const missed = await listedAfter(provider.gateway, before.cursor)
    expect(missed.length).toBeGreaterThanOrEqual(MANY)

    await provider.behave({ calls: faults.map((fault) => ({ call: 'events.list', ...fault })) })
    expect(await lab().pull()).toContain(`${provider.id}: no answer`)
    await provider.behave({})
    const failed = await stateOf(provider)
    expect(failed.error).toMatch(/^events: payment gateway: unavailable/)
    if (first) expect(failed.cursor).toBe(before.cursor)
    // Wherever it broke off, what came is kept and what did not come lies after the place.
    const kept = await inboxOf(provider)
    const left = await listedAfter(provider.gateway, failed.cursor)
    expect(left.length).toBeGreaterThan(0)
    expect(missed.filter((id) => !kept.includes(id) && !left.includes(id))).toEqual([])

    await lab().pull()
    const came = await inboxOf(provider)
    expect(missed.filter((id) => !came.includes(id))).toEqual([])
    expect((await stateOf(provider)).error).toBeNull()
  })
})

describe('the books', () => {
  it.each(CASES)('of $name whose list $how stay to be compared from the same time', async (one) => {
    const { faults, books } = one
    const provider = one.provider()
    const buyer = await newBuyer(lab())
    const order = await buyer.place()
    const intent = await buyer.open(order, provider.id)
    await lab().balance()
    await provider.pays(intent)
    await lab().passes(5 * HOUR)
    const before = await stateOf(provider)
    expect(before.balanced).not.toBeNull()

    await provider.behave({ calls: faults.map((fault) => ({ call: books, ...fault })) })
    expect(await lab().balance()).toContain(`${provider.id}: no answer`)
    await provider.behave({})
    const failed = await stateOf(provider)
    expect(failed.error).toMatch(/^books: payment gateway: unavailable/)
    expect(failed.balanced).toEqual(before.balanced)
    expect((await recordsOf(lab(), order)).ledger).toEqual([])

    await lab().balance()
    expect((await recordsOf(lab(), order)).ledger).toEqual([`charge ${order.total}`])
    const { balanced, error } = await stateOf(provider)
    expect(error).toBeNull()
    expect(balanced?.getTime()).toBeGreaterThan(before.balanced?.getTime() ?? 0)
  })
})
