import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { AGE_GROUPS, type Group } from '@/domain/statistics/takers'
import { reports, sittings, taker_facts } from '@/payload-schema'
import type { Deps } from '../../deps'

/** How many people have each whole score, as it is displayed. */
export type Counts = ReadonlyMap<number, number>

/** The first valid results of the takers of one exam. */
export type Takers = {
  all: Group<null>
  countries: Group<string>[]
  /** By the first age of each group. */
  ages: Group<number>[]
  /** Handed in on the last whole day (UTC), valid or not. */
  yesterday: number
  /** The scores of everybody, of a country, of an age group: to find a place among them. */
  scores: { all: Counts; countries: ReadonlyMap<string, Counts>; ages: ReadonlyMap<number, Counts> }
}

/** Those of one country and age group who have the same whole score, with the sums that a mean and its spread are made of. */
type Row = { point: number; country: string; age: number | null; n: number; sum: number; squares: number }

const KEPT_MS = 10 * 60_000
const kept = new Map<string, { until: number; takers: Promise<Takers> }>()

/**
 * Who took an exam, as far as a report tells it. Read at most every ten minutes for each exam and process: the database
 * looks at every result, and hands over counts. One result a person: the first of a customer, else of an address, else of
 * a browser.
 */
export const readTakers = (
  deps: Pick<Deps, 'payload' | 'now'>,
  { examId }: { examId: string },
): Promise<Takers> => {
  const now = deps.now().getTime()
  const known = kept.get(examId)
  if (known && known.until > now) return known.takers
  const takers = read(deps, examId)
  kept.set(examId, { until: now + KEPT_MS, takers })
  takers.catch(() => kept.get(examId)?.takers === takers && kept.delete(examId))
  return takers
}

const read = async ({ payload, now }: Pick<Deps, 'payload' | 'now'>, examId: string): Promise<Takers> => {
  const db = payload.db.drizzle
  const [{ rows }, yesterday] = await Promise.all([
    db.execute<Row>(firstResults(examId)),
    db.execute<{ count: number }>(sql`
      select count(*)::int as count from ${sittings} taken
      where taken.exam_id = ${examId}::uuid
        and taken.confirmed_at >= date_trunc('day', ${now().toISOString()}::timestamptz at time zone 'UTC') at time zone 'UTC' - interval '1 day'
        and taken.confirmed_at < date_trunc('day', ${now().toISOString()}::timestamptz at time zone 'UTC') at time zone 'UTC'`),
  ])
  const countries = gather(rows, ({ country }) => country || null)
  const ages = gather(rows, ({ age }) => AGE_GROUPS[(age ?? 0) - 1] ?? null)
  return {
    all: groupOf(null, rows),
    countries: [...countries].map(([key, own]) => groupOf(key, own)),
    ages: [...ages].map(([key, own]) => groupOf(key, own)),
    yesterday: yesterday.rows[0]?.count ?? 0,
    scores: { all: countsOf(rows), countries: countsByKey(countries), ages: countsByKey(ages) },
  }
}

/** The age group is its place in `AGE_GROUPS`, from 1; 0: younger than all of them. */
const firstResults = (examId: string): SQL => sql`
  select floor(first.iq + 0.5)::int as point, first.country, first.age, count(*)::int as n,
    sum(first.iq) as sum, sum(first.iq * first.iq) as squares
  from (
    select distinct on (coalesce(taken.customer_id::text, lower(taken.email), taken.visitor_hash))
      told.iq::float8 as iq, taken.country,
      width_bucket((extract(year from taken.confirmed_at at time zone 'UTC') - about.birth_year)::int,
        ${`{${AGE_GROUPS.join(',')}}`}::int[]) as age
    from ${sittings} taken
    join ${reports} told on told.sitting_id = taken.id
    left join ${taker_facts} about on about.sitting_id = taken.id
    where taken.exam_id = ${examId}::uuid and taken.state = 'valid' and told.iq is not null
      and told.verdict = 'valid' and taken.confirmed_at is not null
    order by coalesce(taken.customer_id::text, lower(taken.email), taken.visitor_hash), taken.confirmed_at
  ) first
  group by 1, 2, 3`

const gather = <Key>(rows: readonly Row[], keyOf: (row: Row) => Key | null): Map<Key, Row[]> => {
  const found = new Map<Key, Row[]>()
  for (const row of rows) {
    const key = keyOf(row)
    if (key === null) continue
    const own = found.get(key) ?? []
    own.push(row)
    found.set(key, own)
  }
  return found
}

const countsOf = (rows: readonly Row[]): Counts => {
  const counts = new Map<number, number>()
  for (const { point, n } of rows) counts.set(point, (counts.get(point) ?? 0) + n)
  return counts
}

const countsByKey = <Key>(groups: ReadonlyMap<Key, readonly Row[]>): Map<Key, Counts> =>
  new Map([...groups].map(([key, rows]) => [key, countsOf(rows)]))

const groupOf = <Key>(key: Key, rows: readonly Row[]): Group<Key> => {
  const total = (of: 'n' | 'sum' | 'squares') => rows.reduce((sum, row) => sum + row[of], 0)
  const n = total('n')
  const mean = n === 0 ? 0 : total('sum') / n
  const variance = n < 2 ? 0 : Math.max(0, total('squares') - n * mean * mean) / (n - 1)
  return { key, n, mean, sd: Math.sqrt(variance) }
}
