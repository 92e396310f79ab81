import { COUNTER_SETTINGS, SITE_SETTINGS } from '@/domain/settings'
import type { Source } from './arrows'

type Setting = { default?: number | string; min?: number; max?: number; choices?: readonly string[] }

/** The table of settings, by the global that shows it. */
export const TABLES: Record<string, Record<string, Setting>> = {
  'site-settings': SITE_SETTINGS,
  counters: COUNTER_SETTINGS,
}

/** Knows every column of the site settings, and is the only one that does. */
const READER = 'services/read-settings.ts'
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
  const settings = Object.values(TABLES).flatMap((table) => Object.entries(table))
  return settings.flatMap(([name, { default: value }]) => {
    if (typeof value !== 'number') return []
    const fallsBack = new RegExp(`\\b${name}\\b[^\\n]*(?:\\?\\?|\\|\\|)[^\\n]*?[\\s(]\\d`)
    const repeats = new RegExp(`\\b${name}\\b['"]?\\s*[:=]\\s*${value}\\b`)
    return fallsBack.test(text) || repeats.test(text) ? [`${path} has a default of its own for ${name}`] : []
  })
}
