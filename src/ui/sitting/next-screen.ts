import type { RouteId } from '@/domain/routing/routes'
import type { SittingView } from './sitting-view'

type Standing = Pick<SittingView, 'state' | 'email' | 'openParts'>
export type NextScreen = Extract<
  RouteId,
  'instructions' | 'questions' | 'calculating' | 'abnormal' | 'email' | 'teaser' | 'report'
>

/**
 * The screen for a visitor with this sitting; null: no sitting in this browser. From the confirmation (confirm/confirm.tsx)
 * it goes to calculating/calculating.tsx, email/email-screen.tsx and, in ui, report/teaser/teaser-screen.tsx; from there it
 * is paid (tiers/tiers-screen.tsx and payment/payment-screen.tsx of ui/checkout). Only what is paid opens
 * ui/report/report-screen.tsx.
 */
export const nextScreen = (sitting: Standing | null): NextScreen => {
  if (!sitting) return 'instructions'
  if (sitting.state === 'started') return 'questions'
  if (sitting.state === 'confirmed') return 'calculating'
  if (sitting.state === 'abnormal') return 'abnormal'
  if (sitting.openParts.length > 0) return 'report'
  return sitting.email ? 'teaser' : 'email'
}
