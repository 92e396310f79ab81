import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { GUIDE_PARTS, type Part } from '@/domain/catalog/parts'
import { DEFAULT_LOCALE } from '@/domain/locale/locales'
import {
  exams,
  instruments,
  packages,
  packages_locales,
  questions,
  report_parts,
  report_parts_locales,
} from '@/payload-schema'

/** The kinds of the published exams that have something to ask, as a value inside any statement. */
export const publishedExamKinds: SQL<string[]> = sql<string[]>`(
  select coalesce(json_agg(distinct offered.kind), '[]') from ${exams} offered
  where offered._status = 'published'
    and (exists (select 1 from ${questions} asked where asked.exam_id = offered.id and asked._status = 'published')
      or exists (select 1 from ${instruments} asked where asked.exam_id = offered.id and asked._status = 'published'))
)`

const WRITTEN = sql.raw(`@? '$.**.text ? (@ like_regex "[^[:space:]]")'`)

/**
 * The parts that are a text and have one, as a value inside any statement: the guides of published packages, and those of
 * parts of a report. The default language's text counts: it is read where another one is missing.
 */
export const writtenGuides: SQL<Part[]> = sql<Part[]>`(
  select coalesce(json_agg(part), '[]') from (
    select (${JSON.stringify(GUIDE_PARTS)}::jsonb) ->> (offered.step::int - 1) as part from ${packages} offered
    join ${packages_locales} texts on texts._parent_id = offered.id and texts._locale::text = ${DEFAULT_LOCALE}
    where offered._status = 'published' and texts.guide ${WRITTEN}
    union all
    select told.part::text from ${report_parts} told
    join ${report_parts_locales} texts on texts._parent_id = told.id and texts._locale::text = ${DEFAULT_LOCALE}
    where texts.guide ${WRITTEN}
  ) written where part is not null
)`
