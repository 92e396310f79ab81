'use client'

import type { ScreenPlace } from '@/ui/navigation/screen-place'
import type { QuestionnaireReport } from './questionnaire-report'

export function DepressionReport(_: { place: ScreenPlace; report: QuestionnaireReport }) {
  return null
}
