import type { LeavingQuery } from '@/content/leaving'
import { readShopOfExam } from '@/content/storefront'
import { parsePlace } from '@/domain/routing/internal-path'

export type CancelPageProps = {
  params: Promise<{ locale: string; code: string; examId: string }>
  searchParams: Promise<LeavingQuery>
}

/** No other site is told these addresses; our own forms are told whose page they come from. */
export const CANCEL_META = { robots: { index: false, follow: false }, referrer: 'same-origin' } as const

export const readCancelPlace = async (
  route: 'cancel' | 'cancelDone',
  { params, searchParams }: CancelPageProps,
) => {
  const [given, query] = await Promise.all([params, searchParams])
  const place = parsePlace({ route, params: given })
  const shop = place && (await readShopOfExam(place))
  return { found: place && shop ? { place, shop } : null, query }
}
