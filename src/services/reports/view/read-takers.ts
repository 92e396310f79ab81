import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { comparableWith } from '@/domain/measurement/scorings'
import { AGE_GROUPS, type Group } from '@/domain/statistics/takers'
import { logger } from '@/gateways/logs/log'
import { customers, reports, sittings, taker_facts } from '@/payload-schema'
import type { Deps } from '../../deps'
import { serveStale } from './serve-stale'

/** How many people have each whole score, as it is displayed. */
export type Counts = ReadonlyMap<number, number>

/** The first valid results of the takers of one exam that may be compared with one of them. */
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

const log = logger('takers')
const MINUTE = 60_000
const readSeldom = serveStale<Takers>({
  keptMs: 10 * MINUTE,
  // It says how many handed in yesterday.
  staleMs: 60 * MINUTE,
  failed: (error) => log.error('who took an exam could not be read again', { error }),
})

/**
 * Who took an exam, as far as a report tells it: the first result of each person, where it was scored so that it may be compared
 * with one of that version. Read at most every ten minutes for each exam, kind of scoring and process, because the database looks at every result; it hands over counts. Only the first readers wait, and those
 * after an hour in which nobody asked.
 */
export const readTakers = (
  deps: Pick<Deps, 'payload' | 'now'>,
  { examId, scoringVersion }: { examId: string; scoringVersion: string },
): Promise<Takers> => {
  const asked = { examId, versions: comparableWith(scoringVersion) }
  const key = JSON.stringify(asked)
  return readSeldom({ key, now: deps.now().getTime(), read: () => read(deps, asked) })
}

type Asked = { examId: string; versions: readonly string[] }

const read = async ({ payload, now }: Pick<Deps, 'payload' | 'now'>, asked: Asked): Promise<Takers> => {
  const { examId } = asked
  const db = payload.db.drizzle
  const [{ rows }, yesterday] = await Promise.all([
    db.execute<Row>(firstResults(asked)),
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

/**
 * The age group is its place in `AGE_GROUPS`, from 1; 0: younger than all of them.
 *
 * A person is a customer, by their login or by the address of their account; else whoever sat in a browser where exactly one
 * customer did (`isSamePerson` in services/visitors/person.ts); else an address; else whoever sat in a browser where exactly
 * one address was told; else a browser. What a person did in other exams is not looked at.
 *
 * Every table is read once and joined by hashes; what two rows have in common is found by sorting them by browser and then
 * by person, never by comparing each with each, so it takes n log n steps for n results.
 *
 * The version is asked of the first result alone: whoever took the test before under other rules has practised, so a later
 * result of theirs is nobody's first.
 */
const firstResults = ({ examId, versions }: Asked): SQL => sql`
  with taken as (
    select told.iq::float8 as iq, sat.country, sat.confirmed_at, sat.id, sat.visitor_hash, lower(sat.email) as address,
      told.scoring_version,
      coalesce(sat.customer_id, holder.id)::text as customer,
      width_bucket((extract(year from sat.confirmed_at at time zone 'UTC') - about.birth_year)::int,
        ${`{${AGE_GROUPS.join(',')}}`}::int[]) as age
    from ${sittings} sat
    join ${reports} told on told.sitting_id = sat.id
    left join ${taker_facts} about on about.sitting_id = sat.id
    left join ${customers} holder on holder.email = lower(sat.email) and sat.customer_id is null
    where sat.exam_id = ${examId}::uuid and sat.state = 'valid' and told.iq is not null
      and told.verdict = 'valid' and sat.confirmed_at is not null
  ), known as (
    select taken.*, coalesce(customer,
      case when min(customer) over browser = max(customer) over browser then min(customer) over browser end,
      address,
      case when min(address) over browser = max(address) over browser then min(address) over browser end,
      visitor_hash) as person
    from taken window browser as (partition by visitor_hash)
  ), first as (
    select distinct on (person) iq, country, age, scoring_version from known order by person, confirmed_at, id
  )
  select floor(iq + 0.5)::int as point, country, age, count(*)::int as n, sum(iq) as sum, sum(iq * iq) as squares
  from first where scoring_version = any(${`{${versions.join(',')}}`}::text[]) group by 1, 2, 3`

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
