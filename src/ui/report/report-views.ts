import type { ComponentType } from 'react'
import type { BuiltKind } from '@/domain/exam/kinds'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { IqReport } from './iq-report'
import { EqReport } from './questionnaire/eq-report'
import { LeftRightReport } from './questionnaire/left-right-report'
import type { QuestionnaireReport } from './questionnaire/questionnaire-report'
import { Types16Report } from './questionnaire/types16-report'
import type { AnyReport, Report } from './score/score-facts'

type View<Told> = ComponentType<{ place: ScreenPlace; report: Told }>
type Views = { [Kind in BuiltKind]: View<Kind extends 'iq' ? Report : QuestionnaireReport> }

const REPORT_VIEWS: Views = {
  iq: IqReport,
  types16: Types16Report,
  eq: EqReport,
  left_right: LeftRightReport,
}

/** How the report of each kind of exam is told, below its heading. */
export const reportViewOf = ({ examKind }: AnyReport): View<AnyReport> =>
  REPORT_VIEWS[examKind] as View<AnyReport>
