import { connect } from 'node:net'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CALLS } from '@/domain/api/calls'
import { site } from '../support/site'
import { newVisitor } from '../support/visitor'
import { buyReport } from '../support/way'
import { forgetRateLimits } from './support/rate-limits'

const email = `protected-${crypto.randomUUID()}@example.com`
let number: string

beforeAll(async () => {
  await forgetRateLimits()
  number = (await buyReport(newVisitor(), { email })).sitting.orderNumber
})
beforeEach(forgetRateLimits)

/** Bytes as they are, past every client that would tidy them up. */
const raw = (bytes: string): Promise<string> =>
  new Promise((done, fail) => {
    const socket = connect(Number(new URL(site().url).port), '127.0.0.1')
    const chunks: Buffer[] = []
    socket.setTimeout(10_000, () => socket.destroy())
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('close', () => done(Buffer.concat(chunks).toString('latin1')))
    socket.on('error', fail)
    socket.write(bytes, 'latin1')
  })

const ask = (line: string, headers: Record<string, string> = {}, body = '') =>
  raw(
    `${line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}\r\n${body}`,
  )

const statusOf = (answer: string): number => Number(/^HTTP\/1\.[01] (\d{3})/.exec(answer)?.[1] ?? 0)

const MUST: [header: string, shape: RegExp][] = [
  ['content-security-policy', /default-src 'none'.*frame-ancestors '(?:none|self)'/],
  ['x-content-type-options', /^nosniff$/],
  ['referrer-policy', /^(?:strict-origin-when-cross-origin|no-referrer)$/],
  ['permissions-policy', /camera=\(\)/],
  ['cross-origin-opener-policy', /^same-origin-allow-popups$/],
  ['cross-origin-resource-policy', /^same-origin$/],
]

/** What an answer lacks of the headers that every answer has. */
const lacks = (answer: string): string[] => {
  const [head = ''] = answer.split('\r\n\r\n')
  const headers = new Map(
    head
      .split('\r\n')
      .slice(1)
      .map((line) => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 1).trim(),
      ]),
  )
  return [
    ...MUST.filter(([name, shape]) => !shape.test(headers.get(name) ?? '')).map(([name]) => name),
    ...['x-powered-by', 'server'].filter((name) => headers.has(name)),
  ]
}

describe('the headers of every answer', () => {
  it.each([
    ['a page', 'GET /landing_page/new/iq-1?hl=EN'],
    ['a page of somebody', 'GET /report/result/iq-1?hl=EN'],
    ['a page of money', 'GET /paying/payment/iq-1?hl=EN'],
    ['the admin', 'GET /admin/login'],
    ['a call', 'GET /api/app/v2/view?hl=EN'],
    ['a call of money', 'GET /pay/nothing'],
    ['a file', 'GET /icon.svg'],
    ['a script that is not there', 'GET /_next/static/chunks/none.js'],
    ['a redirect', 'GET /landing_page//new'],
    ['a missing page', 'GET /no/such/page?hl=EN'],
    ['a missing file', 'GET /no.such'],
    ['robots', 'GET /robots.txt'],
    ['a head', 'HEAD /landing_page/new/iq-1?hl=EN'],
    ['a preflight', 'OPTIONS /api/orders'],
    ['a wrong method', 'DELETE /landing_page/new/iq-1?hl=EN'],
    ['a made-up method', 'FROBNICATE /'],
    ['an absolute address', 'GET http://169.254.169.254/latest/meta-data'],
    ['a broken escape', 'GET /%E0%A4%A'],
    ['a zero byte', 'GET /%00'],
    ['a very long address', `GET /${'a'.repeat(17_000)}`],
    ['no HTTP at all', 'HELLO'],
  ])('stand on %s', async (_, line) => {
    const answer = await ask(line)
    expect(statusOf(answer)).toBeGreaterThanOrEqual(200)
    expect([statusOf(answer) < 500, lacks(answer)]).toEqual([true, []])
  })

  it('tell when one is missing', () => {
    expect(lacks('HTTP/1.1 200 OK\r\nX-Powered-By: Next.js\r\n\r\n')).toEqual([
      ...MUST.map(([name]) => name),
      'x-powered-by',
    ])
  })
})

describe('a protected address', () => {
  const TARGETS = () => [
    `/api/exam/report/${number}`,
    `/api/exam/order/info/${number}`,
    '/api/orders?limit=100',
    '/api/sittings?limit=100',
    '/admin/collections/orders',
    '/admin/collections/mails',
  ]
  const TRICKS: [name: string, headers: Record<string, string>][] = [
    [
      'a middleware subrequest',
      { 'x-middleware-subrequest': 'src/proxy:src/proxy:src/proxy:src/proxy:src/proxy' },
    ],
    ['a middleware rewrite', { 'x-middleware-rewrite': '/admin', 'x-middleware-next': '1' }],
    [
      'the header of a middleware',
      { 'x-middleware-override-headers': 'cookie', 'x-middleware-request-cookie': 'x' },
    ],
    ['a server component', { rsc: '1' }],
    ['a prefetch', { rsc: '1', 'next-router-prefetch': '1' }],
    ['a segment', { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' }],
    ['data', { 'x-nextjs-data': '1' }],
    [
      'a matched path',
      { 'x-matched-path': '/admin', 'x-invoke-path': '/api/orders', 'x-invoke-status': '200' },
    ],
    ['the original address', { 'x-original-url': '/api/orders', 'x-rewrite-url': '/api/orders' }],
    ['another host', { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }],
    ['a method override', { 'x-http-method-override': 'GET', 'x-payload-http-method-override': 'GET' }],
    ['a revalidation', { 'x-prerender-revalidate': 'x', purpose: 'prefetch' }],
    [
      'an upgrade',
      {
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'eHh4eHh4eHh4eHh4eHh4eA==',
      },
    ],
    [
      'a session that is not one',
      { cookie: 'plumbline-token=eyJhbGciOiJub25lIn0.eyJpZCI6IjEiLCJjb2xsZWN0aW9uIjoiYWRtaW5zIn0.' },
    ],
    ['an authorization that is not one', { authorization: 'admins API-Key x' }],
  ]

  it.each(TRICKS)('gives nothing to %s', async (_, headers) => {
    for (const target of TARGETS()) {
      const answer = await ask(`GET ${target}`, headers)
      expect([target, answer.includes(email), answer.includes('"docs":[{')]).toEqual([target, false, false])
      expect([target, statusOf(answer) < 500]).toEqual([target, true])
    }
  })

  const SPELLINGS: [name: string, spell: (path: string) => string][] = [
    ['double slashes', (path) => path.replaceAll('/', '//')],
    ['an escaped dot', (path) => `/%2e${path}`],
    ['a way up', (path) => `/landing_page/..${path}`],
    ['an escaped way up', (path) => `/landing_page/%2e%2e${path}`],
    ['an escaped slash', (path) => path.replace(/\/(\w)/, '%2f$1')],
    ['a semicolon', (path) => `${path.split('?')[0]};x=1`],
    ['capitals', (path) => path.toUpperCase()],
    ['a dot behind', (path) => `${path.split('?')[0]}.`],
    ['.rsc behind', (path) => `${path.split('?')[0]}.rsc`],
    ['a segment behind', (path) => `${path.split('?')[0]}.segments/_tree.segment.rsc`],
    ['Next’s data', (path) => `/_next/data/build${path.split('?')[0]}.json`],
    ['two languages', (path) => `${path}${path.includes('?') ? '&' : '?'}hl=EN&hl=FR&_rsc=x`],
    ['another storefront’s way', (path) => `/EN/iq/1${path}`],
  ]
  it.each(SPELLINGS)('gives nothing to %s', async (_, spell) => {
    for (const target of TARGETS()) {
      const answer = await ask(`GET ${spell(target)}`)
      expect([target, answer.includes(email), answer.includes('"docs":[{')]).toEqual([target, false, false])
      expect([target, statusOf(answer) < 500, lacks(answer)]).toEqual([target, true, []])
    }
  })
})

describe('a path that two would read differently', () => {
  /** A body without a length whose end never comes: whoever wanted to read it would wait. */
  const unlimited = { 'transfer-encoding': 'chunked', 'content-type': 'application/json' }
  const beginning = '5\r\n{"a":\r\n'

  const TWO_READINGS = [
    '/admin/../api/app/contact',
    '/admin/%2e%2e/api/app/contact',
    '/admin/.%2E/api/admins/login',
    '/admin\\..\\api/media',
    '/admin/./../api/sandbox/webhooks',
    '//api/app/contact',
    '/api//app/contact',
    '/api%2fapp%2fcontact',
  ]

  // All at once: each connection is closed a second after its answer.
  it('leads nowhere, and its body is not read', async () => {
    const answers = await Promise.all(TWO_READINGS.map((path) => ask(`POST ${path}`, unlimited, beginning)))
    const said = answers.map((answer, at) => [TWO_READINGS[at], statusOf(answer), lacks(answer)])
    expect(said).toEqual(TWO_READINGS.map((path) => [path, 400, []]))
  })

  it('reaches no action of a page', async () => {
    const answer = await ask(
      'POST /admin/../?hl=EN',
      { 'next-action': 'a'.repeat(42), 'content-length': '2' },
      '[]',
    )
    expect(statusOf(answer)).toBe(400)
  })

  it('is one path when only its spelling is odd', async () => {
    expect(statusOf(await ask('GET /%61pi/app/v2/view?hl=EN'))).toBe(
      statusOf(await ask('GET /api/app/v2/view?hl=EN')),
    )
    const answer = await ask('GET /%61pi/orders')
    expect([statusOf(answer), /^cache-control: private, no-store/im.test(answer)]).toEqual([403, true])
  })
})

describe('a second spelling', () => {
  it('of every path, which Next keeps for its own pages’ data, is none of ours', async () => {
    const page = await fetch(`${site().url}/?hl=EN`)
    const [, build = ''] = /data-build="([^"]+)"/.exec(await page.text()) ?? []
    expect(build).not.toBe('')
    for (const path of ['/admin', '/api/admins/me', '/api/statistics', '/readyz', '/index', '/pay/pay/info'])
      for (const spelled of [`/_next/data/${build}${path}.json`, `/_NEXT/data/${build}${path}.json`]) {
        const answer = await ask(`GET ${spelled}?hl=EN`)
        expect([spelled, statusOf(answer), lacks(answer)]).toEqual([spelled, 400, []])
      }
  })

  it.each(['/admin/%ff', '/api/%ff', '/pay/%ff', '/_next/static/%ff', '/%E6'])(
    'that is no text is refused: %s',
    async (path) => {
      expect(statusOf(await ask(`GET ${path}`))).toBe(400)
    },
  )

  it('of a method that nobody needs is refused', async () => {
    for (const path of ['/', '/api/admins/me', '/pay/pay/order/create', '/_next/static/x.js'])
      expect([path, statusOf(await ask(`TRACE ${path}`))]).toEqual([path, 405])
  })
})

describe('a body that nobody waits for', () => {
  const CHUNK = Buffer.alloc(64 * 1024, 120)

  /** How many bytes a place takes before it hangs up; of one that never does, all that were offered. */
  const swallowed = (head: string, frame: (chunk: Buffer) => Buffer, most: number): Promise<number> =>
    new Promise((done) => {
      const socket = connect(Number(new URL(site().url).port), '127.0.0.1')
      let taken = 0
      const finish = () => {
        socket.destroy()
        done(taken)
      }
      socket.on('error', finish)
      socket.on('close', finish)
      socket.on('data', () => {})
      socket.setTimeout(5_000, finish)
      const more = (): void => {
        if (taken >= most) finish()
        else
          socket.write(frame(CHUNK), (error) => {
            if (error) finish()
            else {
              taken += CHUNK.length
              setImmediate(more)
            }
          })
      }
      socket.write(head, more)
    })

  it.each(['/healthz', '/readyz', '/', '/api/app/v2/view'])('is not read to its end: %s', async (path) => {
    const most = 40 * 1024 * 1024
    const given = await swallowed(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${most}\r\n\r\n`,
      (chunk) => chunk,
      most,
    )
    const chunked = await swallowed(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n`,
      (chunk) => Buffer.concat([Buffer.from('10000\r\n'), chunk, Buffer.from('\r\n')]),
      most,
    )
    // What the kernel's own buffers hold of it comes on top of the megabyte.
    expect([given < most / 2, chunked < most / 2]).toEqual([true, true])
  })
})

describe('a Server Action', () => {
  it.each([
    '/',
    '/landing_page/new/iq-1?hl=EN',
    '/report/result/iq-1?hl=EN',
    '/api/app/contact',
    '/pay/pay/order/create',
  ])('sent to %s is not there', async (path) => {
    for (const type of ['text/plain;charset=UTF-8', 'multipart/form-data; boundary=x', 'application/json']) {
      const answer = await ask(
        `POST ${path}`,
        { 'next-action': 'a'.repeat(42), 'content-type': type, 'content-length': '2' },
        '[]',
      )
      expect([type, statusOf(answer)]).toEqual([type, 404])
    }
  })
})

describe('a redirect', () => {
  const AWAY = [
    '//evil.example',
    '/\\evil.example',
    'https:evil.example',
    '/%09/evil.example',
    '/%0d%0aLocation:%20https://evil.example',
    '/@evil.example',
    '/．evil.example',
    'javascript:alert(1)',
    'https%3A%2F%2Fevil.example',
    '%2f%2fevil.example',
  ]
  it.each(AWAY)('never leads to %s', async (away) => {
    const path = away.startsWith('/') ? away : `/${away}`
    const value = encodeURIComponent(away)
    for (const line of [
      path,
      `/${path}`,
      `//evil.example/..${path}`,
      `/?hl=${value}`,
      `/landing_page/new/iq-1?hl=${value}&redirect=${value}&return=${value}&next=${value}`,
      `/admin/login?redirect=${value}`,
      `/admin?redirect=${value}`,
      `/admin/logout?redirect=${value}`,
      `/paying/success/iq-1?hl=EN&return_url=${value}&orderNumber=${value}`,
    ]) {
      const answer = await ask(`GET ${Buffer.from(line, 'utf8').toString('latin1')}`)
      const location = /^location: (.*)$/im.exec(answer.split('\r\n\r\n')[0] ?? '')?.[1]?.trim()
      expect([line, answer.split('\r\n\r\n')[0]?.match(/^location:/gim)?.length ?? 0]).toEqual([
        line,
        location ? 1 : 0,
      ])
      if (location) expect([line, new URL(location, site().url).origin]).toEqual([line, site().url])
    }
  })
})

describe('a body', () => {
  const path = CALLS['app.contact'].path
  const json = { 'content-type': 'application/json' }
  const post = (body: string, headers: Record<string, string> = {}) =>
    ask(
      `POST ${path}`,
      { ...json, 'content-length': String(Buffer.byteLength(body, 'latin1')), ...headers },
      body,
    )

  it.each([
    ['ten thousand lists deep', '['.repeat(10_000) + ']'.repeat(10_000), 400],
    [
      'of a hundred thousand keys',
      `{${Array.from({ length: 20_000 }, (_, at) => `"k${at}":1`).join()}}`,
      400,
    ],
    ['with a number that is too large', '{"appExamId":1e309}', 400],
    ['with a key twice', '{"hl":"EN","hl":"XX"}', 400],
    [
      'with a zero byte',
      '{"appExamId":"iq-1","hl":"EN","email":"a@example.com","topic":"a\\u0000","message":"b"}',
      400,
    ],
    ['with a lonely surrogate', '{"appExamId":"\\ud800"}', 400],
    ['in another encoding', '\xff\xfe{\x00}\x00', 400],
  ])('%s is refused plainly', async (_, body, status) => {
    expect(statusOf(await post(body))).toBe(status)
  })

  it('of more than a megabyte is not read', async () => {
    const answer = await ask(`POST ${path}`, { ...json, 'content-length': '1048577' }, '{')
    expect([statusOf(answer), lacks(answer)]).toEqual([413, []])
  })

  it('without an announced length is not read', async () => {
    const answer = await ask(`POST ${path}`, { ...json, 'transfer-encoding': 'chunked' }, '1\r\n{\r\n')
    expect([statusOf(answer), lacks(answer)]).toEqual([411, []])
  })

  it('with two lengths is no request', async () => {
    const answer = await raw(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
    )
    expect([statusOf(answer), lacks(answer)]).toEqual([400, []])
  })

  it('changes no prototype, by body or by query', async () => {
    for (const polluted of [
      '{"__proto__":{"polluted":"yes"}}',
      '{"constructor":{"prototype":{"polluted":"yes"}}}',
    ])
      await post(polluted)
    for (const search of [
      '__proto__[polluted]=yes',
      'a[__proto__][polluted]=yes',
      'constructor[prototype][polluted]=yes',
      'where[__proto__][polluted]=yes',
    ])
      for (const target of ['/api/orders', '/api/media', '/api/app/v2/view', '/'])
        expect([search, statusOf(await ask(`GET ${target}?${search}`)) < 500]).toEqual([search, true])
    for (const target of ['/api/media', '/api/access', '/api/app/v2/view?hl=EN', '/api/nothing'])
      expect(await ask(`GET ${target}`)).not.toContain('polluted')
  })

  it('that never ends holds up nobody who answers or pays', async () => {
    const slow = Array.from({ length: 40 }, () => {
      const socket = connect(Number(new URL(site().url).port), '127.0.0.1')
      socket.on('error', () => {})
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`,
      )
      return socket
    })
    try {
      expect(statusOf(await ask('GET /api/exam/order/country/list?hl=EN'))).toBe(200)
      // Reading on the side may be told to come again.
      expect([200, 503]).toContain(statusOf(await ask('GET /api/app/v2/view?hl=EN')))
    } finally {
      for (const socket of slow) socket.destroy()
    }
    await expect
      .poll(async () => statusOf(await ask('GET /api/app/v2/view?hl=EN')), { timeout: 60_000 })
      .toBe(200)
  })
})

describe('a request from another site', () => {
  it('changes nothing by GET or HEAD: no mutating call has one', async () => {
    for (const { method, path } of Object.values(CALLS).filter((call) => call.method === 'POST'))
      for (const other of ['GET', 'HEAD']) {
        const answer = await ask(`${other} ${path}`)
        // A longer path may be another call's, with a word for its number.
        expect([other, method, path, [400, 404].includes(statusOf(answer))]).toEqual([
          other,
          method,
          path,
          true,
        ])
      }
  })

  it('is told that no other origin may read an answer', async () => {
    for (const path of [
      '/api/app/v2/view?hl=EN',
      '/api/media',
      '/api/orders',
      '/landing_page/new/iq-1?hl=EN',
    ]) {
      const answer = await ask(`GET ${path}`, { origin: 'https://evil.example' })
      expect([path, /^access-control-allow-origin: (?:\*|https:\/\/evil)/im.test(answer)]).toEqual([
        path,
        false,
      ])
    }
  })
})
