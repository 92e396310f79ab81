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

/**
 * From calculating/calculating.tsx: where the report is open to everybody, the address is asked for once on the way to it,
 * and may be left out (email/email-screen.tsx). From anywhere else such a sitting leads straight to its report.
 */
export const afterCalculating = (sitting: Standing & Pick<SittingView, 'examKind'>): NextScreen => {
  const next = nextScreen(sitting)
  return next === 'report' && sitting.email === null && isGiven(sitting.examKind) ? 'email' : next
}

/** Whether a test is free as a whole: its result needs neither an address nor a payment. */
export const isGiven = (kind: SittingView['examKind']): boolean => kind === 'depression'
