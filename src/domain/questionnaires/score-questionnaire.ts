import type { Instrument } from './instrument'
import { type Carelessness, type GivenAnswer, judgeAnswers } from './judge-answers'
import { type ScaleScore, scoreScales } from './score-scale'
import { AXES, type AxisReading, readAxis, readTypes, type TypeReading } from './types16'

/** Changes when the same answers would give another result. */
export const QUESTIONNAIRE_SCORING = 'questionnaire-1'

/** The result of a questionnaire as it is stored: figures and ids, no words. */
export type QuestionnaireResult = {
  answered: number
  total: number
  scores: ScaleScore[]
  /** Of the 16 types; empty in every other questionnaire. */
  axes: AxisReading[]
  types: TypeReading[]
}

type Scored = {
  verdict: 'valid' | 'caution' | 'invalid'
  codes: Carelessness[]
  result: QuestionnaireResult
}

/** @param given every item of the form, in the order in which it was shown. */
export const scoreQuestionnaire = ({
  instrument,
  given,
}: {
  instrument: Instrument
  given: readonly GivenAnswer[]
}): Scored => {
  const choices = Object.fromEntries(given.map(({ item, choice }) => [item.id, choice]))
  const { scores, unscored } = scoreScales(instrument, choices)
  const axes = scores.flatMap((score): AxisReading[] => {
    const scale = instrument.scales.find(({ id }) => id === score.scale)
    const isAxis = AXES.some(({ id }) => id === score.scale)
    return isAxis && scale?.retest !== undefined
      ? [readAxis({ score, sd: scale.sd, retest: scale.retest })]
      : []
  })
  const judged = judgeAnswers(given)
  // Without one of its scales a result would be half a result: nobody is asked to pay for that.
  const lacks = unscored.length > 0 && !judged.codes.includes('too_few_answers')
  return {
    verdict: unscored.length > 0 ? 'invalid' : judged.verdict,
    codes: lacks ? [...judged.codes, 'too_few_answers'] : judged.codes,
    result: {
      answered: given.filter(({ choice }) => choice !== null).length,
      total: given.length,
      scores,
      axes,
      types: axes.length === AXES.length ? readTypes(axes) : [],
    },
  }
}
