import type { InstrumentRules } from '../api/instrument-rules'
import { isDirected } from '../questionnaires/directed-items'
import type { Instrument, QuestionnaireItem, Scale } from '../questionnaires/instrument'
import { itemsOf } from '../questionnaires/instrument'
import { neededPhrases } from '../questionnaires/needed-phrases'
import { AXES, TYPE_CODES } from '../questionnaires/types16'
import type { InstrumentWords } from '../questionnaires/worded-instrument'
import type { Gap } from './gap'

/** What a questionnaire lacks to be scored: each gap names the keys that are wrong. Texts are judged as those of any document. */
export const incompleteInstrument = ({
  instrument,
  words,
}: {
  instrument: Instrument
  words: InstrumentWords
}): Gap[] => {
  const { items, scales, rules = {} } = instrument
  const gap = (code: Gap['code'], path: string, what: string[]): Gap[] =>
    what.length > 0 ? [{ code, path, what }] : []
  const scaleIds = scales.map(({ id }) => id)
  const isUsed = (id: string) => scales.some(({ of = [] }) => of.includes(id)) || scaleIds.includes(id)
  // Counted or read by a rule of its own.
  const isRead = (id: string) =>
    rules.safety?.item === id || rules.map?.motive.items[id] !== undefined || isDirected(rules, { id })
  const axes = AXES.filter(({ id }) => scaleIds.includes(id))
  return [
    ...gap('key_twice', 'items', twice(items.map(({ id }) => id))),
    ...gap('key_twice', 'scales', twice(scaleIds)),
    ...gap(
      'unknown_scale',
      'items',
      items.filter(({ id, scale }) => !isUsed(scale) && !isRead(id)).map(({ id }) => id),
    ),
    ...gap(
      'empty_scale',
      'scales',
      scales.filter((scale) => itemsOf(instrument, scale).length === 0).map(({ id }) => id),
    ),
    ...gap(
      'broken_bands',
      'scales',
      scales.filter(isBroken).map(({ id }) => id),
    ),
    ...gap(
      'choices_missing',
      'items',
      items.filter((item) => lacksChoices(item, { words, rules })).map(({ id }) => id),
    ),
    ...gap(
      'phrase_missing',
      'phrases',
      neededPhrases(instrument).filter((name) => !words.phrases[name]),
    ),
    ...(axes.length > 0
      ? gap(
          'type_missing',
          'types',
          TYPE_CODES.filter((type) => !words.types[type]),
        )
      : []),
  ]
}

const twice = (ids: readonly string[]): string[] => [
  ...new Set(ids.filter((id, index) => ids.indexOf(id) !== index)),
]

/** Bands begin at 0 and each above the one before. */
const isBroken = ({ bands }: Scale): boolean =>
  bands.length === 0 ||
  bands[0]?.from !== 0 ||
  bands.some(({ from }, index) => index > 0 && from <= (bands[index - 1]?.from ?? 0)) ||
  twice(bands.map(({ id }) => id)).length > 0

const FIVE = 5

/** Scales of agreement have five choices, whose words the question page has; a situation has its own, of which one is worth most. */
const lacksChoices = (
  { id, scale, kind, choices, worth }: QuestionnaireItem,
  { words, rules }: { words: InstrumentWords; rules: InstrumentRules },
): boolean => {
  if ((rules.directed?.[id] ?? 0) >= choices) return true
  const motives = rules.map?.motive.items[id]
  if (motives) return worth === undefined || motives.length !== choices
  if (kind === 'situation' || kind === 'forced_choice')
    return worth === undefined || choices < 2 || Math.max(...worth) <= 0
  // Their words are phrases, whose number is that of the choices.
  if (Object.values(rules.sets ?? {}).some((scales) => scales.includes(scale))) return worth !== undefined
  return choices !== FIVE || worth !== undefined || (kind === 'bipolar' && !words.items[id]?.other)
}
