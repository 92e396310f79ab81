import type { ServerResponse } from 'node:http'
import type { Asking } from './step'

const LANDING = '/landing_page/'
const NOWHERE = 'http://localhost'

/**
 * A landing page that moved leads on with what the link carried besides its language: campaign, promo code. The page itself cannot
 * know it, because it is made once for all who ask.
 */
export const keepQuery = ({ url }: Pick<Asking, 'url'>, response: ServerResponse): void => {
  const location = response.getHeader('location')
  if (response.statusCode !== 307 && response.statusCode !== 308) return
  if (typeof location !== 'string' || !location.startsWith(LANDING)) return
  const target = new URL(location, NOWHERE)
  const named = new Set(target.searchParams.keys())
  for (const [name, value] of new URL(url, NOWHERE).searchParams)
    if (!named.has(name)) target.searchParams.append(name, value)
  response.setHeader('Location', `${target.pathname}${target.search}`)
}
