import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Deps } from '../deps'

/** Of so many answers at most; they tell what all others answered as well. */
const MOST_COUNTED = 20_000

type Counts = { answers: number; right: number; chosen: Map<string, number> }

/** How a question was answered by everybody. */
export const countAnswers = async ({ payload }: Pick<Deps, 'payload'>, question: string): Promise<Counts> => {
  const { rows } = await payload.db.drizzle.execute<{
    answers: number
    right: number
    chosen: Record<string, number> | null
  }>(sql`
    with given as (
      select answer, "right" from daily_answers where question_id = ${question}::uuid limit ${MOST_COUNTED}
    ), chosen as (
      select option, count(*)::int as times from given,
        jsonb_array_elements_text(case when jsonb_typeof(answer) = 'array' then answer else '[]'::jsonb end) as option
      group by option
    )
    select (select count(*)::int from given) as answers,
      (select count(*)::int from given where "right") as "right",
      (select jsonb_object_agg(option, times) from chosen) as chosen`)
  const [counted] = rows
  return {
    answers: counted?.answers ?? 0,
    right: counted?.right ?? 0,
    chosen: new Map(Object.entries(counted?.chosen ?? {})),
  }
}
