/** The nine locales by the product's own codes. The first is the default. */
export const LOCALES = ['EN', 'CN', 'FR', 'ES', 'JA', 'HK', 'DE', 'PT', 'KR'] as const
export type Locale = (typeof LOCALES)[number]
export const DEFAULT_LOCALE: Locale = 'EN'

type LocaleFacts = {
  /** BCP 47 tag for Intl, `<html lang>` and next-intl. Never give Intl our own code (it reads KR as Kanuri). */
  tag: string
  /** The language's own name, for the language menu. */
  name: string
  /**
   * ISO 3166-1 alpha-2 country assumed when a visitor chose none and no trusted header says more
   * (docs/decisions/0027).
   */
  country: string
}

export const LOCALE_FACTS: Record<Locale, LocaleFacts> = {
  EN: { tag: 'en', name: 'English', country: 'US' },
  CN: { tag: 'zh-Hans', name: '简体中文', country: 'CN' },
  FR: { tag: 'fr', name: 'Français', country: 'FR' },
  ES: { tag: 'es', name: 'Español', country: 'ES' },
  JA: { tag: 'ja', name: '日本語', country: 'JP' },
  HK: { tag: 'zh-Hant-HK', name: '繁體中文（香港）', country: 'HK' },
  DE: { tag: 'de', name: 'Deutsch', country: 'DE' },
  PT: { tag: 'pt-PT', name: 'Português', country: 'PT' },
  KR: { tag: 'ko', name: '한국어', country: 'KR' },
}

export const isLocale = (value: unknown): value is Locale => LOCALES.includes(value as Locale)

/** A `hl` value (docs/product.md, "Routes"): upper-cased, one of the nine, else null. */
export const parseLocale = (value: string | null | undefined): Locale | null => {
  const upper = value?.toUpperCase()
  return isLocale(upper) ? upper : null
}

export const tagOf = (locale: Locale): string => LOCALE_FACTS[locale].tag

/** The locale of a BCP 47 tag of ours, the way back from next-intl. */
export const localeOfTag = (tag: string): Locale =>
  LOCALES.find((locale) => tagOf(locale) === tag) ?? DEFAULT_LOCALE
