import { sql } from '@payloadcms/db-postgres/drizzle'
import { EXAM_KINDS, type ExamKind, isHealthKind } from '@/domain/exam/kinds'
import { RETENTIONS } from '@/domain/privacy/data-classes'
import type { Deps } from '../deps'

const MOST_A_ROUND = 500

const HEALTH_KINDS = (Object.keys(EXAM_KINDS) as ExamKind[]).filter(isHealthKind)

const daysOf = (retention: 'result' | 'answers', of: 'unpaid' | 'health'): number =>
  RETENTIONS[retention].find((rule) => rule.of === of)?.days ?? 0

/**
 * Deletes what is older than it may be (docs/decisions/0043): tests of guests that were never paid for, 30 days after they
 * began, and single answers of tests of health, 7 days after they were handed in. Returns how many tests and
 * how many answers.
 */
export const deleteOld = async ({
  payload,
  now,
}: Pick<Deps, 'payload' | 'now'>): Promise<{ tests: number; answers: number }> => {
  const db = payload.db.drizzle
  const at = now().toISOString()
  const unpaid = await db.execute(sql`
    with due as (
      select s.id from sittings s
      where s.started_at < ${at}::timestamptz - make_interval(days => ${daysOf('result', 'unpaid')})
        and s.erased_at is null and s.customer_id is null and s.opened_by_id is null
        and not exists (select from entitlements held where held.sitting_id = s.id)
        and not exists (select from orders o where o.sitting_id = s.id
          and (o.status <> 'expired' or o.updated_at > ${at}::timestamptz - interval '1 day'))
      order by s.started_at limit ${MOST_A_ROUND} for update skip locked
    )
    select due.id, erase_sittings(array[due.id], ${at}::timestamptz) from due`)
  const kinds = sql.join(
    HEALTH_KINDS.map((kind) => sql`${kind}`),
    sql`, `,
  )
  const health = await db.execute(sql`
    delete from answers given using sittings s join exams exam on exam.id = s.exam_id
    where given.sitting_id = s.id and exam.kind::text in (${kinds})
      and s.confirmed_at < ${at}::timestamptz - make_interval(days => ${daysOf('answers', 'health')})
    returning s.id`)
  return { tests: unpaid.rows.length, answers: health.rows.length }
}
