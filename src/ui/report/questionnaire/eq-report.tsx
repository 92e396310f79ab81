'use client'

import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { LockedParts } from '../locked-parts'
import type { QuestionnaireReport } from './questionnaire-report'

export function EqReport({ place, report }: { place: ScreenPlace; report: QuestionnaireReport }) {
  return <LockedParts place={place} parts={report.lockedParts} />
}
