import type { Locale } from '@/domain/locale/locales'
import { localeOfLanguage } from './languages'
import CN from './messages/CN.json'
import DE from './messages/DE.json'
import EN from './messages/EN.json'
import ES from './messages/ES.json'
import FR from './messages/FR.json'
import HK from './messages/HK.json'
import JA from './messages/JA.json'
import KR from './messages/KR.json'
import PT from './messages/PT.json'

type Messages = typeof EN
export type MessageKey = {
  [Section in keyof Messages]: `${Section}.${Extract<keyof Messages[Section], string>}`
}[keyof Messages]
export type MessageValues = Record<string, string | number>

const TABLES: Record<Locale, Messages> = { EN, CN, FR, ES, JA, HK, DE, PT, KR }

/** Whoever reads the admin, in their language. */
export type Speaks = { language: string }

/** What the admin says in its user's language. Placeholders are written `{{name}}`. */
export const say = (i18n: Speaks, key: MessageKey, values: MessageValues = {}): string => {
  const [section, name] = key.split('.') as [keyof Messages, string]
  const text = (TABLES[localeOfLanguage(i18n.language)][section] as Record<string, string>)[name] ?? key
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, value) => String(values[value] ?? placeholder))
}
