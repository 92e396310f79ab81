import type { MapRules } from '../../api/instrument-rules'
import type { Instrument } from '../instrument'
import { readCentile } from '../read-centile'
import { openScales } from '../score-questionnaire'
import { tellScale } from '../tell-result'
import type { MapCounts } from './count-map'
import {
  interpretationsOf,
  keywordsOf,
  type MotiveReading,
  type QuadrantReading,
  readingsOf,
  readMotive,
  readQuadrant,
  readType,
  type TypeOfThinking,
} from './read-map'
import { listOf, percentIn, rulesIn, type Say, sayIn, type Told } from './say-map'
import { tellHealth } from './tell-health'
import { tendencyOf } from './tendency'

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

/** The report on the four dimensions: figures with their intervals, what they mean, and what they are compared with. */
export const tellMap = (told: Told) => {
  const { instrument, words, locale, result } = told
  const rules = rulesIn(instrument)
  const say = sayIn(words)
  const { type, quadrant, motive, readings } = readingIn(told)
  const isTold = (id: string) => result.scores.some(({ scale }) => scale === id)
  const traits = rules.traits.filter(isTold).map((id) => traitOf(told, id))
  const isCompared = traits.some(({ percentile }) => percentile !== null)
  const lines = new Set([rules.quadrant.anxiety, rules.quadrant.avoidance])
  const quadrantNorm = ownNorm(told, rules.quadrant.avoidance)
  return {
    missing: missingIn(told, { quadrant, motive }),
    keywords: keywordsOf(rules, readings).map((id) => say(`keywords.${id}`)),
    interpretations: interpretationsOf(rules, readings).map((id) => ({
      id,
      title: say(`keyInterpretations.${id}.title`),
      text: say(`keyInterpretations.${id}.text`),
    })),
    traits,
    type: tellType({ type, words, locale, rules, result }),
    quadrant: quadrant && {
      ...tellQuadrant({ quadrant, rules, say, instrument }),
      axes: rules.quadrant.axes.filter(isTold).map((id) => scaleIn(told, id)),
      lines: [...lines].map((id) => scaleIn(told, id)),
      norm: say(quadrantNorm ? 'norms.quadrant' : 'norms.quadrantNone'),
    },
    motive: motive && tellMotive({ motive, say }),
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

type Read = { quadrant: QuadrantReading | null; motive: MotiveReading | null }

/** The names of what cannot be told, since too much of it stayed open: scales, or a dimension as a whole. */
const missingIn = ({ instrument, words, result }: Told, { quadrant, motive }: Read): string[] => {
  const rules = rulesIn(instrument)
  const say = sayIn(words)
  const { axes, anxiety, avoidance } = rules.quadrant
  // The puzzles are counted, and a place in the field is told as a whole.
  const within = [rules.type.scale, anxiety, avoidance, ...(quadrant ? [] : axes)]
  const scales = openScales(instrument, result).filter((id) => !within.includes(id))
  return [
    ...scales.map((id) =>
      id === rules.type.style ? say('type.style.name') : (words.scales[id]?.name ?? ''),
    ),
    ...(quadrant ? [] : [say('quadrant.name')]),
    ...(motive ? [] : [say('motive.name')]),
  ].filter((name) => name !== '')
}

const scaleIn = ({ instrument, words, result }: Told, id: string) => {
  const score = result.scores.find(({ scale }) => scale === id)
  if (!score) throw new RangeError(`no score of ${id}`)
  return tellScale({ instrument, words, score })
}

const traitOf = (told: Told, id: string) => {
  const scale = scaleIn(told, id)
  const norm = ownNorm(told, id)
  return { ...scale, percentile: norm && readCentile(scale.percent, norm.centiles) }
}

/** A norm of takers of these very items, in the language of the answers; null: nobody is compared with anybody. */
const ownNorm = ({ instrument, takenIn }: Told, id: string) => {
  const norm = instrument.rules?.norms?.[id]
  return norm?.own && takenIn && norm.languages.includes(takenIn) ? norm : null
}

type Typed = Pick<Told, 'words' | 'locale' | 'result'> & { type: TypeOfThinking; rules: MapRules }

const tellType = ({ type, words, locale, rules, result }: Typed) => {
  const say = sayIn(words)
  const style = result.scores.find(({ scale }) => scale === rules.type.style)?.band
  // Only puzzles that came out neither way leave it open; statements in between differ from a clear type.
  const agrees = type.type === 'neutral' ? 'open' : type.type === style ? 'same' : 'other'
  return {
    is: type.type,
    name: say('type.name'),
    about: say('type.about'),
    typeName: say(`type.${type.type}.name`),
    text: say(`type.${type.type}.text`),
    right: type.right,
    lure: type.lure,
    interval: type.interval,
    counts: say('type.counts', {
      right: type.right,
      lure: type.lure,
      low: percentIn(locale, type.interval[0]),
      high: percentIn(locale, type.interval[1]),
    }),
    style:
      style === undefined
        ? null
        : {
            name: say('type.style.name'),
            about: say('type.style.about'),
            text: say(`type.style.${style}`),
            agrees: say(`type.style.${agrees}`),
          },
    puzzles: (result.map?.puzzles ?? []).map(({ item, outcome }) => ({
      id: item,
      outcome,
      text: words.items[item]?.text ?? '',
      why: say(`puzzles.${item}.why`),
    })),
    norm: say('norms.type'),
  }
}

type Placed = { quadrant: QuadrantReading; rules: MapRules; say: Say; instrument: Instrument }

const tellQuadrant = ({ quadrant, rules, say, instrument }: Placed) => {
  const cutOf = (id: string) => instrument.scales.find((scale) => scale.id === id)?.bands.at(-1)?.from ?? 50
  const [first, second] = quadrant.cells.map(({ id }) => say(`quadrant.${id}.name`))
  const isBetween = quadrant.quadrant === null
  return {
    is: quadrant.quadrant,
    name: say('quadrant.name'),
    about: say('quadrant.about'),
    cut: {
      anxiety: cutOf(rules.quadrant.anxiety),
      avoidance: cutOf(rules.quadrant.avoidance),
      text: say('quadrant.cut'),
    },
    cells: quadrant.cells.map(({ id, probability }, place) => ({
      id,
      tendency: tendencyOf(probability, { place, sureFrom: rules.quadrant.sureFrom }),
      name: say(`quadrant.${id}.name`),
      text: say(`quadrant.${id}.text`),
    })),
    between: isBetween ? say('quadrant.between', { first: first ?? '', second: second ?? '' }) : null,
  }
}

const tellMotive = ({ motive, say }: { motive: MotiveReading; say: Say }) => {
  const names = motive.lead.map((id) => say(`motive.${id}.name`))
  const [first, second] = names
  return {
    name: say('motive.name'),
    about: say('motive.about'),
    answered: motive.answered,
    motives: motive.motives.map(({ id, picks, interval }) => ({
      id,
      picks,
      interval,
      name: say(`motive.${id}.name`),
      text: say(`motive.${id}.text`),
      share: say('motive.share', { picks, answered: motive.answered }),
    })),
    lead: motive.lead,
    summary:
      motive.lead.length === 0
        ? say('motive.none')
        : motive.lead.length === 2
          ? say('motive.shared', { first: first ?? '', second: second ?? '' })
          : null,
    norm: say('norms.motive'),
  }
}

type Advised = Read & { told: Told; type: TypeOfThinking }

/** By dimension, for its likeliest reading; of a shared lead for both motives. */
const recommendationsOf = ({ told, quadrant, type, motive }: Advised) => {
  const say = sayIn(told.words)
  const traits = rulesIn(told.instrument).traits.filter((id) =>
    told.result.scores.some(({ scale }) => scale === id),
  )
  const place = quadrant && (quadrant.quadrant ?? quadrant.cells[0]?.id ?? 'secure')
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
    ...(place ? [of('quadrant', say('quadrant.name'), [place])] : []),
    ...(motive && motive.lead.length > 0 ? [of('motive', say('motive.name'), motive.lead)] : []),
  ]
}
