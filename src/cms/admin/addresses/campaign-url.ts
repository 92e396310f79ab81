import type { Locale } from '@/domain/locale/locales'
import { withLocale } from '@/domain/routing/path-to'
import { PROMO_PARAMETER } from '@/domain/routing/tracking'

/** What a link says of where it stands, by the field that is typed. */
const PARAMETERS = { source: 'utm_source', medium: 'utm_medium', name: 'utm_campaign' } as const
export type Utm = Record<keyof typeof PARAMETERS, string>
export const UTM = Object.keys(PARAMETERS) as (keyof Utm)[]

type What = { origin: string; path: string; locale: Locale; utm: Utm; promo?: string }

/** The public address of a page in one language, with a promo code for its checkout; an empty field leaves no trace in it. */
export const campaignUrl = ({ origin, path, locale, utm, promo }: What): string => {
  const url = new URL(withLocale(path, locale), origin)
  for (const field of UTM) {
    const said = utm[field].trim()
    if (said) url.searchParams.set(PARAMETERS[field], said)
  }
  if (promo) url.searchParams.set(PROMO_PARAMETER, promo)
  return url.href
}
