import { sql } from '@payloadcms/db-postgres/drizzle'
import type { ReplyTemplate } from '@/domain/contact/writer'
import { DEFAULT_LOCALE, type Locale } from '@/domain/locale/locales'
import { reply_templates, reply_templates_locales } from '@/payload-schema'
import type { Deps } from '../deps'

/** The templates of replies by name, each in a language, or in English where that is not written. */
export const listTemplates = async (
  { payload }: Pick<Deps, 'payload'>,
  locale: Locale,
): Promise<ReplyTemplate[]> => {
  const { rows } = await payload.db.drizzle.execute<ReplyTemplate>(sql`
    select ${reply_templates.id}, ${reply_templates.name}, coalesce((
      select word.text from ${reply_templates_locales} word
      where word._parent_id = ${reply_templates.id} and word._locale in (${locale}, ${DEFAULT_LOCALE})
        and word.text <> ''
      order by word._locale = ${locale} desc limit 1), '') as text
    from ${reply_templates} order by ${reply_templates.name}, ${reply_templates.id}`)
  return rows.filter(({ text }) => text !== '')
}
