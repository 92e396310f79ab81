import { eq } from '@payloadcms/db-postgres/drizzle'
import { env } from '@/config/env'
import { pathTo, withLocale } from '@/domain/routing/path-to'
import { storefronts, storefronts_locales } from '@/payload-schema'
import type { Deps } from '../deps'
import { mailTranslator } from './render-mail'

/** What stands below every mail: who writes, and where to ask. */
export const footerOf = async (
  deps: Deps,
  { locale, code, examId }: { locale: Parameters<typeof mailTranslator>[0]; code: string; examId: number },
): Promise<string[]> => {
  const db = deps.payload.db.drizzle
  const t = await mailTranslator(locale)
  const rows = await db
    .select({
      name: storefronts_locales.name,
      language: storefronts_locales._locale,
      support: storefronts.supportEmail,
    })
    .from(storefronts)
    .innerJoin(storefronts_locales, eq(storefronts_locales._parentID, storefronts.id))
    .where(eq(storefronts.code, code))
  const row = rows.find(({ language }) => language === locale) ?? rows[0]
  const support = `${env().SITE_URL}${withLocale(pathTo({ route: 'support', code, examId }), locale)}`
  return [row?.name ?? 'Plumbline', t('footer.support', { url: support })]
}
