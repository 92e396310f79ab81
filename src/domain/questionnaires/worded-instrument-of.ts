import { instrumentRules } from '../api/instrument-rules'
import { LOCALES, type Locale } from '../locale/locales'
import type { Band, ItemKind, Norm, QuestionnaireItem, Scale } from './instrument'
import { readJson } from './read-json'
import type { InstrumentWords, WordedInstrument } from './worded-instrument'

type Row = Record<string, unknown>

/** An instrument as its editor keeps it, read in all locales, as sittings pin it. What is missing is left out or empty. */
export const wordedInstrumentOf = (doc: Row): WordedInstrument => ({
  instrument: {
    items: rows(doc.items).map(itemOf),
    scales: rows(doc.scales).map(scaleOf),
    mostMissing: Number(doc.mostMissing ?? 0),
    ...rulesOf(doc.rules),
  },
  words: Object.fromEntries(LOCALES.map((locale) => [locale, wordsIn(doc, locale)])) as Record<
    Locale,
    InstrumentWords
  >,
})

/** What is not well-formed counts as absent: publishing refuses it. */
const rulesOf = (value: unknown): Pick<WordedInstrument['instrument'], 'rules'> => {
  const { data } = instrumentRules.safeParse(readJson(value))
  return data ? { rules: data } : {}
}

const itemOf = (row: Row): QuestionnaireItem => {
  const options = rows(row.options)
  return {
    id: String(row.key ?? ''),
    scale: String(row.scale ?? ''),
    part: Number(row.part ?? 1),
    kind: row.kind as ItemKind,
    choices: options.length > 0 ? options.length : Number(row.choices ?? 0),
    keyed: row.reversed ? -1 : 1,
    ...(options.length > 0 && { worth: options.map(({ worth }) => Number(worth ?? 0)) }),
  }
}

const scaleOf = (row: Row): Scale => ({
  id: String(row.key ?? ''),
  ...(Array.isArray(row.of) && row.of.length > 0 && { of: row.of.map(String) }),
  free: row.isFree === true,
  alpha: Number(row.alpha ?? 0),
  ...(typeof row.retest === 'number' && { retest: row.retest }),
  sd: Number(row.sd ?? 0),
  norm: normOf(row.norm),
  bands: rows(row.bands).map(({ key, from }): Band => ({ id: String(key ?? ''), from: Number(from ?? 0) })),
})

const normOf = (value: unknown): Norm | null => {
  const { mean, sd, n, source } = (value ?? {}) as Row
  return typeof mean === 'number' && typeof sd === 'number' && typeof n === 'number'
    ? { mean, sd, n, source: String(source ?? '') }
    : null
}

const wordsIn = (doc: Row, locale: Locale): InstrumentWords => {
  const say = (value: unknown): string | null => {
    const text = (value as Partial<Record<Locale, unknown>> | null | undefined)?.[locale]
    return typeof text === 'string' && text.trim() !== '' ? text : null
  }
  const named = <Words>(list: unknown, key: string, words: (row: Row) => Words) =>
    Object.fromEntries(rows(list).map((row) => [String(row[key] ?? ''), words(row)]))
  return {
    items: named(doc.items, 'key', ({ title, other, options }) => ({
      text: say(title) ?? '',
      other: say(other),
      options: rows(options).length > 0 ? rows(options).map(({ text }) => say(text) ?? '') : null,
    })),
    scales: named(doc.scales, 'key', ({ title, about, near, bands }) => ({
      name: say(title) ?? '',
      about: say(about),
      near: say(near),
      bands: named(bands, 'key', (band) => ({
        name: say(band.title),
        text: say(band.text) ?? '',
        tip: say(band.tip),
        free: say(band.free),
        seek: say(band.seek),
      })),
    })),
    types: named(doc.types, 'type', ({ title, summary, strengths, work, relations, growth }) => ({
      name: say(title) ?? '',
      summary: say(summary) ?? '',
      strengths: say(strengths) ?? '',
      work: say(work) ?? '',
      relations: say(relations) ?? '',
      growth: say(growth) ?? '',
    })),
    note: say(doc.note),
    phrases: phrasesIn(doc.phrases, locale),
  }
}

const phrasesIn = (value: unknown, locale: Locale): Record<string, string> => {
  const said = readJson(((value ?? {}) as Partial<Record<Locale, unknown>>)[locale])
  if (typeof said !== 'object' || said === null) return {}
  return Object.fromEntries(
    Object.entries(said).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

const rows = (value: unknown): Row[] =>
  Array.isArray(value) ? value.filter((row): row is Row => typeof row === 'object' && row !== null) : []
