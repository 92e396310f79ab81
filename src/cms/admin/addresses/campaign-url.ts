import type { Locale } from '@/domain/locale/locales'
import { withLocale } from '@/domain/routing/path-to'

/** What a link says of where it stands, by the field that is typed. */
const PARAMETERS = { source: 'utm_source', medium: 'utm_medium', name: 'utm_campaign' } as const
export type Utm = Record<keyof typeof PARAMETERS, string>
export const UTM = Object.keys(PARAMETERS) as (keyof Utm)[]

type What = { origin: string; path: string; locale: Locale; utm: Utm }

/** The public address of a page in one language; an empty field leaves no trace in it. */
export const campaignUrl = ({ origin, path, locale, utm }: What): string => {
  const url = new URL(withLocale(path, locale), origin)
  for (const field of UTM) {
    const said = utm[field].trim()
    if (said) url.searchParams.set(PARAMETERS[field], said)
  }
  return url.href
}
