import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'

/** The number of the exam that the site shows first, as a query: where nothing tells of a particular test. */
export const firstExam: SQL<string> = sql`(select first.number from exams first
  join site_settings settings on settings.default_exam_id = first.id limit 1)`
