import { addressWithoutStuckSigns } from '@/domain/routing/stuck-signs'
import { headersOf, placeOf } from './policy'
import { pathOf } from './refuse'
import { settings } from './settings'
import type { Step } from './step'

const PAGES = ['site', 'paying']

/** A link to a page with the full stop of a sentence at its end leads to the page. */
export const stuckSigns: Step = ({ method, url }, response) => {
  if ((method !== 'GET' && method !== 'HEAD') || !PAGES.includes(placeOf(pathOf(url)).place)) return 'passed'
  const address = addressWithoutStuckSigns(url)
  if (address === url) return 'passed'
  for (const [name, value] of headersOf({ place: 'api', settings: settings() }))
    response.setHeader(name, value)
  response.writeHead(308, { Location: address, 'Content-Length': 0 }).end()
  return 'answered'
}
