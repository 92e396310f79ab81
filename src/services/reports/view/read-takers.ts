import { sql } from '@payloadcms/db-postgres/drizzle'
import { AGE_GROUPS, type Group } from '@/domain/statistics/takers'
import { reports, sittings, taker_facts } from '@/payload-schema'
import type { Deps } from '../../deps'

/** The first valid results of the takers of one exam. */
export type Takers = {
  all: Group<null>
  countries: Group<string>[]
  /** By the first age of each group. */
  ages: Group<number>[]
  /** Handed in on the last whole day (UTC), valid or not. */
  yesterday: number
  /** Sorted IQ of everybody, of a country, of an age group: to find a place among them. */
  scores: { all: number[]; countries: Map<string, number[]>; ages: Map<number, number[]> }
}

type Row = { iq: number; country: string; age: number | null }

const KEPT_MS = 10 * 60_000
const kept = new Map<string, { until: number; takers: Promise<Takers> }>()

/**
 * Who took an exam, as far as a report tells it. Read at most every ten minutes for each exam and process: it looks at every
 * result. One result a person: the first of a customer, else of an address, else of a browser.
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
  takers.catch(() => kept.delete(examId))
  return takers
}

const read = async ({ payload, now }: Pick<Deps, 'payload' | 'now'>, examId: string): Promise<Takers> => {
  const db = payload.db.drizzle
  const [{ rows }, yesterday] = await Promise.all([
    db.execute<Row>(sql`
      select distinct on (coalesce(taken.customer_id::text, lower(taken.email), taken.visitor_hash))
        told.iq::float as iq, taken.country,
        (extract(year from taken.confirmed_at) - about.birth_year)::int as age
      from ${sittings} taken
      join ${reports} told on told.sitting_id = taken.id
      left join ${taker_facts} about on about.sitting_id = taken.id
      where taken.exam_id = ${examId}::uuid and taken.state = 'valid' and told.iq is not null
        and told.verdict = 'valid' and taken.confirmed_at is not null
      order by coalesce(taken.customer_id::text, lower(taken.email), taken.visitor_hash), taken.confirmed_at`),
    db.execute<{ count: number }>(sql`
      select count(*)::int as count from ${sittings} taken
      where taken.exam_id = ${examId}::uuid
        and taken.confirmed_at >= date_trunc('day', ${now().toISOString()}::timestamptz at time zone 'UTC') at time zone 'UTC' - interval '1 day'
        and taken.confirmed_at < date_trunc('day', ${now().toISOString()}::timestamptz at time zone 'UTC') at time zone 'UTC'`),
  ])
  const countries = gather(rows, ({ country }) => country || null)
  const ages = gather(rows, ({ age }) => AGE_GROUPS.findLast((from) => (age ?? 0) >= from) ?? null)
  const all = rows.map(({ iq }) => iq).toSorted((one, other) => one - other)
  return {
    all: groupOf(null, all),
    countries: [...countries].map(([key, scores]) => groupOf(key, scores)),
    ages: [...ages].map(([key, scores]) => groupOf(key, scores)),
    yesterday: yesterday.rows[0]?.count ?? 0,
    scores: { all, countries, ages },
  }
}

const gather = <Key>(rows: readonly Row[], keyOf: (row: Row) => Key | null): Map<Key, number[]> => {
  const found = new Map<Key, number[]>()
  for (const row of rows) {
    const key = keyOf(row)
    if (key === null) continue
    const scores = found.get(key) ?? []
    scores.push(row.iq)
    found.set(key, scores)
  }
  for (const [key, scores] of found)
    found.set(
      key,
      scores.toSorted((one, other) => one - other),
    )
  return found
}

const groupOf = <Key>(key: Key, scores: readonly number[]): Group<Key> => {
  const n = scores.length
  const mean = n === 0 ? 0 : scores.reduce((sum, score) => sum + score, 0) / n
  const square = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0)
  return { key, n, mean, sd: n < 2 ? 0 : Math.sqrt(square / (n - 1)) }
}
