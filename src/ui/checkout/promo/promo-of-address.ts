import { PROMO_PARAMETER } from '@/domain/routing/tracking'

/** As long as the API takes one. */
const LONGEST = 60

/**
 * The promo code that a link brings along; null: it brings none, or what cannot be one. Whether it holds is said beside the
 * price, by the server.
 */
export const promoInQuery = (search: string): string | null => {
  const code = new URLSearchParams(search).get(PROMO_PARAMETER)?.trim() ?? ''
  return code === '' || code.length > LONGEST ? null : code
}

/** That of the page that is open; none while it is drawn on the server. */
export const promoOfAddress = (): string | null =>
  typeof window === 'undefined' ? null : promoInQuery(window.location.search)

/** The same, and the address is without it from then on. */
export const takePromoOfAddress = (): string | null => {
  const code = promoOfAddress()
  if (code === null) return null
  const url = new URL(window.location.href)
  url.searchParams.delete(PROMO_PARAMETER)
  // With the router's own state, which it looks for when somebody goes back.
  window.history.replaceState(window.history.state, '', url)
  return code
}
