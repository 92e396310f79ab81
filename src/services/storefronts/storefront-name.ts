import { eq } from '@payloadcms/db-postgres/drizzle'
import { DEFAULT_LOCALE, type Locale } from '@/domain/locale/locales'
import { storefronts, storefronts_locales } from '@/payload-schema'
import type { Deps } from '../deps'

/** The name under which a storefront sells (docs/decisions/0001), in a language, else in the default one. */
export const storefrontName = async (
  { payload }: Pick<Deps, 'payload'>,
  { code, locale }: { code: string; locale: Locale },
): Promise<string> => {
  const rows = await payload.db.drizzle
    .select({ language: storefronts_locales._locale, name: storefronts_locales.name })
    .from(storefronts)
    .innerJoin(storefronts_locales, eq(storefronts_locales._parentID, storefronts.id))
    .where(eq(storefronts.code, code))
  const nameIn = (language: Locale) => rows.find((row) => row.language === language)?.name
  return nameIn(locale) ?? nameIn(DEFAULT_LOCALE) ?? 'Plumbline'
}
