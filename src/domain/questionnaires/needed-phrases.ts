import type { MapRules } from '../api/instrument-rules'
import type { Instrument } from './instrument'
import { QUADRANTS, TYPES } from './map/read-map'

/** The names of the phrases that an instrument's rules ask for in every language; its tips are lists of any length. */
export const neededPhrases = ({ items, scales, rules }: Instrument): string[] => {
  if (!rules) return []
  const sets = Object.entries(rules.sets ?? {}).flatMap(([set, of]) => {
    const most = Math.max(...items.filter(({ scale }) => of.includes(scale)).map(({ choices }) => choices))
    return ['label', ...Array.from({ length: most }, (_, index) => index + 1)].map(
      (name) => `sets.${set}.${name}`,
    )
  })
  const bands = (id: string) => scales.find((scale) => scale.id === id)?.bands.map((band) => band.id) ?? []
  return [
    ...sets,
    ...(rules.core ? ['coreNote'] : []),
    ...(rules.map ? ofMap(rules.map, { items, bands }) : []),
  ]
}

type Known = Pick<Instrument, 'items'> & { bands: (scale: string) => string[] }

const under = (name: string, keys: readonly string[]): string[] => keys.map((key) => `${name}.${key}`)

const ofMap = (rules: MapRules, { items, bands }: Known): string[] => {
  const motives = [...new Set(Object.values(rules.motive.items).flat())]
  const indexBands = rules.index.bands.map(({ id }) => id)
  const puzzles = items.filter(({ scale }) => scale === rules.type.scale).map(({ id }) => id)
  const named = (name: string, keys: readonly string[]) =>
    keys.flatMap((key) => under(`${name}.${key}`, ['name', 'text']))
  return [
    ...under('asks', ['situation', 'forced_choice', 'frequency']),
    ...puzzles.map((id) => `puzzles.${id}.why`),
    ...under('type', ['name', 'about', 'counts']),
    ...named('type', TYPES),
    ...under('type.style', ['name', 'about', 'same', 'other', 'open', ...bands(rules.type.style)]),
    ...under('quadrant', ['name', 'about', 'between', 'cut']),
    ...named('quadrant', QUADRANTS),
    ...under('motive', ['name', 'about', 'shared', 'none', 'share']),
    ...named('motive', motives),
    ...under('mentalHealth', ['name', 'about', 'capped', 'skipped']),
    ...named('mentalHealth', indexBands),
    ...under(
      'keywords',
      rules.keywords.rules.map(({ id }) => id),
    ),
    ...rules.interpretations.rules.flatMap(({ id }) => under(`keyInterpretations.${id}`, ['title', 'text'])),
    ...under('notes', [
      'general',
      'interval',
      'bands',
      'keyInterpretations',
      'noKeyInterpretation',
      'recommendations',
      'keywords',
    ]),
    ...under('norms', [
      'bigFive',
      'bigFiveNone',
      'type',
      'quadrant',
      'quadrantNone',
      'motive',
      'mentalHealth',
    ]),
  ]
}
