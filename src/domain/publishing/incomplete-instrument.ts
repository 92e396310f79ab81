import type { Instrument, QuestionnaireItem, Scale } from '../questionnaires/instrument'
import { itemsOf } from '../questionnaires/instrument'
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
  const { items, scales } = instrument
  const gap = (code: Gap['code'], path: string, what: string[]): Gap[] =>
    what.length > 0 ? [{ code, path, what }] : []
  const scaleIds = scales.map(({ id }) => id)
  const isUsed = (id: string) => scales.some(({ of = [] }) => of.includes(id)) || scaleIds.includes(id)
  const axes = AXES.filter(({ id }) => scaleIds.includes(id))
  return [
    ...gap('key_twice', 'items', twice(items.map(({ id }) => id))),
    ...gap('key_twice', 'scales', twice(scaleIds)),
    ...gap(
      'unknown_scale',
      'items',
      items.filter(({ scale }) => !isUsed(scale)).map(({ id }) => id),
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
      items.filter((item) => lacksChoices(item, words)).map(({ id }) => id),
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
const lacksChoices = ({ id, kind, choices, worth }: QuestionnaireItem, words: InstrumentWords): boolean => {
  if (kind === 'situation' || kind === 'forced_choice')
    return worth === undefined || choices < 2 || Math.max(...worth) <= 0
  return choices !== FIVE || worth !== undefined || (kind === 'bipolar' && !words.items[id]?.other)
}
