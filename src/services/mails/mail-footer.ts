import { and, eq } from '@payloadcms/db-postgres/drizzle'
import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext'
import { env } from '@/config/env'
import { DEFAULT_LOCALE, type Locale } from '@/domain/locale/locales'
import { pathTo, withLocale } from '@/domain/routing/path-to'
import { protocols, protocols_locales, storefronts } from '@/payload-schema'
import type { Deps } from '../deps'
import { storefrontName } from '../storefronts/storefront-name'
import { mailTranslator } from './render-mail'

/** What stands below every mail: who writes, with name and address where there is an imprint, and where to ask. */
export const footerOf = async (
  deps: Deps,
  { locale, code, examId }: { locale: Locale; code: string; examId: number },
): Promise<string[]> => {
  const t = await mailTranslator(locale)
  const support = `${env().SITE_URL}${withLocale(pathTo({ route: 'support', code, examId }), locale)}`
  return [
    await storefrontName(deps, { code, locale }),
    ...(await imprintOf(deps, { locale, code })),
    t('footer.support', { url: support }),
  ]
}

/** The lines of the storefront's published imprint. */
const imprintOf = async (
  { payload }: Deps,
  { locale, code }: { locale: Locale; code: string },
): Promise<string[]> => {
  const imprints = await payload.db.drizzle
    .select({ language: protocols_locales._locale, content: protocols_locales.content })
    .from(protocols)
    .innerJoin(storefronts, eq(storefronts.id, protocols.storefront))
    .innerJoin(protocols_locales, eq(protocols_locales._parentID, protocols.id))
    .where(
      and(eq(storefronts.code, code), eq(protocols.linkCode, 'imprint'), eq(protocols._status, 'published')),
    )
  const contentIn = (language: Locale) => imprints.find((row) => row.language === language)?.content
  const content = contentIn(locale) ?? contentIn(DEFAULT_LOCALE)
  if (!content) return []
  return convertLexicalToPlaintext({ data: content as never })
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
