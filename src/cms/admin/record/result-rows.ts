import type { QuestionnaireResult } from '@/domain/questionnaires/score-questionnaire'
import { TYPES_NAMED } from '@/domain/questionnaires/tell-result'
import type { InstrumentWords } from '@/domain/questionnaires/worded-instrument'

type Scale = {
  id: string
  /** As the instrument calls it; its key where the words are not at hand. So are the other names. */
  name: string
  percent: number
  ci95: readonly [low: number, high: number]
  /** The likeliest. */
  band: { id: string; name: string | null; probability: number | null }
}

export type ResultRows = {
  scales: Scale[]
  /** Of the 16 types; empty in every other questionnaire. */
  axes: { axis: string; name: string; letter: string; probability: number; flip: number }[]
  /** The likeliest, as many as a report names. */
  types: { type: string; name: string | null; probability: number }[]
}

/** A stored result of a questionnaire as tables, by the names of its instrument; null when it is no such result. */
export const resultRows = ({
  result,
  words,
}: {
  result: unknown
  words: InstrumentWords | null
}): ResultRows | null => {
  if (!isResult(result)) return null
  const nameOf = (scale: string) => words?.scales[scale]?.name || scale
  return {
    scales: result.scores.map(({ scale, percent, ci95, band, bands }) => ({
      id: scale,
      name: nameOf(scale),
      percent,
      ci95,
      band: {
        id: band,
        name: words?.scales[scale]?.bands[band]?.name ?? null,
        probability: bands.find(({ id }) => id === band)?.probability ?? null,
      },
    })),
    axes: result.axes.map((reading) => ({ ...reading, name: nameOf(reading.axis) })),
    types: result.types.slice(0, TYPES_NAMED).map(({ type, probability }) => ({
      type,
      name: words?.types[type]?.name || null,
      probability,
    })),
  }
}

const isResult = (result: unknown): result is QuestionnaireResult =>
  typeof result === 'object' && result !== null && Array.isArray((result as { scores?: unknown }).scores)
