/**
 * What a version assumes. `byScale`: an open question costs the scale that it belongs to and no other, where the kind of test
 * allows that, and what was answered may be enough for a sum that asks for help. `bordersBelong`: a score exactly on a border
 * is in the band that the instrument says, also where one answer holds bands. `regresses`: the true place on an axis is sought
 * nearer to the middle than the answers lie, as far as they are unreliable. `consistency`: the index by which answers to one
 * scale are compared (judge-answers.ts).
 */
export type QuestionnaireRules = {
  byScale: boolean
  bordersBelong: boolean
  regresses: boolean
  consistency: 'pairs' | 'dice'
}

/** One row a version, and none is ever changed or taken out: a stored result is computed again by the row it was made by. */
export const QUESTIONNAIRE_SCORINGS = {
  'questionnaire-1': { byScale: false, bordersBelong: false, regresses: false, consistency: 'pairs' },
  'questionnaire-2': { byScale: true, bordersBelong: true, regresses: false, consistency: 'pairs' },
  'questionnaire-3': { byScale: true, bordersBelong: true, regresses: true, consistency: 'dice' },
} as const satisfies Record<string, QuestionnaireRules>
export type QuestionnaireVersion = keyof typeof QUESTIONNAIRE_SCORINGS

/** Changes when the same answers would give another result. */
export const QUESTIONNAIRE_SCORING: QuestionnaireVersion = 'questionnaire-3'

/** Whether a stored result can be computed again. */
export const isQuestionnaireVersion = (version: string): version is QuestionnaireVersion =>
  Object.hasOwn(QUESTIONNAIRE_SCORINGS, version)
