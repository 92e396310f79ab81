import type { IncomingHttpHeaders, RequestListener, Server } from 'node:http'
import { request as ask } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFront } from '@/front/create-front'
import { processGlobals } from '@/front/process-globals'

const DOCUMENT = { accept: 'text/html' }

/** What stands for Next; each test says how it answers. */
let next: RequestListener
let server: Server
let port: number
/** What reached Next. */
let seen: { url: string; headers: IncomingHttpHeaders }[]

beforeEach(async () => {
  seen = []
  next = (_, response) => response.end('next')
  server = createFront((request, response) => {
    seen.push({ url: String(request.url), headers: { ...request.headers } })
    next(request as Parameters<RequestListener>[0], response as Parameters<RequestListener>[1])
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  port = (server.address() as AddressInfo).port
})
afterEach(() => {
  processGlobals().hotCalls = null
  processGlobals().databaseUnavailableAt = 0
  server.closeAllConnections()
  server.close()
})

type Answer = { status: number; headers: IncomingHttpHeaders; text: string }

/** By a client that sends a path as it is. */
const fetchRaw = (path: string, { method = 'GET', headers = {}, body = '' } = {}): Promise<Answer> =>
  new Promise((done, fail) => {
    const asked = ask({ port, host: '127.0.0.1', path, method, headers }, (answer) => {
      let text = ''
      answer.on('data', (chunk) => {
        text += String(chunk)
      })
      answer.on('end', () => done({ status: answer.statusCode ?? 0, headers: answer.headers, text }))
    })
    asked.on('error', fail)
    asked.end(body)
  })

/** The first line of what a connection answers to bytes that no client of ours would send. */
const sendBytes = (bytes: string): Promise<string> =>
  new Promise((done, fail) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    let text = ''
    socket.on('data', (chunk) => {
      text += String(chunk)
    })
    socket.on('error', fail)
    socket.on('close', () => done(text))
  })

describe('a request that no step answers', () => {
  it('reaches Next in one spelling, with a number and the address of its peer, and without what proxies say', async () => {
    await fetchRaw('/%61bc?x=1', {
      headers: {
        'x-middleware-subrequest': 'x',
        'x-forwarded-for': '1.2.3.4',
        'x-plumbline-peer': '1.2.3.4',
      },
    })
    const [{ url, headers } = { url: '', headers: {} as IncomingHttpHeaders }] = seen
    expect(url).toBe('/abc?x=1')
    expect(headers).toMatchObject({ 'x-plumbline-peer': '127.0.0.1' })
    expect(headers['x-request-id']).toMatch(/^[\da-f]{12}$/)
    expect(headers).not.toHaveProperty('x-middleware-subrequest')
    expect(headers).not.toHaveProperty('x-forwarded-for')
  })

  it('is answered with our headers and the number of the request', async () => {
    const { headers, text } = await fetchRaw('/abc')
    expect(text).toBe('next')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['x-request-id']).toBe(seen[0]?.headers['x-request-id'])
  })
})

describe('a link with a sign stuck to it', () => {
  it.each([
    ['GET', '/report/shared/iq-1?id=abc.', '/report/shared/iq-1?id=abc'],
    ['HEAD', '/%61bc%2E', '/abc'],
  ])('leads to its page: %s %s', async (method, path, location) => {
    const answer = await fetchRaw(path, { method })
    expect([answer.status, answer.headers.location, seen]).toEqual([308, location, []])
    expect(answer.headers['content-security-policy']).toBeDefined()
  })

  it.each([
    ['GET', '/api/exam/report/abc.'],
    ['GET', '/_next/static/a.'],
  ])('that is no page stays as it is: %s %s', async (method, path) => {
    await fetchRaw(path, { method })
    expect(seen.map(({ url }) => url)).toEqual([path])
  })
})

describe('a request that a step answers never reaches Next', () => {
  it.each([
    ['GET', '/healthz', 200],
    ['GET', '/a/../b', 400],
    ['GET', '//a', 400],
    ['POST', '/landing_page/new/iq-1', 405],
  ])('%s %s: %i', async (method, path, status) => {
    const answer = await fetchRaw(path, { method })
    expect([answer.status, seen]).toEqual([status, []])
    expect(answer.headers['x-request-id']).toBeDefined()
    expect(answer.headers['content-security-policy']).toBeDefined()
  })
})

describe('a body that is too long', () => {
  const post = (bytes: number) =>
    fetch(`http://127.0.0.1:${port}/api/exam/sitting/start`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: 'x'.repeat(bytes),
    })

  it('is refused in words that its sender reads, though it is still sending', async () => {
    for (let round = 0; round < 12; round += 1) {
      const answers = await Promise.all([1_100_000, 1_500_000, 1_900_000].map(post))
      for (const answer of answers) {
        expect(answer.status).toBe(413)
        expect(await answer.text()).toBe('too large\n')
      }
    }
    expect(seen).toEqual([])
  })

  it('is waited for after the refusal, so that no connection is reset under whoever still writes', async () => {
    const body = 'x'.repeat(1_100_000)
    const socket = connect(port, '127.0.0.1')
    const events: string[] = []
    socket.on('error', (error) => events.push(error.message)).on('close', () => events.push('closed'))
    const answered = new Promise<string>((done) => socket.once('data', (chunk) => done(String(chunk))))
    socket.write(`POST /api/exam/sitting/start HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n\r\n`)
    expect(await answered).toMatch(/^HTTP\/1\.1 413 /)
    await new Promise((done) => setTimeout(done, 100))
    expect(events).toEqual([])
    socket.write(body)
    await expect.poll(() => events).toEqual(['closed'])
  })

  it('is not waited for longer than a moment', async () => {
    const answer = await sendBytes(
      `POST /api/exam/sitting/start HTTP/1.1\r\nHost: a\r\nContent-Length: 9000000\r\n\r\n${'x'.repeat(2000)}`,
    )
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
  })
})

describe('a body that does not come', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it.each(['GET /abc', 'GET /api/media', 'GET /healthz', 'HEAD /abc', 'POST /api/app/contact'])(
    'ends its connection after 15 s, though it was answered: %s',
    async (line) => {
      const socket = connect(port, '127.0.0.1')
      const events: string[] = []
      socket.on('error', () => {}).on('close', () => events.push('closed'))
      const answered = new Promise((done) => socket.once('data', done))
      socket.write(`${line} HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nx`)
      await answered
      vi.advanceTimersByTime(14_999)
      expect(server.listening && events).toEqual([])
      vi.advanceTimersByTime(1)
      await new Promise((done) => socket.once('close', done))
      expect(events).toEqual(['closed'])
    },
  )
})

describe('a page that fails', () => {
  const fails: RequestListener = (_, response) => {
    response.statusCode = 500
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.end('what broke')
  }
  const inPieces: RequestListener = (_, response) => {
    response.writeHead(500, { 'Content-Type': 'text/html' })
    response.write('what ')
    response.end('broke')
  }

  it.each([
    ['at once', fails],
    ['in pieces', inPieces],
  ])('%s leaves as a small page of ours with the number of the request', async (_, listener) => {
    next = listener
    const { status, headers, text } = await fetchRaw('/report/result/iq-1', { headers: DOCUMENT })
    expect([status, headers['retry-after']]).toEqual([500, undefined])
    expect(text).toContain(String(headers['x-request-id']))
    expect(text).not.toContain('broke')
    expect(headers['content-security-policy']).toContain("style-src 'sha256-")
  })

  it('for want of the database says so, and when to come again', async () => {
    next = fails
    processGlobals().databaseUnavailableAt = Date.now()
    const { status, headers } = await fetchRaw('/', { headers: DOCUMENT })
    expect([status, headers['retry-after']]).toEqual([503, '5'])
  })

  it.each([
    ['a call', '/api/orders', DOCUMENT],
    ['what no browser shows', '/', { accept: '*/*' }],
  ])('is not %s', async (_, path, headers) => {
    next = fails
    const { status, text } = await fetchRaw(path, { headers })
    expect([status, text]).toEqual([500, 'what broke'])
  })
})

describe('a hot call', () => {
  const PATH = '/api/exam/sitting/save'
  const offer = (call: () => Promise<Response | null>) => {
    processGlobals().hotCalls = new Map([[`POST ${PATH}`, call]])
  }
  const post = () => fetchRaw(PATH, { method: 'POST', headers: { 'content-length': '2' }, body: '{}' })

  it('goes to Next until the application has offered it', async () => {
    expect((await post()).text).toBe('next')
    offer(async () => new Response('hot', { status: 201, headers: { 'set-cookie': 'a=b' } }))
    const { status, text, headers } = await post()
    expect([status, text, headers['set-cookie'], seen.length]).toEqual([201, 'hot', ['a=b'], 1])
    expect(headers['cache-control']).toBe('private, no-store')
  })

  it.each([
    ['fails', () => Promise.reject(new Error('planted'))],
    ['gives no answer', async () => null],
  ])('that %s is answered with 500', async (_, call) => {
    offer(call)
    expect([(await post()).status, seen]).toEqual([500, []])
  })
})

describe('a connection', () => {
  it.each([
    [
      'that asks for another protocol',
      'GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
      404,
    ],
    ['that sends no HTTP', 'nonsense\r\n\r\n', 400],
    ['whose head is too long', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ])('%s is ended with our headers', async (_, bytes, status) => {
    const text = await sendBytes(bytes as string)
    expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(text).toContain('Content-Security-Policy: ')
    expect(seen).toEqual([])
  })
})
