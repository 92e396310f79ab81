import { env } from '@/config/env'
import { LOCALE_FACTS, type Locale } from '@/domain/locale/locales'

/**
 * The visitor's choice, else what a trusted proxy says, else the locale's default (docs/decisions/0027). It may be one
 * that we do not sell to: services/orders/refuse-unlisted.ts.
 */
export const countryOf = ({
  chosen,
  headers,
  locale,
}: {
  chosen?: string | null
  headers: Headers
  locale: Locale
}): string => {
  const { COUNTRY_HEADER, TRUSTED_PROXIES } = env()
  const told = COUNTRY_HEADER && TRUSTED_PROXIES > 0 ? headers.get(COUNTRY_HEADER)?.toUpperCase() : null
  return chosen ?? (told && /^[A-Z]{2}$/.test(told) ? told : LOCALE_FACTS[locale].country)
}
