import pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { historian } from '../support/history'
import { site } from '../support/site'
import { type Ask, everyRole, type Role } from './support/roles'

const DAY = '1999-04-05'
/** More than two pages of rows of the same instant: nothing may be lost or told twice where a page ends. */
const FEES = 4500

let ask: Record<Role, Ask>

beforeAll(async () => {
  ask = await everyRole()
  const db = new pg.Client(site().databaseUrl)
  await db.connect()
  const { sitting, order, moved } = await historian(db)
  const at = (time: string) => new Date(`${DAY}T${time}Z`)
  await db.query('begin')
  const odd = await sitting({ at: at('00:00:00'), landing: '=1+1' })
  const yen = await order({ sitting: odd, at: at('00:00:00'), total: 148_000, currency: 'JPY' })
  await moved({ order: yen, at: at('00:00:00'), kind: 'charge', amount: 148_000, currency: 'JPY' })
  await moved({ order: yen, at: at('23:59:59'), kind: 'refund', amount: 148_000, currency: 'JPY' })
  await db.query(
    `insert into ledger_entries (order_id, kind, amount, currency, provider, provider_ref, created_at, updated_at)
     select $1, 'fee', 100, 'JPY', 'sandbox', gen_random_uuid()::text, $2, $2 from generate_series(1, ${FEES})`,
    [yen, at('12:00:00')],
  )
  await db.query('commit')
  await db.end()
})

const csv = async (search: string, role: Role = 'owner') => ask[role](`/api/admin/ledger.csv${search}`)
const linesOf = async (search: string) => {
  const bytes = new Uint8Array(await (await csv(search)).arrayBuffer())
  expect([...bytes.slice(0, 3)], 'byte order mark').toEqual([0xef, 0xbb, 0xbf])
  return new TextDecoder().decode(bytes).split('\r\n')
}

describe('the ledger as CSV', () => {
  it('has every row of its days once, the first and the last instant included', async () => {
    const lines = await linesOf(`?from=${DAY}&to=${DAY}`)
    expect(lines.at(-1)).toBe('')
    const rows = lines.slice(1, -1)
    expect(rows).toHaveLength(FEES + 2)
    expect(new Set(rows.map((row) => row.split(',')[6])).size).toBe(FEES + 2)
    expect(rows[0]).toMatch(
      /^1999-04-05T00:00:00\.000Z,H[\w-]{11},charge,1480,JPY,sandbox,history_[\w-]+,sku2,US,'=1\+1,0,0$/,
    )
    expect(rows.at(-1)).toContain(',refund,-1480,JPY,')
    expect(rows[1]).toContain(',fee,-1,JPY,')
  })

  it('has none of other days', async () => {
    expect(await linesOf('?from=1999-04-06&to=1999-04-30')).toHaveLength(2)
    expect(await linesOf('?from=1999-03-01&to=1999-04-04')).toHaveLength(2)
  })

  it('is a file, in no cache', async () => {
    const { headers } = await csv(`?from=${DAY}&to=${DAY}`)
    expect(headers.get('content-type')).toContain('text/csv')
    expect(headers.get('content-disposition')).toBe(`attachment; filename="ledger-${DAY}-${DAY}.csv"`)
    expect(headers.get('cache-control')).toContain('no-store')
  })

  it('is for whoever may read the books', async () => {
    const statuses = await Promise.all(
      Object.keys(ask).map(async (role) => [
        role,
        (await csv(`?from=${DAY}&to=${DAY}`, role as Role)).status,
      ]),
    )
    expect(Object.fromEntries(statuses)).toEqual({
      anonymous: 401,
      visitor: 401,
      customer: 401,
      editor: 403,
      marketer: 403,
      support: 200,
      owner: 200,
    })
  })

  it.each([
    '',
    '?from=1999-04-05',
    '?from=1999-04-06&to=1999-04-05',
    '?from=1999-02-30&to=1999-03-01',
    '?from=1990-01-01&to=1999-01-01',
    `?from=${DAY}&to=${DAY}&more=1`,
    "?from=1999-04-05'&to=1999-04-05",
  ])('refuses %s', async (search) => {
    expect((await csv(search)).status).toBe(400)
  })
})
