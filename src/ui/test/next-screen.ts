import type { RouteId } from '@/domain/routing/routes'
import type { SittingView } from './sitting-view'

type Standing = Pick<SittingView, 'state' | 'email' | 'openParts'>
export type NextScreen = Extract<
  RouteId,
  'instructions' | 'questions' | 'calculating' | 'abnormal' | 'email' | 'teaser' | 'report'
>

/** The screen for a visitor with this sitting; null: no sitting in this browser. */
export const nextScreen = (sitting: Standing | null): NextScreen => {
  if (!sitting) return 'instructions'
  if (sitting.state === 'started') return 'questions'
  if (sitting.state === 'confirmed') return 'calculating'
  if (sitting.state === 'abnormal') return 'abnormal'
  if (sitting.openParts.length > 0) return 'report'
  return sitting.email ? 'teaser' : 'email'
}
