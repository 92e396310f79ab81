import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { DEFAULT_LOCALE } from '@/domain/locale/locales'
import { exams, instruments, packages, packages_locales, questions } from '@/payload-schema'

/** The kinds of the published exams that have something to ask, as a value inside any statement. */
export const publishedExamKinds: SQL<string[]> = sql<string[]>`(
  select coalesce(json_agg(distinct offered.kind), '[]') from ${exams} offered
  where offered._status = 'published'
    and (exists (select 1 from ${questions} asked where asked.exam_id = offered.id and asked._status = 'published')
      or exists (select 1 from ${instruments} asked where asked.exam_id = offered.id and asked._status = 'published'))
)`

/**
 * The steps of the published packages whose guide has words, as a value inside any statement. The default language's
 * text counts: it is read where another one is missing.
 */
export const guideSteps: SQL<number[]> = sql<number[]>`(
  select coalesce(json_agg(offered.step::int order by offered.step), '[]') from ${packages} offered
  join ${packages_locales} texts on texts._parent_id = offered.id and texts._locale::text = ${DEFAULT_LOCALE}
  where offered._status = 'published' and texts.guide @? '$.**.text ? (@ like_regex "[^[:space:]]")'
)`
