import type { Locale } from '@/domain/locale/locales'
import CN from './labels/CN.json'
import DE from './labels/DE.json'
import EN from './labels/EN.json'
import ES from './labels/ES.json'
import FR from './labels/FR.json'
import HK from './labels/HK.json'
import JA from './labels/JA.json'
import KR from './labels/KR.json'
import PT from './labels/PT.json'
import { eachLanguage, type InNine } from './languages'

export type LabelSection = keyof typeof EN
const TABLES: Record<Locale, Record<LabelSection, Record<string, string>>> = {
  EN,
  CN,
  FR,
  ES,
  JA,
  HK,
  DE,
  PT,
  KR,
}

/** The first of the keys that the section has, in nine languages. */
export const inNine = (section: LabelSection, ...keys: string[]): InNine | undefined => {
  const key = keys.find((candidate) => Object.hasOwn(EN[section], candidate))
  return key === undefined ? undefined : eachLanguage((locale) => TABLES[locale][section][key] ?? key)
}
