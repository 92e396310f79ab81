import { eq } from '@payloadcms/db-postgres/drizzle'
import { DEFAULT_LOCALE, type Locale } from '@/domain/locale/locales'
import { plans_locales } from '@/payload-schema'
import type { Deps } from '../deps'
import type { TransactionHandle } from '../transaction'

/** What a plan is called in a language; in English where it has no name in it. */
export const planTitle = async (
  db: Deps['payload']['db']['drizzle'] | TransactionHandle,
  { plan, locale }: { plan: string; locale: Locale },
): Promise<string> => {
  const names = await db.select().from(plans_locales).where(eq(plans_locales._parentID, plan))
  const titleIn = (language: Locale) => names.find(({ _locale }) => _locale === language)?.title
  return titleIn(locale) || titleIn(DEFAULT_LOCALE) || ''
}
