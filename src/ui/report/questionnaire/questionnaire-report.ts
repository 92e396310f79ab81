import type { AnyReport } from '../score/score-facts'

/** The report of a kind that is answered as a questionnaire. */
export type QuestionnaireReport = Exclude<AnyReport, { examKind: 'iq' | 'map' }>
export type QuestionnaireScore = NonNullable<QuestionnaireReport['score']>
/** The report of a psychological map. */
export type MapReport = Extract<AnyReport, { examKind: 'map' }>
export type MapScore = NonNullable<MapReport['score']>
export type MapHealth = NonNullable<MapReport['health']>
export type ToldScale = QuestionnaireScore['scales']['list'][number]
