import type { AnyReport } from '../score/score-facts'

/** The report of a kind that is answered as a questionnaire. */
export type QuestionnaireReport = Exclude<AnyReport, { examKind: 'iq' }>
export type QuestionnaireScore = NonNullable<QuestionnaireReport['score']>
export type ScaleResult = QuestionnaireScore['scales'][number]
