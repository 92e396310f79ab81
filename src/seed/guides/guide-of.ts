import type { Part } from '@/domain/catalog/parts'
import type { Locale } from '@/domain/locale/locales'
import { richText, type Section } from '../rich-text'
import CN from './CN.json'
import DE from './DE.json'
import EN from './EN.json'
import ES from './ES.json'
import FR from './FR.json'
import HK from './HK.json'
import JA from './JA.json'
import KR from './KR.json'
import PT from './PT.json'

type Guide = { title: string; intro: string; sections: Section[] }

const BRAIN_GUIDE: Record<Locale, Guide> = { CN, DE, EN, ES, FR, HK, JA, KR, PT }

/** The text of a part of a report that is a text: what a new installation sells. */
export const guideOf = (part: Part, locale: Locale) => {
  if (part !== 'brain_guide') return {}
  const { intro, sections } = BRAIN_GUIDE[locale]
  return { guide: richText([{ paragraphs: [intro] }, ...sections]) }
}
