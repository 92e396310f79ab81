import type { MapRules } from '../../api/instrument-rules'
import type { Instrument } from '../instrument'
import { readCentile } from '../read-centile'
import { helpIn, tellScale } from '../tell-result'
import type { InstrumentWords } from '../worded-instrument'
import type { MapCounts } from './count-map'
import {
  interpretationsOf,
  keywordsOf,
  type MotiveReading,
  type QuadrantReading,
  readIndex,
  readingsOf,
  readMotive,
  readQuadrant,
  readType,
  type TypeOfThinking,
} from './read-map'
import { sayIn } from './say-in'
import { type Told, tellMotive, tellQuadrant, tellType } from './tell-dimensions'

const rulesIn = ({ rules }: Instrument): MapRules => {
  if (!rules?.map) throw new RangeError('not a map')
  return rules.map
}

/** What is read of the four dimensions that are sold. */
const readingIn = ({ instrument, result }: Pick<Told, 'instrument' | 'result'>) => {
  const rules = rulesIn(instrument)
  const counts = result.map as MapCounts
  const type = readType(counts, rules)
  const quadrant = readQuadrant(result.scores, { scales: instrument.scales, rules })
  const motive = readMotive(counts, rules)
  return {
    type,
    quadrant,
    motive,
    readings: readingsOf({ scores: result.scores, rules, type, quadrant, motive }),
  }
}

/** Free: the keywords, and the part about health as a whole. */
export const tellFreeMap = (told: Told) => {
  const say = sayIn(told.words)
  const { readings } = readingIn(told)
  return {
    keywords: keywordsOf(rulesIn(told.instrument), readings).map((id) => say(`keywords.${id}`)),
    keywordsNote: say('notes.keywords'),
    note: say('notes.general'),
    health: tellHealth(told),
    skipped: say('mentalHealth.skipped'),
  }
}

/** The part about health, in words and figures; null where it was left out. */
export const tellHealth = ({ instrument, words, result }: Pick<Told, 'instrument' | 'words' | 'result'>) => {
  const { health } = result
  if (!health) return null
  const say = sayIn(words)
  const index = readIndex(health, rulesIn(instrument))
  return {
    name: say('mentalHealth.name'),
    about: say('mentalHealth.about'),
    answered: health.answered,
    of: health.of,
    help: helpIn(health.safety),
    index: index && {
      value: index.value,
      ci95: index.ci95,
      band: index.band,
      bandName: say(`mentalHealth.${index.band}.name`),
      text: say(`mentalHealth.${index.band}.text`),
      interval: say('mentalHealth.interval', { low: index.ci95[0], high: index.ci95[1] }),
      capped: index.capped ? say('mentalHealth.capped') : null,
      tips: listOf(words, `recommendations.mentalHealth.${index.band}`),
    },
    scales: health.scores.map((score) => tellScale({ instrument, words, score })),
    norm: say('norms.mentalHealth'),
  }
}

/** Phrases `<name>.0`, `<name>.1` and so on. */
const listOf = ({ phrases }: InstrumentWords, name: string): string[] =>
  Object.keys(phrases)
    .filter((key) => key.startsWith(`${name}.`))
    .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .map((key) => phrases[key] as string)

/** The report on the four dimensions: figures with their intervals, what they mean, and what they are compared with. */
export const tellMap = (told: Told) => {
  const { instrument, words, locale, result, takenIn } = told
  const rules = rulesIn(instrument)
  const say = sayIn(words)
  const { type, quadrant, motive, readings } = readingIn(told)
  const traits = rules.traits.map((id) => traitOf(told, id))
  const isCompared = traits.some(({ percentile }) => percentile !== null)
  const lines = new Set([rules.quadrant.anxiety, rules.quadrant.avoidance])
  const quadrantNorm = instrument.rules?.norms?.[rules.quadrant.avoidance]
  return {
    keywords: keywordsOf(rules, readings).map((id) => say(`keywords.${id}`)),
    interpretations: interpretationsOf(rules, readings).map((id) => ({
      id,
      title: say(`keyInterpretations.${id}.title`),
      text: say(`keyInterpretations.${id}.text`),
    })),
    traits,
    type: tellType({ type, words, locale, rules, result }),
    quadrant: {
      ...tellQuadrant({ quadrant, rules, say, instrument }),
      axes: rules.quadrant.axes.map((id) => scaleIn(told, id)),
      lines: [...lines].map((id) => scaleIn(told, id)),
      norm: say(quadrantNorm?.languages.includes(takenIn) ? 'norms.quadrant' : 'norms.quadrantNone'),
    },
    motive: tellMotive({ motive, say }),
    recommendations: recommendationsOf({ told, quadrant, type, motive }),
    notes: {
      general: say('notes.general'),
      interval: say('notes.interval'),
      bands: say('notes.bands'),
      interpretations: say('notes.keyInterpretations'),
      noInterpretation: say('notes.noKeyInterpretation'),
      recommendations: say('notes.recommendations'),
      keywords: say('notes.keywords'),
    },
    traitsNorm: say(isCompared ? 'norms.bigFive' : 'norms.bigFiveNone'),
  }
}

const scaleIn = ({ instrument, words, result }: Told, id: string) => {
  const score = result.scores.find(({ scale }) => scale === id)
  if (!score) throw new RangeError(`no score of ${id}`)
  return tellScale({ instrument, words, score })
}

const traitOf = (told: Told, id: string) => {
  const scale = scaleIn(told, id)
  const norm = told.instrument.rules?.norms?.[id]
  const isCompared = norm?.languages.includes(told.takenIn) === true
  return { ...scale, percentile: isCompared ? readCentile(scale.percent, norm.centiles) : null }
}

type Advised = { told: Told; quadrant: QuadrantReading; type: TypeOfThinking; motive: MotiveReading }

/** By dimension, for its likeliest reading; of a shared lead for both motives. */
const recommendationsOf = ({ told, quadrant, type, motive }: Advised) => {
  const say = sayIn(told.words)
  const { traits } = rulesIn(told.instrument)
  const place = quadrant.quadrant ?? quadrant.cells[0]?.id ?? 'secure'
  const of = (id: string, name: string, bands: readonly string[]) => ({
    id,
    name,
    tips: bands.flatMap((band) => listOf(told.words, `recommendations.${id}.${band}`)),
  })
  return [
    ...traits.map((id) => {
      const { name, band } = scaleIn(told, id)
      return of(id, name, [band])
    }),
    of('type', say('type.name'), [type.type]),
    of('quadrant', say('quadrant.name'), [place]),
    ...(motive.lead.length > 0 ? [of('motive', say('motive.name'), motive.lead)] : []),
  ]
}
