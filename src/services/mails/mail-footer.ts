import { and, eq } from '@payloadcms/db-postgres/drizzle'
import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext'
import { env } from '@/config/env'
import type { Locale } from '@/domain/locale/locales'
import { pathTo, withLocale } from '@/domain/routing/path-to'
import { protocols, protocols_locales, storefronts, storefronts_locales } from '@/payload-schema'
import type { Deps } from '../deps'
import { mailTranslator } from './render-mail'

/** What stands below every mail: who writes, with name and address where there is an imprint, and where to ask. */
export const footerOf = async (
  deps: Deps,
  { locale, code, examId }: { locale: Locale; code: string; examId: number },
): Promise<string[]> => {
  const t = await mailTranslator(locale)
  const support = `${env().SITE_URL}${withLocale(pathTo({ route: 'support', code, examId }), locale)}`
  const names = await deps.payload.db.drizzle
    .select({ language: storefronts_locales._locale, name: storefronts_locales.name })
    .from(storefronts)
    .innerJoin(storefronts_locales, eq(storefronts_locales._parentID, storefronts.id))
    .where(eq(storefronts.code, code))
  return [
    inLanguage(names, locale)?.name ?? 'Plumbline',
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
  const content = inLanguage(imprints, locale)?.content
  if (!content) return []
  return convertLexicalToPlaintext({ data: content as never })
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

const inLanguage = <Row extends { language: Locale }>(rows: Row[], locale: Locale): Row | undefined =>
  rows.find(({ language }) => language === locale) ??
  rows.find(({ language }) => language === 'EN') ??
  rows[0]
