import { beforeAll, describe, expect, it } from 'vitest'
import { query } from '../support/database'
import { orderOf, READ_BOOKS } from '../support/money'
import { newVisitor } from '../support/visitor'
import { buyReport } from '../support/way'
import { forgetRateLimits } from './support/rate-limits'
import { type Ask, everyRole, type Role } from './support/roles'

type Repaired = { resolved: boolean; said: string }

let ask: Record<Role, Ask>
let bought: { orderNumber: string; orderId: string; intentId: string }

const plant = async (kind: string, ref: string): Promise<string> => {
  const [row] = await query<{ id: string }>(
    `insert into anomalies (kind, ref) values ($1, $2)
     on conflict (kind, ref) do update set resolved_at = null returning id`,
    [kind, ref],
  )
  return row?.id ?? ''
}

const repair = (id: string, { body = {}, role = 'owner' }: { body?: object; role?: Role } = {}) =>
  ask[role](`/api/admin/anomalies/${id}/repair`, { method: 'POST', body: JSON.stringify(body) })

const repaired = async (id: string, body: object = {}): Promise<Repaired> =>
  ((await (await repair(id, { body })).json()) as { data: Repaired }).data

const stored = async (id: string) =>
  (
    await query<{ open: boolean; resolution: string | null; by: string | null }>(
      'select resolved_at is null as open, resolution, resolved_by as by from anomalies where id = $1',
      [id],
    )
  )[0]

beforeAll(async () => {
  await forgetRateLimits()
  ask = await everyRole()
  const { orderNumber } = await buyReport(newVisitor(), { email: `odd-${crypto.randomUUID()}@example.com` })
  const { id: orderId } = await orderOf(orderNumber)
  const [attempt] = await query<{ intent_id: string }>(
    'select intent_id from payment_attempts where order_id = $1',
    [orderId],
  )
  bought = { orderNumber, orderId, intentId: attempt?.intent_id ?? '' }
})

describe('the button beside an anomaly', () => {
  it('asks the provider again, and resolves what it no longer shows', async () => {
    const id = await plant('wrong_amount', `sandbox:${bought.intentId}`)
    expect(await repaired(id)).toEqual({ resolved: true, said: 'skipped: nothing_new' })
    expect(await stored(id)).toEqual({
      open: false,
      resolution: 'skipped: nothing_new',
      by: expect.stringContaining('@'),
    })
  })

  it('resolves nothing where the provider knows nothing', async () => {
    const id = await plant('unknown_intent_paid', `sandbox:pi_${crypto.randomUUID()}`)
    expect((await repaired(id)).resolved).toBe(false)
    expect((await stored(id))?.open).toBe(true)
    await repaired(id, { note: 'a test planted it' })
  })

  it('opens a paid order that was not open, once for two people', async () => {
    await query('update entitlements set revoked_at = now() where order_id = $1', [bought.orderId])
    const id = await plant('invariant:paid_without_entitlement', bought.orderNumber)
    expect((await repaired(id, { note: 'not mended yet' })).resolved).toBe(false)
    const [one, other] = await Promise.all([repaired(id), repaired(id)])
    expect([one?.resolved, other?.resolved]).toEqual([true, true])
    expect(await query('select revoked_at from entitlements where order_id = $1', [bought.orderId])).toEqual([
      { revoked_at: null },
    ])
  })

  it('works off an event that lay about', async () => {
    const eventId = `evt_${crypto.randomUUID()}`
    await query(
      `insert into provider_events (provider, event_id, type, intent_id, state, tries, created_at)
       values ('sandbox', $1, 'intent.succeeded', $2, 'failed', 9, now() - interval '1 hour')`,
      [eventId, bought.intentId],
    )
    const id = await plant('invariant:event_not_worked_off', `sandbox:${eventId}`)
    expect((await repaired(id)).resolved).toBe(true)
    expect(await query('select state from provider_events where event_id = $1', [eventId])).toEqual([
      { state: 'applied' },
    ])
  })

  it('resolves a line of the provider that stands in our books by now, and no other', async () => {
    const [line] = await query<{ provider_ref: string; amount: number }>(
      'select provider_ref, amount::int from ledger_entries where order_id = $1',
      [bought.orderId],
    )
    const id = await plant('movement_without_ledger', `sandbox:charge:${line?.provider_ref}`)
    const tell = (amount: number) =>
      query('update anomalies set detail = $2 where id = $1', [id, JSON.stringify({ amount })])
    await tell((line?.amount ?? 0) + 1)
    expect((await repaired(id)).resolved).toBe(false)
    await tell(line?.amount ?? 0)
    expect((await repaired(id)).resolved).toBe(true)
  })

  it('refunds nothing of an order that is paid once', async () => {
    const id = await plant('double_success', `sandbox:${bought.intentId}`)
    expect(await repaired(id)).toMatchObject({
      resolved: true,
      said: expect.stringContaining('nothing more'),
    })
    expect(await query('select 1 from refunds where order_id = $1', [bought.orderId])).toEqual([])
  })

  it('leaves to a person what only a person can say, with their words', async () => {
    const id = await plant('paid_after_expiry', `sandbox:${bought.intentId}`)
    expect((await repaired(id)).resolved).toBe(false)
    expect((await repaired(id, { note: 'The buyer is content.' })).resolved).toBe(true)
    expect(await stored(id)).toMatchObject({ open: false, resolution: 'The buyer is content.' })
  })

  it('is for owners', async () => {
    const id = await plant('paid_after_expiry', `sandbox:${crypto.randomUUID()}`)
    const statuses: Record<string, number> = {}
    for (const role of ['anonymous', 'visitor', 'customer', 'editor', 'marketer', 'support'] as const)
      statuses[role] = (await repair(id, { role, body: { note: 'let me' } })).status
    expect(statuses).toEqual({
      anonymous: 401,
      visitor: 401,
      customer: 401,
      editor: 403,
      marketer: 403,
      support: 403,
    })
    expect((await stored(id))?.open).toBe(true)
    await repaired(id, { note: 'a test planted it' })
  })

  it('is not there for what is not there, and takes no empty note', async () => {
    expect((await repair('00000000-0000-4000-8000-000000000000')).status).toBe(404)
    const id = await plant('paid_after_expiry', `sandbox:${bought.intentId}`)
    expect((await repair(id, { body: { note: '  ' } })).status).toBe(400)
    expect((await repair(id, { body: { kind: 'other' } })).status).toBe(400)
  })

  it('leaves the books in order', async () => {
    const rows = await query<{ ref: string }>(READ_BOOKS)
    expect(rows.filter(({ ref }) => ref === bought.orderNumber)).toEqual([])
  })
})
