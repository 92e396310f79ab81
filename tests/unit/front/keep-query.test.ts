import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { keepQuery } from '@/front/keep-query'

const locationOf = ({ url, status, location }: { url: string; status: number; location: string }) => {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  response.statusCode = status
  response.setHeader('Location', location)
  keepQuery({ url }, response)
  return response.getHeader('location')
}

const NEW = '/landing_page/new_one/iq-1?hl=DE'

describe('where a moved landing page leads', () => {
  it.each([
    [
      'what the link carried goes along',
      '/landing_page/old/iq-1?hl=DE&utm_source=mail&promo=A',
      307,
      NEW,
      `${NEW}&utm_source=mail&promo=A`,
    ],
    ['its language is the page’s own', '/landing_page/old/iq-1?hl=FR', 307, NEW, NEW],
    ['a list stays one', '/landing_page/old/iq-1?a=1&a=2', 308, NEW, `${NEW}&a=1&a=2`],
    ['another page gets nothing', '/paying/back?token=t', 307, '/paying/check/iq-1', '/paying/check/iq-1'],
    [
      'another site gets nothing',
      '/landing_page/old/iq-1?a=1',
      307,
      'https://example.com/landing_page/',
      'https://example.com/landing_page/',
    ],
    ['what is no redirect stays', '/landing_page/old/iq-1?a=1', 200, NEW, NEW],
  ])('%s', (_, url, status, location, expected) => {
    expect(locationOf({ url, status, location })).toBe(expected)
  })
})
