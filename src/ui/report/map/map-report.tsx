'use client'

import type { ScreenPlace } from '@/ui/navigation/screen-place'
import type { MapReport as Told } from '../questionnaire/questionnaire-report'

export function MapReport(_: { place: ScreenPlace; report: Told }) {
  return null
}
