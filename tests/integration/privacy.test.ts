import { beforeEach, describe, expect, it } from 'vitest'
import { RESULTS } from '@/domain/api/results'
import { DATA_MAP } from '@/domain/privacy/data-map'
import { isImpersonal } from '@/domain/privacy/impersonal-tables'
import { deleteOld } from '@/services/privacy/delete-old'
import { ROWS_OF, TOLD_AS_REPORTS } from '@/services/privacy/export-data'
import { hashToken } from '@/services/visitors/tokens'
import { signedIn } from '../support/customer'
import { query } from '../support/database'
import { waitForMail } from '../support/mailbox'
import { newVisitor, type Visitor } from '../support/visitor'
import { buyReport, PLACE, readyToBuy } from '../support/way'
import { localPayload } from './support/local-payload'
import { forgetRateLimits } from './support/rate-limits'

beforeEach(forgetRateLimits)

const newAddress = () => `private-${crypto.randomUUID()}@example.com`

/** The token that the mail brings. */
const linkFor = async (visitor: Visitor, email: string): Promise<string> => {
  await visitor.ok('data.link', { body: { appExamId: PLACE, email, hl: 'EN' } })
  const mail = await waitForMail(email, { which: ({ text }) => (text ?? '').includes('/user/data/') })
  return /\/user\/data\/\S+#([\w-]{40,})/.exec(mail.text ?? '')?.[1] ?? ''
}

/** Every table and column that holds a text, wherever it stands in it; not in those of content, which are large. */
const placesOf = async (text: string): Promise<string[]> => {
  const columns = await query<{ table: string; column: string }>(
    `select c.table_name as table, c.column_name as column from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
       and c.data_type in ('character varying', 'text', 'jsonb', 'json')`,
  )
  const found: string[] = []
  for (const { table, column } of columns.filter((each) => !isImpersonal(each.table))) {
    const rows = await query(`select 1 from "${table}" where "${column}"::text ilike $1 limit 1`, [
      `%${text}%`,
    ])
    if (rows.length > 0) found.push(`${table}.${column}`)
  }
  return found.toSorted()
}

describe('the copy of everything', () => {
  it('has a finder for each table of the map that is exported', () => {
    const exported = DATA_MAP.filter((row) => row.exported).map(({ table }) => table)
    expect(Object.keys(ROWS_OF).concat(TOLD_AS_REPORTS).toSorted()).toEqual(exported.toSorted())
  })

  it('holds what is open to a guest, and nothing that is not paid, nor a secret', async () => {
    const [visitor, email] = [newVisitor(), newAddress()]
    const { orderNumber } = await readyToBuy(visitor, { email })
    const token = await linkFor(newVisitor(), email)
    // Elsewhere the address was merely typed: when is told.
    expect(await newVisitor().ok('data.kept', { body: { token } })).toMatchObject({ tests: 0, typed: 1 })
    const elsewhere = await newVisitor().ok('data.export', { body: { token } })
    expect(elsewhere.tables.sittings).toBeUndefined()
    expect(elsewhere.typed).toEqual([{ at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) }])
    expect(await visitor.ok('data.kept', { body: { token } })).toMatchObject({
      address: email,
      account: false,
      tests: 1,
      reports: 1,
      paidOrders: 0,
    })
    const { tables } = await visitor.ok('data.export', { body: { token, hl: 'EN' } })
    expect(tables.sittings).toMatchObject([{ number: orderNumber, email }])
    expect(tables.sittings?.[0]).not.toHaveProperty('visitor_hash')
    expect(tables.sittings?.[0]).not.toHaveProperty('form')
    expect(tables.answers?.[0]).toMatchObject({ read_locale: 'EN' })
    expect(tables.reports).toMatchObject([{ orderNumber, openParts: [], score: null }])
    expect(JSON.stringify(tables)).not.toContain(hashToken(token))
  })

  it('refuses a made-up link, one that is over, and one for another purpose', async () => {
    const email = newAddress()
    const token = await linkFor(newVisitor(), email)
    const refused = async (given: string) =>
      (await newVisitor().call('data.export', { body: { token: given, hl: 'EN' } })).result
    expect(await refused('x'.repeat(43))).toBe(RESULTS.linkInvalid)
    await query(`update email_codes set purpose = 'login' where email = $1`, [email])
    expect(await refused(token)).toBe(RESULTS.linkInvalid)
    await query(`update email_codes set purpose = 'data', expires_at = now() where email = $1`, [email])
    expect(await refused(token)).toBe(RESULTS.linkInvalid)
  })
})

describe('erasing', () => {
  it('leaves nothing that leads to a buyer, and the books as they were', async () => {
    const [visitor, email] = [newVisitor(), newAddress()]
    const stranger = newAddress()
    await readyToBuy(newVisitor(), { email: stranger })
    const { orderNumber } = await buyReport(visitor, { email })
    await waitForMail(email)
    await waitForMail(email, { account: true })
    const token = await linkFor(visitor, email)
    const [{ id: sitting } = { id: '' }] = await query<{ id: string }>(
      'select id from sittings where email = $1',
      [email],
    )
    const ledger = `select * from ledger_entries where order_id in (select id from orders where sitting_id = $1)`
    const before = await query(ledger, [sitting])
    expect(before.length).toBeGreaterThan(0)
    await visitor.ok('data.erase', { body: { token, agreed: true } })

    expect(await placesOf(email)).toEqual([])
    expect(await query(ledger, [sitting])).toEqual(before)
    expect(await query('select email, status from orders where sitting_id = $1', [sitting])).toMatchObject([
      { email: expect.stringMatching(/^erased:[0-9a-f]{32}$/), status: 'paid' },
    ])
    for (const table of ['answers', 'reports', 'taker_facts'])
      expect(await query(`select 1 from ${table} where sitting_id = $1`, [sitting])).toEqual([])
    expect((await visitor.call('report.read', { params: { orderNumber } })).result).toBe(404)
    expect(await query('select 1 from invariant_violations')).toEqual([])
    // Somebody else's test is untouched, and the link is used up.
    expect(await query('select 1 from sittings where email = $1', [stranger])).toHaveLength(1)
    expect((await visitor.call('data.kept', { body: { token } })).result).toBe(RESULTS.linkInvalid)
  })

  it('takes the account with it', async () => {
    const { customer, visitor } = await signedIn()
    const token = await linkFor(visitor, customer.email)
    expect(await visitor.ok('data.kept', { body: { token } })).toMatchObject({ account: true })
    await visitor.ok('data.erase', { body: { token, agreed: true } })
    expect(await query('select 1 from customers where id = $1', [customer.id])).toEqual([])
    expect((await visitor.ok('user.get', {})).user).toBeNull()
  })

  it('waits for a payment that is under way', async () => {
    const [visitor, email] = [newVisitor(), newAddress()]
    await buyReport(visitor, { email })
    const token = await linkFor(visitor, email)
    const [{ id = '' } = {}] = await query<{ id: string }>('select id from orders where email = $1', [email])
    await query(
      `insert into payment_attempts (order_id, attempt, provider, method, idempotency_key, status, amount, currency)
       select id, 2, 'sandbox', 'card', gen_random_uuid()::text, 'processing', total, currency from orders where id = $1`,
      [id],
    )
    const { result } = await visitor.call('data.erase', { body: { token, agreed: true } })
    expect(result).toBe(RESULTS.paymentUnderWay)
    expect(await query('select 1 from sittings where email = $1', [email])).toHaveLength(1)
    await query('delete from payment_attempts where order_id = $1 and attempt = 2', [id])
  })

  it('is done only by the functions of the database', async () => {
    await readyToBuy(newVisitor(), { email: newAddress() })
    await expect(query('delete from reports')).rejects.toThrow(/never changed or deleted/)
    await expect(query(`update consents set ip = 'x'`)).rejects.toThrow(/never changed or deleted/)
  })
})

describe('the nightly deletion', () => {
  const begunDaysAgo = (email: string, days: number) =>
    query(
      `update sittings set started_at = now() - make_interval(days => $2),
         updated_at = now() - make_interval(days => $2) where email = $1`,
      [email, days],
    )
  const deleteNow = async () => deleteOld({ payload: await localPayload(), now: () => new Date() })

  it('empties tests of guests that nobody paid for after 30 days, and no others', async () => {
    const [old, young, paid] = [newAddress(), newAddress(), newAddress()]
    await readyToBuy(newVisitor(), { email: old })
    await readyToBuy(newVisitor(), { email: young })
    await buyReport(newVisitor(), { email: paid })
    await begunDaysAgo(old, 31)
    await begunDaysAgo(young, 29)
    await begunDaysAgo(paid, 31)
    const { tests } = await deleteNow()
    expect(tests).toBeGreaterThanOrEqual(1)
    expect(await placesOf(old)).toEqual([])
    for (const email of [young, paid])
      expect(
        await query('select 1 from reports r join sittings s on s.id = r.sitting_id where s.email = $1', [
          email,
        ]),
      ).toHaveLength(1)
    expect(await query('select 1 from invariant_violations')).toEqual([])
  })

  it('leaves what a letter’s reader wanted erased while money for it may be on its way', async () => {
    const [visitor, email] = [newVisitor(), newAddress()]
    const { sitting, orderNumber } = await buyReport(visitor, { email })
    await query('update sittings set erase_at = now() where number = $1', [sitting.orderNumber])
    await query(
      `insert into payment_attempts (order_id, attempt, provider, method, idempotency_key, status, amount, currency)
       select id, 2, 'sandbox', 'card', gen_random_uuid()::text, 'processing', total, currency from orders where number = $1`,
      [orderNumber],
    )
    const erased = () =>
      query('select 1 from sittings where number = $1 and erased_at is not null', [sitting.orderNumber])
    await deleteNow()
    expect(await erased()).toEqual([])
    await query(
      'delete from payment_attempts where attempt = 2 and order_id = (select id from orders where number = $1)',
      [orderNumber],
    )
    await deleteNow()
    expect(await erased()).toHaveLength(1)
  })
})
