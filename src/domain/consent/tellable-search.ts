import { PROMO_PARAMETER, TRACKING_PARAMETERS } from '../routing/tracking'

/** What advertisements and letters put into an address, and nothing that is ours. */
const TELLABLE: readonly string[] = [
  ...TRACKING_PARAMETERS,
  PROMO_PARAMETER,
  'gbraid',
  'wbraid',
  'gad_source',
  'gad_campaignid',
  'msclkid',
]

/**
 * The query of an address without all that another company must not be told: every network reads the whole address, and
 * of ours it may say an order's number. What is not known stays out.
 */
export const tellableSearch = (search: string): string => {
  const query = new URLSearchParams(search)
  for (const [name, value] of [...query])
    if (!(TELLABLE.includes(name) || /^utm_\w+$/.test(name)) || value.includes('@')) query.delete(name)
  const kept = query.toString()
  // Nothing was left out: as it was spelled.
  return [...query].length === [...new URLSearchParams(search)].length ? search : kept && `?${kept}`
}
