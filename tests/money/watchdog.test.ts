import { expect, it, vi } from 'vitest'
import { checkInvariants } from '@/services/anomalies/check-invariants'
import { notifyOwners } from '@/services/anomalies/notify-owners'
import { recordAnomaly } from '@/services/anomalies/record-anomaly'
import { acknowledgeAnomaly, repairAnomaly } from '@/services/anomalies/repair-anomaly'
import { balanceBooks } from '@/services/reconciliation/balance-books'
import { newBuyer } from './lab/buyer'
import { labOfFile } from './lab/lab-of-file'
import { openedPayment, paidPayment } from './lab/story'

const lab = labOfFile({ cards: 'stripe' })
const MINUTE = 60_000

const violations = (invariant: string, ref: string) =>
  lab().query<{ detail: string }>(
    'select detail from invariant_violations where invariant = $1 and ref = $2',
    [invariant, ref],
  )
const NOT_BOOKED = 'success_told_but_not_booked'

it.each([
  ['stripe', 'payment_intent.succeeded'],
  ['stripe', 'checkout.session.completed'],
  ['paypal', 'PAYMENT.CAPTURE.COMPLETED'],
] as const)('a success that %s told as %s and that is not booked is seen', async (by, type) => {
  const { buyer, order, intent } = await openedPayment(lab(), by)
  await lab()[by === 'stripe' ? 'card' : 'paypal'].pay(intent)
  await buyer.check(order)
  await lab().work()
  const told = await lab().query<{ type: string; told_status: string }>(
    'select type, told_status from provider_events where told_intent = $1',
    [intent],
  )
  expect(told).toContainEqual({ type, told_status: 'succeeded' })
  await lab().query('delete from provider_events where told_intent = $1 and type <> $2', [intent, type])
  await lab().passes(16 * MINUTE)
  expect(await violations(NOT_BOOKED, order.number)).toEqual([])
  await lab().force(`update payment_attempts set status = 'open' where intent_id = $1`, [intent])
  expect(await violations(NOT_BOOKED, order.number)).toEqual([{ detail: `${by}:${intent}` }])
  await lab().force(`update payment_attempts set status = 'succeeded' where intent_id = $1`, [intent])
})

it('a code that was used too often is seen whatever else is saved, until its limit is lowered', async () => {
  const code = `W${crypto.randomUUID().slice(0, 8).toUpperCase()}`
  const change = (set: string) => lab().query(`update promo_codes set ${set} where code = $1`, [code])
  await lab().query('insert into promo_codes (code, active, percent, max_uses) values ($1, true, 20, 1)', [
    code,
  ])
  await (await newBuyer(lab())).place({ promoCode: code })
  const { id } = await (await newBuyer(lab())).place()
  await lab().query(
    'update orders set promo_id = (select id from promo_codes where code = $2) where id = $1',
    [id, code],
  )
  expect(await violations('promo_oversold', code)).toEqual([{ detail: '2 of 1' }])
  await change('percent = 10, max_uses = 1, updated_at = now()')
  expect(await violations('promo_oversold', code)).toHaveLength(1)
  await change('max_uses = null')
  await change('max_uses = 1')
  expect(await violations('promo_oversold', code)).toEqual([])
  await lab().query('update orders set promo_id = null where id = $1', [id])
})

it('books that could not be compared for two days are an anomaly until they are, by its button or by themselves', async () => {
  await paidPayment(lab())
  const night = async (hours: number) => {
    await lab().passes(hours * 60 * MINUTE)
    await balanceBooks(lab().deps)
    await checkInvariants(lab().deps)
    return lab().query<{ id: string; ref: string }>(
      `select id, ref from anomalies where kind = 'invariant:books_not_balanced' and resolved_at is null`,
    )
  }
  const fails = () =>
    lab().card.behave({
      calls: [{ call: 'balance_transactions.list', action: 'status', status: 500, times: 99 }],
    })
  // What is younger than four hours is left to the next night.
  expect(await night(0)).toEqual([])
  await fails()
  expect(await night(43)).toEqual([])
  const [row] = await night(2)
  expect(row?.ref).toBe('stripe')
  const owner = { id: row?.id ?? '', by: 'owner@example.com' }
  const press = () => repairAnomaly(lab().deps, owner)
  expect(await press()).toMatchObject({ resolved: false, said: expect.stringContaining('no answer') })
  const seen = await acknowledgeAnomaly(lab().deps, { ...owner, note: 'They know.' })
  expect(seen.resolved).toBe(false)
  await lab().card.behave({})
  expect(await press()).toMatchObject({ resolved: true })
  expect(await night(24)).toEqual([])
  await fails()
  expect(await night(60)).toMatchObject([{ ref: 'stripe' }])
  await lab().card.behave({})
  expect(await night(1)).toEqual([])
})

it('an anomaly is logged when it is noted and when it is open again, not at every look', async () => {
  const { order } = await openedPayment(lab())
  const ref = `stripe:charge:${crypto.randomUUID()}`
  const kind = 'movement_unlike_ledger'
  const written: string[] = []
  const output = vi
    .spyOn(process.stdout, 'write')
    .mockImplementation((line) => written.push(String(line)) > 0)
  const logged = async (amount: number) => {
    written.length = 0
    await recordAnomaly(lab().deps, { kind, ref, order: order.id, detail: { amount } })
    return written.flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []))
  }
  const line = expect.objectContaining({
    level: 'error',
    message: 'anomaly',
    kind,
    anomaly: expect.any(String),
    order: order.id,
  })
  try {
    expect(await logged(1)).toEqual([line])
    expect(await logged(1)).toEqual([])
    await lab().query('update anomalies set resolved_at = now() where ref = $1', [ref])
    expect(await logged(1)).toEqual([])
    expect(await logged(2)).toEqual([line])
    expect(await logged(2)).toEqual([])
  } finally {
    output.mockRestore()
  }
})

it('owners are mailed of what is open, once an hour at most, and again only when there is news', async () => {
  const owner = `owner-${crypto.randomUUID()}@example.com`
  await lab().query(
    `with made as (insert into admins (email, name) values ($1, 'O'), ($2, 'E') returning id, name)
     insert into admins_roles ("order", parent_id, value)
     select 1, id, (case name when 'O' then 'owner' else 'editor' end)::enum_admins_roles from made`,
    [owner, `editor-${owner}`],
  )
  const tell = async () => {
    await notifyOwners(lab().deps)
    await lab().work()
    return lab().mails.filter(({ to }) => to.endsWith(owner))
  }
  const plant = () =>
    recordAnomaly(lab().deps, { kind: 'wrong_amount', ref: crypto.randomUUID(), detail: {} })
  await lab().query('update anomalies set resolved_at = now() where resolved_at is null')
  expect(await tell()).toEqual([])
  await plant()
  const [mail] = await tell()
  expect(mail).toMatchObject({ to: owner, subject: 'One anomaly about money is open' })
  expect(mail?.text).toContain('/admin/collections/anomalies')
  await plant()
  expect(await tell()).toHaveLength(1)
  await lab().passes(61 * MINUTE)
  // Planted before the last mail was an hour old, and not told of yet.
  expect((await tell()).map(({ subject }) => subject)).toEqual([
    'One anomaly about money is open',
    '2 anomalies about money are open',
  ])
  await lab().passes(61 * MINUTE)
  expect(await tell()).toHaveLength(2)
  await lab().query('update anomalies set resolved_at = now() where resolved_at is null')
})
