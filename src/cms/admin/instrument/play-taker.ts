import { isDirected } from '@/domain/questionnaires/directed-items'
import {
  type Instrument,
  itemsOf,
  mostOf,
  type QuestionnaireItem,
  worthOf,
} from '@/domain/questionnaires/instrument'
import { scoreQuestionnaire } from '@/domain/questionnaires/score-questionnaire'
import { tellReport } from '@/domain/questionnaires/tell-result'
import { AXES, TYPE_CODES } from '@/domain/questionnaires/types16'
import type { InstrumentWords } from '@/domain/questionnaires/worded-instrument'

/** How far the items of a scale speak for it: 0 to 100, by the scale that they name. Absent: the middle. */
export type Leanings = Readonly<Record<string, number>>

export const MIDDLE = 50
const CHOICES = { fewest: 2, most: 6 }

/** What a taker would read who answers so; null while the form cannot be scored. */
export const playTaker = ({
  instrument,
  words,
  leanings,
}: {
  instrument: Instrument
  words: InstrumentWords
  leanings: Leanings
}): ReturnType<typeof tellReport> | null => {
  if (!isScorable(instrument, words)) return null
  const choices = new Map(
    scalesAnswered(instrument).flatMap((scale) =>
      chooseFor(
        instrument.items.filter((item) => item.scale === scale),
        leanings[scale] ?? MIDDLE,
      ),
    ),
  )
  const given = instrument.items.map((item) => ({ item, choice: choices.get(item) ?? null, seconds: null }))
  return tellReport({ instrument, words, result: scoreQuestionnaire({ instrument, given }).result })
}

/** The scales that items name: what can be answered. A total of others is not among them, nor what no scale is made of. */
export const scalesAnswered = ({ items, rules }: Pick<Instrument, 'items' | 'rules'>): string[] => [
  ...new Set(items.filter((item) => !isDirected(rules, item)).map(({ scale }) => scale)),
]

/** Whether an item has choices that can be told apart by what they count. */
export const isAnswerable = (item: QuestionnaireItem): boolean =>
  item.choices >= CHOICES.fewest && item.choices <= CHOICES.most && mostOf(item) > 0

/** What choosing it says of the scale: 0 to 1. */
export const shareOf = (item: QuestionnaireItem, choice: number): number =>
  worthOf(item, choice) / mostOf(item)

/** Choices whose mean comes as near to the wanted percent as the items allow. */
const chooseFor = (
  items: readonly QuestionnaireItem[],
  percent: number,
): [item: QuestionnaireItem, choice: number][] => {
  let owed = 0
  return items.map((item) => {
    owed += percent / 100
    const miss = (choice: number) => Math.abs(shareOf(item, choice) - owed)
    const choice = Array.from({ length: item.choices }, (_, index) => index).reduce((best, next) =>
      miss(next) < miss(best) ? next : best,
    )
    owed -= shareOf(item, choice)
    return [item, choice]
  })
}

const isScorable = (instrument: Instrument, words: InstrumentWords): boolean => {
  const { items, scales } = instrument
  const tellsTypes = scales.some(({ id }) => AXES.some((axis) => axis.id === id))
  return (
    scales.length > 0 &&
    items.every((item) => item.kind === 'forced_choice' || isAnswerable(item)) &&
    scales.every((scale) => scale.sd > 0 && scale.alpha < 1 && scale.bands.length > 0) &&
    scales.every((scale) => itemsOf(instrument, scale).length > 0) &&
    (!tellsTypes || TYPE_CODES.every((type) => words.types[type]))
  )
}
