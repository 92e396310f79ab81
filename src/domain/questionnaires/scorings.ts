/**
 * What a version assumes. `regresses`: the true place on an axis is sought nearer to the middle than the answers lie, as far
 * as they are unreliable.
 */
export type QuestionnaireRules = { regresses: boolean }

/** One row a version, and none is ever changed or taken out: a stored result is computed again by the row it was made by. */
export const QUESTIONNAIRE_SCORINGS = {
  'questionnaire-1': { regresses: false },
  'questionnaire-2': { regresses: true },
} as const satisfies Record<string, QuestionnaireRules>
export type QuestionnaireVersion = keyof typeof QUESTIONNAIRE_SCORINGS

/** Changes when the same answers would give another result. */
export const QUESTIONNAIRE_SCORING: QuestionnaireVersion = 'questionnaire-2'

export const isQuestionnaireVersion = (version: string): version is QuestionnaireVersion =>
  Object.hasOwn(QUESTIONNAIRE_SCORINGS, version)

/** The version that a stored result was made by. The first did not write it down. */
export const versionOf = ({ scoring = 'questionnaire-1' }: { scoring?: QuestionnaireVersion }) => scoring
