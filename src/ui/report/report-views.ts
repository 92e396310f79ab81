import type { ComponentType } from 'react'
import type { BuiltKind } from '@/domain/exam/kinds'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { IqReport } from './iq-report'
import { MapReport } from './map/map-report'
import { DepressionReport } from './questionnaire/depression-report'
import { EqReport } from './questionnaire/eq-report'
import { LeftRightReport } from './questionnaire/left-right-report'
import { PsychologyReport } from './questionnaire/psychology-report'
import type { MapReport as MapTold, QuestionnaireReport } from './questionnaire/questionnaire-report'
import { Types16Report } from './questionnaire/types16-report'
import type { AnyReport, Report } from './score/score-facts'

type View<One> = ComponentType<{ place: ScreenPlace; report: One }>
type Told<Kind> = Kind extends 'iq' ? Report : Kind extends 'map' ? MapTold : QuestionnaireReport
type Views = { [Kind in BuiltKind]: View<Told<Kind>> }

const REPORT_VIEWS: Views = {
  iq: IqReport,
  types16: Types16Report,
  eq: EqReport,
  left_right: LeftRightReport,
  depression: DepressionReport,
  psychology: PsychologyReport,
  map: MapReport,
}

/** How the report of each kind of exam is told, below its heading. */
export const reportViewOf = ({ examKind }: AnyReport): View<AnyReport> =>
  REPORT_VIEWS[examKind] as View<AnyReport>
