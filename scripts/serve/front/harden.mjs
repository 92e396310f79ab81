import { createHash } from 'node:crypto'
import { headersOf } from './policy.mjs'
import { settings } from './settings.mjs'
import { STYLE } from './stand-in-style.mjs'

const hash = createHash('sha256').update(STYLE).digest('base64')
const HEADERS = headersOf({ place: 'api', settings }).map(([name, value]) => [
  name,
  name === 'Content-Security-Policy' ? `${value}; style-src 'sha256-${hash}'` : value,
])

/** The rules of an answer that we give ourselves, before or instead of Next: nothing in it runs, nobody keeps it. */
export const harden = (response) => {
  for (const [name, value] of HEADERS) response.setHeader(name, value)
}
