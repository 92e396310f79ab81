import { cleanName } from '../accounts/clean-name'

/** Query parameters a visitor keeps from page to page (docs/product.md, "Constants"). */
export const TRACKING_PARAMETERS = [
  'hl',
  'logid',
  'fbclid',
  'gclid',
  'click_id',
  'pixel_id',
  'ttclid',
  'tt_test_id',
  'ScCid',
  'MSCLKID',
  'epik',
] as const

/** The parameter in which a link brings a promo code along. */
export const PROMO_PARAMETER = 'promo'

/** Tracking parameters as they are stored, beside an order that staff read. */
export const cleanTracking = <Given extends object>(given: Given): Given =>
  Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name,
      typeof value === 'string' ? cleanName(value) : value,
    ]),
  ) as Given

/** An internal href with its language and the tracking parameters of the current query. What the href says itself wins. */
export function carryQuery({ href, search, hl }: { href: string; search: string; hl: string }): string {
  const [beforeHash = '', ...hash] = href.split('#')
  const [path, own] = beforeHash.split('?')
  const query = new URLSearchParams(own)
  const current = new URLSearchParams(search)
  current.set('hl', hl)
  for (const name of TRACKING_PARAMETERS) {
    const value = current.get(name)
    if (value && !query.has(name)) query.set(name, value)
  }
  return [`${path}?${query}`, ...hash].join('#')
}
