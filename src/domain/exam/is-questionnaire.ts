import type { QuestionnaireKind } from './kinds'

/**
 * Whether a published exam is answered as a questionnaire: no right answers, no clock. In a file of its own, so that a
 * browser that asks it does not load the table of kinds.
 */
export const isQuestionnaire = (kind: string): kind is QuestionnaireKind => kind !== 'iq'
