import type { Locale } from '../locale/locales'

/** How many characters of a description a search engine shows, about: an East Asian one is twice as wide. */
const SHOWN = { from: 70, to: 160 }
const SHOWN_WIDE = { from: 35, to: 80 }
const WIDE: ReadonlySet<Locale> = new Set(['JA', 'KR', 'CN', 'HK'])

export type DescriptionLength = { count: number; from: number; to: number; fits: 'short' | 'well' | 'long' }

/** Whether a description of a page is shown whole, and is worth its place; letters are counted as a reader sees them. */
export const descriptionLength = (text: string, locale: Locale): DescriptionLength => {
  const { from, to } = WIDE.has(locale) ? SHOWN_WIDE : SHOWN
  const count = [...text.trim()].length
  return { count, from, to, fits: count < from ? 'short' : count > to ? 'long' : 'well' }
}
