import type { ComponentType } from 'react'
import type { BuiltKind } from '@/domain/exam/kinds'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { IqReport } from './iq-report'
import type { Report } from './score/score-facts'

/** How the report of each kind of exam is told, below its heading. */
export const REPORT_VIEWS: Record<BuiltKind, ComponentType<{ place: ScreenPlace; report: Report }>> = {
  iq: IqReport,
}
