import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { holdPage } from '@/front/hold-page'

type Handler = (response: ServerResponse) => void

/** What a client gets of a handler whose pages are held; `finish` says in a header what it saw. */
const served = async (handler: Handler, method = 'GET') => {
  const server = createServer((_, response) => {
    holdPage({
      response,
      finish: (body) => {
        response.setHeader('x-seen', String(body.length))
        return Buffer.from(String(body).toUpperCase())
      },
      bodiless: () => response.setHeader('x-bodiless', 'yes'),
      head: () => response.setHeader('x-head', String(response.getHeader('x-own') ?? 'none')),
    })
    handler(response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { method })
  const text = await answer.text()
  server.close()
  server.closeAllConnections()
  return { status: answer.status, text, headers: answer.headers }
}

const html = (response: ServerResponse) => response.setHeader('Content-Type', 'text/html; charset=utf-8')

describe('a page', () => {
  it.each([
    ['at once', (response) => response.end('<p>é</p>')],
    [
      'in pieces',
      (response) => {
        response.write('<p>')
        response.write(Buffer.from('é'))
        response.end('</p>')
      },
    ],
    ['with its head first', (response) => response.writeHead(200).end('<p>é</p>')],
    [
      'with a flushed head',
      (response) => {
        response.flushHeaders()
        response.end('<p>é</p>')
      },
    ],
    ['with a callback', (response) => response.end('<p>é</p>', 'utf8', () => {})],
  ] as [string, Handler][])('sent %s is finished before its headers leave', async (_, send) => {
    const { status, text, headers } = await served((response) => {
      html(response)
      send(response)
    })
    expect([status, text, headers.get('content-length')]).toEqual([200, '<P>É</P>', '9'])
    expect(headers.get('x-seen')).not.toBeNull()
  })

  it('keeps its status and the headers of its head', async () => {
    const { status, headers } = await served((response) =>
      response.writeHead(404, { 'Content-Type': 'text/html', 'X-Own': '1' }).end('<p>'),
    )
    expect([status, headers.get('x-own'), headers.get('x-seen')]).toEqual([404, '1', '3'])
    expect(headers.get('x-head'), 'what its head said').toBe('1')
  })

  it('without a byte is a page too', async () => {
    const { text, headers } = await served((response) => {
      html(response)
      response.end()
    })
    expect([text, headers.get('x-seen')]).toEqual(['', '0'])
  })
})

describe('anything else', () => {
  it.each([
    ['JSON', 'application/json', undefined],
    ['nothing said', '', undefined],
    ['a page that is packed already', 'text/html', 'identity'],
  ])('passes as it is: %s', async (_, type, encoding) => {
    const { text, headers } = await served((response) => {
      if (type) response.setHeader('Content-Type', type)
      if (encoding) response.setHeader('Content-Encoding', encoding)
      response.write('a')
      response.end('b')
    })
    expect([text, headers.get('x-seen'), headers.get('x-head')]).toEqual(['ab', null, 'none'])
  })

  it('is told apart when there is no body', async () => {
    const unchanged = await served((response) => response.writeHead(304).end())
    expect([unchanged.status, unchanged.headers.get('x-bodiless')]).toEqual([304, 'yes'])
    const head = await served((response) => {
      html(response)
      response.end(null)
    }, 'HEAD')
    expect([head.status, head.headers.get('x-bodiless'), head.headers.get('x-seen')]).toEqual([
      200,
      'yes',
      null,
    ])
  })
})
