import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { Locale } from '@/domain/locale/locales'
import { exams, exams_locales, sittings, storefronts, storefronts_locales } from '@/payload-schema'

/** A test by its name, in a query that joins `sittings`, `exams` and `storefronts`; a test of health by the shop's, beside which an order may stand (docs/decisions/0041). */
export const titleIn = (locale: Locale): SQL => sql`case
  when ${sittings.health} then (select word.name from ${storefronts_locales} word
    where word._parent_id = ${storefronts.id} and word._locale in (${locale}, 'EN') and word.name <> ''
    order by word._locale = 'EN' limit 1)
  else (select word.title from ${exams_locales} word
    where word._parent_id = ${exams.id} and word._locale in (${locale}, 'EN') and word.title <> ''
    order by word._locale = 'EN' limit 1)
  end`
