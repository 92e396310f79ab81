import { DEFAULT_LOCALE, type Locale, parseLocale } from './locales.ts'

type Hints = {
  hl: string | null | undefined
  cookie: string | null | undefined
  acceptLanguage: string | null | undefined
}

/** Language of a request: `hl` if it is there (an invalid one is the default), else the cookie, else Accept-Language, else the default. */
export function chooseLocale({ hl, cookie, acceptLanguage }: Hints): Locale {
  if (hl !== null && hl !== undefined) return parseLocale(hl) ?? DEFAULT_LOCALE
  return parseLocale(cookie) ?? fromAcceptLanguage(acceptLanguage ?? '') ?? DEFAULT_LOCALE
}

/** First acceptable language of the header by weight, then by position (RFC 9110, 12.5.4). */
function fromAcceptLanguage(header: string): Locale | null {
  const ranges = header
    .slice(0, 1000)
    .split(',')
    .map((part, position) => {
      const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
      const weight = Number(parameters.find((piece) => piece.startsWith('q='))?.slice(2) ?? 1)
      return { locale: localeOfRange(tag), weight: Number.isFinite(weight) ? weight : 0, position }
    })
    .filter(({ locale, weight }) => locale && weight > 0)
    .sort((a, b) => b.weight - a.weight || a.position - b.position)
  return ranges[0]?.locale ?? null
}

const BY_LANGUAGE: Record<string, Locale> = {
  en: 'EN',
  fr: 'FR',
  es: 'ES',
  ja: 'JA',
  de: 'DE',
  pt: 'PT',
  ko: 'KR',
}

function localeOfRange(range: string): Locale | null {
  const [language = '', ...rest] = range.split('-')
  if (language === 'yue') return 'HK'
  if (language !== 'zh') return BY_LANGUAGE[language] ?? null
  if (rest.includes('hans')) return 'CN'
  return rest.some((part) => ['hant', 'hk', 'tw', 'mo'].includes(part)) ? 'HK' : 'CN'
}
