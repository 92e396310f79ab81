import { COUNTER_SETTINGS, FORM_SETTINGS, POLICY_SETTINGS, SITE_SETTINGS } from '@/domain/settings'
import type { Source } from './arrows'

type Setting = { default?: number | string; min?: number; max?: number; choices?: readonly string[] }

/** What of the table is a collection's. */
export const TABLES_OF_COLLECTIONS: Record<string, Record<string, Setting>> = {
  exams: FORM_SETTINGS,
  'checkout-policies': POLICY_SETTINGS,
}

/** The table of settings, by the global that shows it. */
export const TABLES: Record<string, Record<string, Setting>> = {
  'site-settings': SITE_SETTINGS,
  counters: COUNTER_SETTINGS,
}

/** Knows every column of the site settings, and is the only one that does. */
const READER = 'services/read-settings.ts'
/** A word that other things have as well, and a number that a country's law may happen to say. */
const AMBIGUOUS = new Set(['parts', 'withdrawalDays'])
const NOT_OURS = /^(?:domain\/settings\.ts|payload-(?:schema|types)\.ts)$/

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Who reads a setting past its reader, or writes down its default once more. */
export const repeatedSettings = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ path }) => !NOT_OURS.test(path))
    .flatMap(({ path, text }) => [...pastTheReader({ path, text }), ...repeatedDefaults({ path, text })])

const pastTheReader = ({ path, text }: Source): string[] => {
  if (path === READER) return []
  return Object.keys(SITE_SETTINGS)
    .filter((name) => new RegExp(`\\bsite_settings\\.${name}\\b|\\b${snake(name)}\\b`).test(text))
    .map((name) => `${path} reads ${name} past ${READER}`)
}

const repeatedDefaults = ({ path, text }: Source): string[] => {
  const settings = Object.values({ ...TABLES, ...TABLES_OF_COLLECTIONS }).flatMap((table) =>
    Object.entries(table),
  )
  return settings.flatMap(([name, { default: value }]) => {
    if (typeof value !== 'number' || AMBIGUOUS.has(name)) return []
    const fallsBack = new RegExp(`(?:\\b|_)${name}\\b[^\\n]*(?:\\?\\?|\\|\\|)\\s*\\(?\\d`)
    const repeats = new RegExp(`\\b${name}\\b['"]?\\s*[:=]\\s*${value}\\b`)
    return fallsBack.test(text) || repeats.test(text) ? [`${path} has a default of its own for ${name}`] : []
  })
}
