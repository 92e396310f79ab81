import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { headersOf } from './policy'
import { settings } from './settings'
import { STYLE } from './stand-in-style'

let cached: [name: string, value: string][] | undefined

/** The rules of an answer that we give ourselves, before or instead of Next: nothing in it runs, nobody keeps it. */
export const harden = (response: ServerResponse): void => {
  cached ??= hardHeaders()
  for (const [name, value] of cached) response.setHeader(name, value)
}

const hardHeaders = (): [name: string, value: string][] => {
  const hash = createHash('sha256').update(STYLE).digest('base64')
  return headersOf({ place: 'api', settings: settings() }).map(([name, value]) => [
    name,
    name === 'Content-Security-Policy' ? `${value}; style-src 'sha256-${hash}'` : value,
  ])
}
