import { helpIn } from './help-reasons'
import type { Instrument } from './instrument'
import { openScales, type QuestionnaireResult } from './score-questionnaire'
import type { ScaleScore } from './score-scale'
import { surenessOf } from './sureness'
import type { InstrumentWords } from './worded-instrument'

type Told = {
  instrument: Instrument
  words: InstrumentWords
  result: QuestionnaireResult
}

/** How many of the sixteen types a report names, the likeliest first. */
export const TYPES_NAMED = 4

/** One scale with its interval, what its bands say, and what that rests on. */
export const tellScale = ({ instrument, words, score }: Omit<Told, 'result'> & { score: ScaleScore }) => {
  const { name, about, near, bands } = wordsOf(words, score.scale)
  const { sources = [], sourcesOf = {} } = instrument.rules ?? {}
  const own = sourcesOf[score.scale] ?? []
  return {
    id: score.scale,
    name,
    about,
    near,
    percent: score.percent,
    ci95: score.ci95,
    answered: score.answered,
    of: score.of,
    band: score.band,
    held: score.held === true,
    ruled: score.ruled === true || score.held === true,
    bands: scaleOf(instrument, score.scale).bands.map(({ id, from }) => ({
      id,
      name: bands[id]?.name ?? null,
      text: bands[id]?.text ?? '',
      tip: bands[id]?.tip ?? null,
      free: bands[id]?.free ?? null,
      seek: bands[id]?.seek ?? null,
      from,
      probability: score.bands.find((band) => band.id === id)?.probability ?? 0,
    })),
    sources: sources
      .filter(({ id }) => own.includes(id))
      .map(({ authors, year, title, published, url }) => ({ authors, year, title, published, url })),
  }
}

/** What a report says where it is open: every scale with its interval, and of the 16 types the nearest ones. */
export const tellReport = ({ instrument, words, result }: Told) => {
  const [nearest] = result.types
  return {
    /** The scale that the others stand around. */
    leads: instrument.scales[0]?.id ?? '',
    missing: missingIn({ instrument, words, result }),
    scales: result.scores.map((score) => {
      const axis = result.axes.find(({ axis }) => axis === score.scale)
      return {
        ...tellScale({ instrument, words, score }),
        ...(axis && { band: axis.letter }),
        axis: axis ? { letter: axis.letter, probability: axis.probability, flip: axis.flip } : null,
      }
    }),
    help: helpIn(result.safety),
    core: result.core ? (words.phrases.coreNote ?? null) : null,
    type: nearest ? typeOf(words, nearest.type) : null,
    types: result.types.slice(0, TYPES_NAMED).map(({ type, probability }) => ({
      type,
      name: words.types[type]?.name ?? type,
      probability,
    })),
    note: words.note,
  }
}

/** The free result: the scales that the instrument gives away, in words. */
export const tellFree = ({ instrument, words, result }: Told) => {
  const [nearest] = result.types
  const type = nearest && typeOf(words, nearest.type)
  return {
    scales: result.scores
      .filter(({ scale }) => scaleOf(instrument, scale).free)
      .map((score) => {
        const { name, about, bands } = wordsOf(words, score.scale)
        const axis = result.axes.find(({ axis }) => axis === score.scale)
        const band = axis?.letter ?? score.band
        const probability = axis?.probability ?? score.bands.find(({ id }) => id === band)?.probability ?? 0
        return {
          id: score.scale,
          name,
          band,
          bandName: bands[band]?.name ?? null,
          text: bands[band]?.free ?? null,
          seek: bands[band]?.seek ?? null,
          about,
          sureness: surenessOf(probability),
        }
      }),
    missing: missingIn({ instrument, words, result }),
    help: helpIn(result.safety),
    type: type ? { type: type.type, name: type.name, summary: type.summary } : null,
    note: words.note,
  }
}

/** The names of the scales that cannot be told, since too many of their questions stayed open. */
const missingIn = ({ instrument, words, result }: Told): string[] =>
  openScales(instrument, result).map((id) => wordsOf(words, id).name)

const scaleOf = ({ scales }: Instrument, id: string) => {
  const scale = scales.find((each) => each.id === id)
  if (!scale) throw new RangeError(`no scale ${id}`)
  return scale
}

const wordsOf = ({ scales }: InstrumentWords, id: string) => {
  const words = scales[id]
  if (!words) throw new RangeError(`no words for scale ${id}`)
  return words
}

const typeOf = ({ types }: InstrumentWords, type: string) => {
  const words = types[type]
  if (!words) throw new RangeError(`no words for type ${type}`)
  return { type, ...words }
}
