import { and, eq, gte, inArray, sql } from '@payloadcms/db-postgres/drizzle'
import { unstable_cache } from 'next/cache'
import type { Payload } from 'payload'
import { tagsOf } from '@/content/tags'
import type { CounterKey, CounterView } from '@/domain/catalog/landing'
import type { Locale } from '@/domain/locale/locales'
import { COUNTER_SETTINGS } from '@/domain/settings'
import { answers, reports, sittings } from '@/payload-schema'
import { getPayloadClient } from '../payload'

const LIVE_FOR_SECONDS = 300
const DAYS_30_MS = 30 * 24 * 60 * 60 * 1000
/** Somebody takes the test now who answered so lately. */
const NOW_MS = 5 * 60 * 1000

/** The published counters; a live one only from its minimum upwards (docs/decisions/0009). */
export const readCounters = (locale: Locale): Promise<CounterView[]> =>
  unstable_cache(
    async () => {
      const payload = await getPayloadClient()
      const [{ items }, live] = await Promise.all([
        payload.findGlobal({ slug: 'counters', locale, depth: 0 }),
        countLive(payload),
      ])
      return (items ?? [])
        .filter(({ published }) => published)
        .flatMap(({ key, label, mode, value, source, minimum, evidence }): CounterView[] => {
          if (mode === 'static') return value && evidence?.trim() ? [{ key, label, value }] : []
          const counted = source ? live[source] : null
          return counted && counted.n >= (minimum ?? COUNTER_SETTINGS.minimum.min)
            ? [{ key, label, value: counted.value }]
            : []
        })
    },
    ['counters', locale],
    { tags: tagsOf('counters'), revalidate: LIVE_FOR_SECONDS },
  )()

type Counted = { value: number; n: number }

const countLive = async ({ db }: Payload): Promise<Record<CounterKey, Counted>> => {
  const now = Date.now()
  const since = (ms: number) => new Date(now - ms).toISOString()
  const finished = inArray(sittings.state, ['valid'])
  const count = sql<number>`count(*)::int`
  const [[total], [recent], [average], [current]] = await Promise.all([
    db.drizzle.select({ count }).from(sittings).where(finished),
    db.drizzle
      .select({ count })
      .from(sittings)
      .where(and(finished, gte(sittings.confirmedAt, since(DAYS_30_MS)))),
    db.drizzle
      // Of the IQ test alone: results of other tests have no IQ.
      .select({
        count: sql<number>`count(${reports.iq})::int`,
        mean: sql<number | null>`round(avg(${reports.iq}))::int`,
      })
      .from(reports)
      .where(eq(reports.verdict, 'valid')),
    db.drizzle
      .select({ count: sql<number>`count(distinct ${answers.sitting})::int` })
      .from(answers)
      .where(gte(answers.updatedAt, since(NOW_MS))),
  ])
  const counted = (row: { count: number } | undefined): Counted => ({
    value: row?.count ?? 0,
    n: row?.count ?? 0,
  })
  return {
    tests_total: counted(total),
    tests_30_days: counted(recent),
    average_iq: { value: average?.mean ?? 0, n: average?.mean == null ? 0 : average.count },
    currently_testing: counted(current),
  }
}
