import { expect, it } from 'vitest'
import { signIn } from '../support/admin'
import { query } from '../support/database'

it('a list of more rows than anybody reads says about how many there are, and is not counted', async () => {
  const owner = await signIn()
  const [{ rows = 0 } = {}] = await query<{ rows: number }>('select count(*)::int as rows from countries')
  const list = () => owner.json<{ docs: object[]; totalDocs: number }>('/api/countries?limit=2&depth=0')
  expect(rows).toBeGreaterThan(2)
  expect((await list()).totalDocs).toBe(rows)
  // What the planner knows of a table, as if it were a long one.
  await query(
    `update pg_class set reltuples = 1234567, relpages = pg_relation_size(oid) / 8192 where oid = 'countries'::regclass`,
  )
  try {
    expect(await list()).toMatchObject({ docs: [{}, {}], totalDocs: 1_200_000 })
    const counted = await owner.json<{ totalDocs: number }>('/api/countries/count')
    expect(counted.totalDocs).toBe(rows)
    // A page that holds all of it shows how many there are, whatever was expected.
    const whole = await owner.json<{ totalDocs: number; hasNextPage: boolean }>(
      '/api/countries?limit=1000&depth=0',
    )
    expect(whole).toMatchObject({ totalDocs: rows, hasNextPage: false })
    const one = await owner.json<{ totalDocs: number }>('/api/countries?where[code][equals]=US&depth=0')
    expect(one.totalDocs).toBe(1)
  } finally {
    await query('analyze countries')
  }
  expect((await list()).totalDocs).toBe(rows)
})
