import { ADMIN_LANGUAGES, type AdminLanguage } from '../words/languages'

const LANGUAGES = Object.keys(ADMIN_LANGUAGES)

/** A copy in which whatever is said in nine languages is said in this one. What is no plain object or list stays itself. */
export const inOneLanguage = <Value>(value: Value, language: AdminLanguage): Value =>
  narrowed(value, language) as Value

const narrowed = (value: unknown, language: AdminLanguage): unknown => {
  if (Array.isArray(value)) return value.map((each) => narrowed(each, language))
  if (!isPlain(value)) return value
  if (isInNine(value)) return value[language]
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, narrowed(each, language)]))
}

const isPlain = (value: unknown): value is Record<string, unknown> => {
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return false
  const prototype = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

const isInNine = (value: Record<string, unknown>): boolean => {
  const keys = Object.keys(value)
  return (
    keys.length === LANGUAGES.length &&
    keys.every((key) => LANGUAGES.includes(key) && typeof value[key] === 'string')
  )
}
