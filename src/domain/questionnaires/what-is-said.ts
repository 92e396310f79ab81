import { surenessOf } from './sureness'
import type { tellReport } from './tell-result'

/** A result of a questionnaire with the words of its instrument, before the report's own words stand around it. */
export type ResultFacts = ReturnType<typeof tellReport>
type AxedFacts = ResultFacts['scales'][number]
export type ScaleFacts = Omit<AxedFacts, 'axis'>

type Axis = NonNullable<AxedFacts['axis']>

/** A scale of the 16 types: its letter, and the one at the other end. */
export type AxisFacts = AxedFacts & { axis: Axis }

export const axesOf = ({ scales }: Pick<ResultFacts, 'scales'>): AxisFacts[] =>
  scales.filter((scale): scale is AxisFacts => scale.axis !== null)

/** So near the middle that the other letter is told beside it. */
export const isOpen = ({ probability }: Pick<Axis, 'probability'>): boolean =>
  surenessOf(probability) === 'open'

export const otherLetter = ({ axis, bands }: Pick<AxisFacts, 'axis' | 'bands'>): string =>
  bands.find(({ id }) => id !== axis.letter)?.id ?? axis.letter

/** The sentence that tells the type: how much of it holds. */
export type TypeSentence =
  | { said: 'clear' | 'likely' }
  | { said: 'oneOpen'; letter: string; other: string }
  | { said: 'someOpen'; count: number }

export const typeSentence = (axes: readonly Pick<AxisFacts, 'axis' | 'bands'>[]): TypeSentence => {
  const open = axes.filter(({ axis }) => isOpen(axis))
  const [first] = open
  if (open.length > 1) return { said: 'someOpen', count: open.length }
  if (first) return { said: 'oneOpen', letter: first.axis.letter, other: otherLetter(first) }
  return { said: axes.every(({ axis }) => surenessOf(axis.probability) === 'clear') ? 'clear' : 'likely' }
}

type Banded = Pick<ScaleFacts, 'band' | 'bands'>

export const bandOf = ({ band, bands }: Banded): ScaleFacts['bands'][number] | null =>
  bands.find(({ id }) => id === band) ?? null

/** Less probable ones are not told beside the likeliest. */
const LEAST_NEAR = 0.1

/** The bands that are told beside the likeliest, where that one is not sure: the likelier first. */
export const nearBands = (scale: Banded): ScaleFacts['bands'] =>
  surenessOf(bandOf(scale)?.probability ?? 1) === 'open'
    ? scale.bands
        .filter(({ id, probability }) => id !== scale.band && probability >= LEAST_NEAR)
        .toSorted((one, other) => other.probability - one.probability)
    : []

const RANGES = ['low', 'middle', 'high'] as const

/** By its place on the line a range is called where its instrument has no name for it; null: it has none there. */
export const rangeOf = (id: string): (typeof RANGES)[number] | null =>
  RANGES.find((each) => each === id) ?? null

/** The total of an instrument, and the scale of its situations: told first and last. */
const PLACES: Readonly<Record<string, number>> = { overall: -1, si: 1 }

export const inOrder = <Scale extends { id: string }>(scales: readonly Scale[]): Scale[] =>
  scales.toSorted((one, other) => (PLACES[one.id] ?? 0) - (PLACES[other.id] ?? 0))

/** As it is told, in whole hundredths. An estimate is never told as certain or as impossible. */
export const toldProbability = (probability: number): number =>
  Math.min(99, Math.max(1, Math.round(100 * probability))) / 100

/** Of several scales each source once, in the order in which they are named. */
export const sourcesOf = (scales: readonly Pick<ScaleFacts, 'sources'>[]): ScaleFacts['sources'] => {
  const byUrl = new Map(scales.flatMap(({ sources }) => sources).map((source) => [source.url, source]))
  return [...byUrl.values()]
}
