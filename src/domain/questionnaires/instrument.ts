import type { InstrumentRules } from '../api/instrument-rules'

/** What a taker does with an item: agrees with it, places themself between two sentences, says how often, or picks one. */
export const ITEM_KINDS = ['agreement', 'bipolar', 'frequency', 'forced_choice', 'situation'] as const
export type ItemKind = (typeof ITEM_KINDS)[number]

export type QuestionnaireItem = {
  /** Names the item in every language and in every version; letters and digits. */
  id: string
  scale: string
  /** Of the form, from 1. */
  part: number
  kind: ItemKind
  /** How many choices are shown: 2 to 6. */
  choices: number
  /** 1: a later choice says more of the scale; -1: less. Without meaning where `worth` is given. */
  keyed: 1 | -1
  /** What each choice is worth, from 0, where later is not simply more. */
  worth?: readonly number[]
}

/** A sample that a score may be compared with. Its mean and SD are those of the scale's percent of maximum. */
export type Norm = {
  mean: number
  sd: number
  /** People in it. */
  n: number
  /** Author and year, or where it was computed. */
  source: string
}

/** A range of a scale, named. `from`: the least percent of maximum that belongs to it. */
export type Band = { id: string; from: number }

export type Scale = {
  id: string
  /** A total: its items are those of these scales. Absent: the items that name the scale itself. */
  of?: readonly string[]
  /** Its likeliest band is told in the free result. */
  free?: boolean
  /** Cronbach's alpha: 0 to below 1. */
  alpha: number
  /** Correlation with the same scale some weeks later: 0 to below 1. */
  retest?: number
  /** SD of the percent of maximum, on which the standard error rests. */
  sd: number
  /** Null: nothing to compare with, so no percentile is printed. */
  norm: Norm | null
  /** By `from`, the first from 0. */
  bands: readonly Band[]
}

/** A questionnaire as data. Everything that scoring needs, and nothing that a browser may know but ids, kinds and parts. */
export type Instrument = {
  items: readonly QuestionnaireItem[]
  scales: readonly Scale[]
  /** The largest share of a scale's items that may stay open and still be scored, by what the others say. */
  mostMissing: number
  /** What this instrument has beyond its scales; absent: nothing. */
  rules?: InstrumentRules
}

/** The items that a scale is scored by. */
export const itemsOf = (
  { items }: Pick<Instrument, 'items'>,
  { id, of = [id] }: Scale,
): QuestionnaireItem[] => items.filter(({ scale }) => of.includes(scale))

/** What an item is worth when nothing is known but its choice: from 0, the largest of any choice. */
export const mostOf = ({ worth, choices }: QuestionnaireItem): number =>
  worth ? Math.max(...worth) : choices - 1

/**
 * What a choice says of its scale, from 0 to `mostOf`.
 * @param choice index from 0, in the order in which choices are stored.
 * @throws RangeError for a choice that the item does not have.
 */
export const worthOf = (item: QuestionnaireItem, choice: number): number => {
  if (!Number.isInteger(choice) || choice < 0 || choice >= item.choices)
    throw new RangeError(`${item.id} has no choice ${choice}`)
  if (item.worth) return item.worth[choice] as number
  return item.keyed === 1 ? choice : item.choices - 1 - choice
}
