import { directionsMissed, isDirected } from './directed-items'
import type { Instrument } from './instrument'
import { type Carelessness, type GivenAnswer, judgeAnswers } from './judge-answers'
import { countMap, type MapCounts } from './map/count-map'
import type { ReadIn } from './read-in'
import { heldByAnswer, readSafety, type SafetyReading } from './read-safety'
import { type ScaleScore, scoreScales } from './score-scale'
import {
  QUESTIONNAIRE_SCORING,
  QUESTIONNAIRE_SCORINGS,
  type QuestionnaireRules,
  type QuestionnaireVersion,
} from './scorings'
import { AXES, type AxisReading, readAxis, readTypes, type TypeReading } from './types16'

/** The part of a map about health. It is kept by itself: its taker may delete it and keep the rest. */
export type HealthPart = { answered: number; of: number; scores: ScaleScore[]; safety: SafetyReading | null }

/** The result of a questionnaire as it is stored: figures and ids, no words. */
export type QuestionnaireResult = {
  answered: number
  total: number
  scores: ScaleScore[]
  /** Of the 16 types; empty in every other questionnaire. */
  axes: AxisReading[]
  types: TypeReading[]
  /** Of an instrument that asks about danger to oneself. */
  safety?: SafetyReading
  /** A core sign was there though the sum is small. */
  core?: boolean
  /** What is counted instead of summed; of a map alone. */
  map?: MapCounts
  /** The part that may be left out; absent: it was, or its taker deleted it. */
  health?: HealthPart
  /** In which language it was read, where that is not the one in which it began. */
  readIn?: ReadIn
}

type Scored = {
  verdict: 'valid' | 'caution' | 'invalid'
  codes: Carelessness[]
  result: QuestionnaireResult
}

/** @param given every item of the form, in the order in which it was shown. */
export const scoreQuestionnaire = (
  { instrument, given: all }: { instrument: Instrument; given: readonly GivenAnswer[] },
  version: QuestionnaireVersion = QUESTIONNAIRE_SCORING,
): Scored => {
  const by = QUESTIONNAIRE_SCORINGS[version]
  const { rules = {} } = instrument
  // What may be left out never speaks against the rest.
  const given = all.filter(({ item }) => item.part !== rules.optional?.part && !isDirected(rules, item))
  const choices = Object.fromEntries(all.map(({ item, choice }) => [item.id, choice]))
  const scored = scoreScales(instrument, choices, by)
  const isOptional = (scale: string) => rules.optional?.scales.includes(scale) === true
  const scores = scored.scores.filter(({ scale }) => !isOptional(scale))
  const unscored = scored.unscored.filter((scale) => !isOptional(scale))
  const axes = scores.flatMap((score): AxisReading[] => {
    const scale = instrument.scales.find(({ id }) => id === score.scale)
    const isAxis = AXES.some(({ id }) => id === score.scale)
    return isAxis && scale?.retest !== undefined
      ? [readAxis({ score, sd: scale.sd, retest: scale.retest, alpha: by.regresses ? scale.alpha : null })]
      : []
  })
  const judged = judgeAnswers(given, {
    unchecked: [
      ...(rules.unchecked ?? []),
      ...(by.byScale && isByScale(rules) ? (['too_few_answers'] as const) : []),
    ],
    missed: directionsMissed(rules, all),
    consistency: by.consistency,
  })
  const map = rules.map ? countMap(rules.map, instrument, choices) : null
  const isIncomplete = by.byScale
    ? lacksResult({ rules, scores, unscored, judged: judged.codes })
    : lacksAny({ rules, unscored, map })
  const lacks = isIncomplete && !judged.codes.includes('too_few_answers')
  const safety = rules.optional ? null : readSafety(instrument, { choices, scores, ...by })
  const health = healthPartOf(instrument, {
    all,
    choices,
    scores: scored.scores.filter(({ scale }) => isOptional(scale)),
    by,
  })
  return {
    verdict: isIncomplete ? 'invalid' : judged.verdict,
    codes: lacks ? [...judged.codes, 'too_few_answers'] : judged.codes,
    result: {
      answered: given.filter(({ choice }) => choice !== null).length,
      total: given.length,
      scores:
        safety?.item === 'yes' && rules.safety ? heldByAnswer(scores, { ...rules.safety, ...by }) : scores,
      axes,
      types: axes.length === AXES.length ? readTypes(axes) : [],
      ...(safety && { safety }),
      ...(rules.core && { core: showsCore(rules.core, { choices, scores }) }),
      ...(map && { map }),
      ...(health && { health }),
    },
  }
}

/** A test about health tells each scale by itself: an open question costs the scale that it belongs to, and no other. */
const isByScale = (rules: Rules): boolean => rules.safety !== undefined && !rules.map

type Rules = NonNullable<Instrument['rules']>
type Told = {
  rules: Rules
  scores: readonly ScaleScore[]
  unscored: readonly string[]
  judged: Carelessness[]
}

/**
 * Whether there is nothing to tell. Of a test about health that is so where no scale has a score; of a map where more than a
 * third is open, or none of its traits has one: what else it lacks, it names. Any other test without one of its scales would
 * be half a result, and nobody is asked to pay for that.
 */
const lacksResult = ({ rules, scores, unscored, judged }: Told): boolean => {
  if (isByScale(rules)) return scores.length === 0
  if (rules.map) {
    const { traits } = rules.map
    return judged.includes('too_few_answers') || !scores.some(({ scale }) => traits.includes(scale))
  }
  return unscored.length > 0
}

/** By the first version: without one of its scales any test has no result, nor has a map with too few choices of motives. */
const lacksAny = ({
  rules,
  unscored,
  map,
}: Pick<Told, 'rules' | 'unscored'> & { map: MapCounts | null }): boolean =>
  unscored.length > 0 || (map !== null && map.motive.answered < (rules.map?.motive.leastAnswered ?? 0))

/** The scales that have no score since too much of them was left open, in the order of the instrument. */
export const openScales = (
  { scales, rules }: Pick<Instrument, 'scales' | 'rules'>,
  { scores }: Pick<QuestionnaireResult, 'scores'>,
): string[] =>
  scales
    .filter(({ id }) => !rules?.optional?.scales.includes(id))
    .filter(({ id }) => !scores.some(({ scale }) => scale === id))
    .map(({ id }) => id)

type Answered = { choices: Readonly<Record<string, number | null>>; scores: readonly ScaleScore[] }

const showsCore = (
  { items, fromChoice, scale, bands }: NonNullable<NonNullable<Instrument['rules']>['core']>,
  { choices, scores }: Answered,
): boolean =>
  items.some((item) => (choices[item] ?? -1) >= fromChoice) &&
  bands.includes(scores.find((score) => score.scale === scale)?.band ?? '')

const healthPartOf = (
  instrument: Instrument,
  { all, choices, scores, by }: Answered & { all: readonly GivenAnswer[]; by: QuestionnaireRules },
): HealthPart | null => {
  const { optional } = instrument.rules ?? {}
  if (!optional) return null
  const asked = all.filter(({ item }) => item.part === optional.part)
  const answered = asked.filter(({ choice }) => choice !== null).length
  if (answered === 0) return null
  return {
    answered,
    of: asked.length,
    scores: [...scores],
    safety: readSafety(instrument, { choices, scores, ...by }),
  }
}
