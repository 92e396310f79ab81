import { OPTION_COUNT, PANEL_COUNT, slotOf } from '../matrices/matrix-slots'
import { type Inspection, inspectMatrix } from '../matrices/solve/inspect-matrix'
import type { Gap } from './gap'

export type ProvedQuestion = {
  panels: readonly unknown[]
  options: readonly unknown[]
  /** The number of the right option, from 1. */
  key: number
  /** Its difficulty in logits. */
  b?: unknown
  /** Why its difficulty is not what its drawing lets expect. */
  difficultyReason?: unknown
}

/** In standard errors of the forecast. */
const FARTHEST = 2

/**
 * What the solver has against a whole question: no option follows, several do, or another than the key; and a difficulty
 * far from what the drawing lets expect, while nobody has said why. The forecast is a guess (predict-difficulty.ts), so a
 * reason is enough; the solver's answer is none, so it is not.
 */
export const questionProof = ({ panels, options, key, b, difficultyReason }: ProvedQuestion): Gap[] => {
  const { verdict, answers, difficulty } = inspectMatrix({
    panels: panels.slice(0, PANEL_COUNT).map(slotOf),
    options: options.slice(0, OPTION_COUNT).map(slotOf),
    key,
  })
  if (verdict === 'none') return [{ code: 'no_answer', path: 'options', what: [] }]
  if (verdict === 'several') return [{ code: 'several_answers', path: 'options', what: answers.map(String) }]
  if (verdict === 'another') return [{ code: 'another_key', path: 'key', what: answers.map(String) }]
  return isUnexpected({ difficulty, b }) && !isSaid(difficultyReason)
    ? [{ code: 'unexplained_difficulty', path: 'difficultyReason', what: [String(difficulty?.b)] }]
    : []
}

const isUnexpected = ({ difficulty, b }: Pick<Inspection, 'difficulty'> & { b?: unknown }): boolean =>
  difficulty !== null && typeof b === 'number' && Math.abs(b - difficulty.b) > FARTHEST * difficulty.sd

const isSaid = (reason: unknown): boolean => typeof reason === 'string' && reason.trim() !== ''
