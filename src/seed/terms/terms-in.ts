import type { Locale } from '@/domain/locale/locales'
import { SEED_CONTENT } from '../content'
import type { Section } from '../rich-text'
import CN from './CN.json'
import DE from './DE.json'
import EN from './EN.json'
import ES from './ES.json'
import FR from './FR.json'
import HK from './HK.json'
import JA from './JA.json'
import KR from './KR.json'
import PT from './PT.json'

/** What holds for plans that renew. */
export const PLAN_TERMS: Record<Locale, { plans: Section[] }> = { EN, CN, FR, ES, JA, HK, DE, PT, KR }

/** What an order stores as the version that its buyer agreed to: a change of the text needs another one. */
export const TERMS_VERSION = '2026-11-28'

/** Plans come after delivery, withdrawal and refunds. */
const SECTIONS_BEFORE = 7

/** The terms of use, with what holds for plans that renew. */
export const termsIn = (locale: Locale): Section[] => {
  const { sections } = SEED_CONTENT[locale].protocols.terms
  return [
    ...sections.slice(0, SECTIONS_BEFORE),
    ...PLAN_TERMS[locale].plans,
    ...sections.slice(SECTIONS_BEFORE),
  ]
}
