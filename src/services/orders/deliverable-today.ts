import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { deliverableParts } from '@/domain/catalog/built-parts'
import type { Part } from '@/domain/catalog/parts'
import { exams, questions } from '@/payload-schema'
import type { Deps } from '../deps'

/** The kinds of the published exams that have a published question, as a value inside any statement. */
export const publishedExamKinds: SQL<string[]> = sql<string[]>`(
  select coalesce(json_agg(distinct offered.kind), '[]') from ${exams} offered
  where offered._status = 'published'
    and exists (select 1 from ${questions} asked where asked.exam_id = offered.id and asked._status = 'published')
)`

/** The parts of a report that can be delivered today. The decision is `domain/catalog`'s. */
export const deliverableToday = async ({ payload }: Pick<Deps, 'payload'>): Promise<ReadonlySet<Part>> => {
  const { rows } = await payload.db.drizzle.execute<{ kinds: string[] }>(
    sql`select ${publishedExamKinds} as kinds`,
  )
  return deliverableParts({ publishedExamKinds: rows[0]?.kinds ?? [] })
}
