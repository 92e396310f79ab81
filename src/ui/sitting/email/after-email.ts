import type { RouteId } from '@/domain/routing/routes'
import { nextScreen } from '../next-screen'
import type { SittingView } from '../sitting-view'

type Args = { search: string; sitting: SittingView }
type Way = { route: RouteId; query?: Record<string, string> }

/** Where an address leads: back to what was being bought when it was changed (`for`), else on to the result. */
export const afterEmail = ({ search, sitting }: Args): Way => {
  const sale = new URLSearchParams(search).get('for')
  if (sale === 'report') return { route: 'tiers' }
  if (sale === 'package') return { route: 'payPackage', query: { orderNumber: sitting.sittingNumber } }
  return { route: nextScreen(sitting) }
}
