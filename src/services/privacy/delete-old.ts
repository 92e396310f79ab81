import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { RETENTIONS } from '@/domain/privacy/data-classes'
import type { Deps } from '../deps'

const MOST_A_ROUND = 500

/** What returned to its browser from an account has this long before it counts as old. */
const RETURNED_DAYS = 1

/** @throws Error for a rule that there is not: no number of days may stand in for it. */
const daysOf = (retention: 'result' | 'answers', of: 'unpaid' | 'health'): number => {
  const days = RETENTIONS[retention].find((rule) => rule.of === of)?.days
  if (!days) throw new Error(`There is no rule how long ${retention} of ${of} tests are kept.`)
  return days
}

/**
 * Deletes what is older than it may be (docs/decisions/0043, 0054): tests of guests that were never paid for, 30 days after
 * they began; of tests about health, whose result is free, single answers 7 days, and results 12 months, after they were handed in; and what of
 * them was begun and never handed in, 7 days after it began. Returns how many tests and how many answers.
 */
export const deleteOld = async ({
  payload,
  now,
}: Pick<Deps, 'payload' | 'now'>): Promise<{ tests: number; answers: number }> => {
  const db = payload.db.drizzle
  const at = now().toISOString()
  const before = (days: number): SQL => sql`${at}::timestamptz - make_interval(days => ${days})`
  const erase = async (which: SQL): Promise<number> => {
    const { rows } = await db.execute(sql`
      with due as (
        select s.id from sittings s where s.erased_at is null and ${which}
        order by s.started_at limit ${MOST_A_ROUND} for update skip locked
      )
      select due.id, erase_sittings(array[due.id], ${at}::timestamptz) from due`)
    return rows.length
  }
  const unpaid = await erase(sql`s.started_at < ${before(daysOf('result', 'unpaid'))}
    and not (s.health and ${isWhole} and s.confirmed_at is not null)
    and s.customer_id is null and s.opened_by_id is null
    and s.updated_at < ${before(RETURNED_DAYS)}
    and not exists (select from entitlements held where held.sitting_id = s.id)
    and not exists (select from orders o where o.sitting_id = s.id
      and (o.status <> 'expired' or o.updated_at > ${at}::timestamptz - interval '1 day'))`)
  const health = await db.execute(sql`
    delete from answers given using sittings s
    where given.sitting_id = s.id and s.health
      and s.confirmed_at < ${before(daysOf('answers', 'health'))}
    returning s.id`)
  const unfinished = await erase(
    sql`s.health and s.confirmed_at is null and s.started_at < ${before(daysOf('answers', 'health'))}`,
  )
  const old = await erase(
    sql`s.health and ${isWhole} and s.confirmed_at < ${before(daysOf('result', 'health'))}`,
  )
  // Whoever reads a letter of theirs wanted them erased, and nobody with another key kept them.
  const asked = await erase(sql`s.erase_at <= ${at}::timestamptz
    and not exists (select from orders o where o.sitting_id = s.id and (o.status = 'created'
      or exists (select from payment_attempts a where a.order_id = o.id and ${isUnderWay})))`)
  // What they wrote about it is of the same person. By Payload, which also takes its versions and tells the pages.
  await payload.delete({ collection: 'reviews', where: { 'order.sitting.erasedAt': { exists: true } } })
  await db.execute(sql`
    select erase_health_part(s.id, '{}', ${at}::timestamptz)
    from sittings s join reports r on r.sitting_id = s.id
    where s.health and not ${isWhole} and r.result ? 'health'
      and s.confirmed_at < ${before(daysOf('result', 'health'))} limit ${MOST_A_ROUND}`)
  return { tests: unpaid + unfinished + old + asked, answers: health.rows.length }
}

/** Of a map only a part is about health; the rest lives as any result does. */
const isWhole = sql`(s.form->>'kind' <> 'map')`

/** Whether money of an attempt, called `a`, may be on its way, as `isPaymentUnderWay` says it. */
const isUnderWay = sql`(a.status in ('processing', 'unknown') or (a.status = 'open' and a.captured_at is not null))`
