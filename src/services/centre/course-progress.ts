import { and, eq, sql } from '@payloadcms/db-postgres/drizzle'
import { course_progress } from '@/payload-schema'
import type { Deps } from '../deps'

type Database = Pick<Deps, 'payload'>
/** Ids of a customer and a course. */
type Of = { customer: string; course: string }

/** How many customers opened each course, and how many of its chapters one of them has finished. By the course's id. */
export const countProgress = async (
  { payload }: Database,
  customer: string | null,
): Promise<Map<string, { students: number; finished: number }>> => {
  const { rows } = await payload.db.drizzle.execute<{ id: string; students: number; finished: number }>(sql`
    select course_id as id, count(distinct customer_id)::int as students,
      (count(*) filter (where chapter > 0 and customer_id = ${customer}::uuid))::int as finished
    from course_progress group by course_id`)
  return new Map(rows.map(({ id, ...counts }) => [id, counts]))
}

/** The numbers of the chapters that a customer has finished. */
export const finishedChapters = async ({ payload }: Database, of: Of): Promise<number[]> => {
  const rows = await payload.db.drizzle.select().from(course_progress).where(isOf(of))
  return rows.map(({ chapter }) => chapter).filter((chapter) => chapter > 0)
}

/** A chapter is finished; 0: the course was opened. */
export const noteProgress = async ({ payload }: Database, row: Of & { chapter: number }): Promise<void> => {
  await payload.db.drizzle.insert(course_progress).values(row).onConflictDoNothing()
}

export const takeBackProgress = async (
  { payload }: Database,
  { chapter, ...of }: Of & { chapter: number },
): Promise<void> => {
  await payload.db.drizzle.delete(course_progress).where(and(isOf(of), eq(course_progress.chapter, chapter)))
}

const isOf = ({ customer, course }: Of) =>
  and(eq(course_progress.customer, customer), eq(course_progress.course, course))
