import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createBehaviour } from '../../../providers/lib/behaviour'
import { createIdempotency, DAY_MS } from '../../../providers/lib/idempotency'
import type { Answer } from '../../../providers/lib/provider-call'
import { createProviderEvents } from '../../../providers/lib/provider-events'
import { startProvider } from '../../../providers/lib/start-provider'
import { createTestClock } from '../../../providers/lib/test-clock'

const said = (status: number, word: string): Answer => ({ status, body: { word } })

/** A provider of one call: it counts. */
const startCounter = async () => {
  const clock = createTestClock()
  const behaviour = createBehaviour()
  const books = { count: 0 }
  const events = createProviderEvents<{ at: number }>({ clock, behaviour, sign: () => ({ signed: 'yes' }) })
  const provider = await startProvider({
    clock,
    behaviour,
    events,
    idempotency: createIdempotency({ clock }),
    keyHeader: 'idempotency-key',
    keeps: () => true,
    words: {
      noSuchCall: () => said(404, 'none'),
      fault: (status) => said(status, 'fault'),
      keyInUse: () => said(409, 'in use'),
      otherParameters: () => said(400, 'other parameters'),
    },
    books: () => books,
    calls: [
      {
        name: 'count',
        method: 'POST',
        path: '/v1/counters/:id',
        handle: ({ params }) => {
          books.count += 1
          events.record(`e${books.count}`, { at: books.count })
          return said(200, `${params[0]} ${books.count}`)
        },
      },
    ],
  })
  const count = async ({ key, text = '' }: { key?: string; text?: string } = {}) => {
    const headers: Record<string, string> = key ? { 'idempotency-key': key } : {}
    const signal = AbortSignal.timeout(300)
    const response = await fetch(`${provider.url}/v1/counters/a`, {
      method: 'POST',
      body: text,
      headers,
      signal,
    })
    const answer = await response.text()
    return { status: response.status, answer, retryAfter: response.headers.get('retry-after') }
  }
  return { ...provider, books, count }
}

let counter: Awaited<ReturnType<typeof startCounter>>
beforeEach(async () => {
  counter = await startCounter()
})
afterEach(() => counter.stop())

describe('a provider of the tests', () => {
  it('counts once for one key, until it forgets the key after a day', async () => {
    const first = await counter.count({ key: 'k' })
    expect(await counter.count({ key: 'k' })).toEqual(first)
    expect(await counter.count({ key: 'k', text: 'x=1' })).toMatchObject({ status: 400 })
    counter.clock.advance(DAY_MS)
    expect(await counter.count({ key: 'k' })).not.toEqual(first)
    expect(counter.books.count).toBe(2)
  })

  it('says of a key in use that it is', async () => {
    counter.behave({ executionMs: 60 })
    const both = await Promise.all([counter.count({ key: 'k' }), counter.count({ key: 'k' })])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(counter.books.count).toBe(1)
  })

  it('gives a saved 500 again to its key, whether or not the work was done', async () => {
    counter.behave({ calls: [{ call: 'count', action: 'status', saved: true, effect: 'after' }] })
    expect(await counter.count({ key: 'k' })).toMatchObject({ status: 500 })
    expect(await counter.count({ key: 'k' })).toMatchObject({ status: 500 })
    expect(counter.books.count).toBe(1)
    expect(await counter.count({ key: 'l' })).toMatchObject({ status: 200 })
  })

  it.each([
    ['reset', 'after', 1],
    ['hang', 'before', 0],
    ['hang', 'after', 1],
  ] as const)('leaves a caller in doubt: %s %s the work', async (action, effect, counted) => {
    counter.behave({ calls: [{ call: '*', action, effect, ms: 500 }] })
    await expect(counter.count()).rejects.toThrow()
    expect(counter.books.count).toBe(counted)
    expect(await counter.count()).toMatchObject({ status: 200 })
  })

  it('tells who comes too often when to come back', async () => {
    counter.behave({ calls: [{ call: 'count', action: 'status', status: 429, retryAfter: 7 }] })
    expect(await counter.count()).toMatchObject({ status: 429, retryAfter: '7' })
  })

  it('delivers webhooks doubled, again until they arrive, never, and forged', async () => {
    const received: string[] = []
    let status = 500
    const site = createServer(async (request, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      received.push(`${request.headers.signed ?? 'unsigned'} ${Buffer.concat(chunks)}`)
      response.writeHead(status).end()
    })
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
    const post = (name: string, body: unknown) =>
      fetch(`${counter.url}/test/${name}`, { method: 'POST', body: JSON.stringify(body) })
    await post('webhooks', { url: `http://127.0.0.1:${(site.address() as AddressInfo).port}/` })
    await counter.count()
    await until(() => received.length === 1)
    status = 200
    await post('advance', { ms: 60_000 })
    await until(() => received.length === 2)
    await post('behaviour', { webhooks: { duplicates: 1 } })
    await counter.count()
    await until(() => received.length === 4)
    await post('behaviour', { webhooks: { drop: 1 } })
    await counter.count()
    await post('forge', { body: '{}', headers: {} })
    await until(() => received.length === 5)
    expect(received).toEqual(['yes {"at":1}', 'yes {"at":1}', 'yes {"at":2}', 'yes {"at":2}', 'unsigned {}'])
    expect(counter.events.all().map(({ state }) => state)).toEqual(['delivered', 'delivered', 'dropped'])
    site.closeAllConnections()
    await new Promise((resolve) => site.close(resolve))
  })
})

const until = async (met: () => boolean) => {
  const end = Date.now() + 10_000
  while (!met()) {
    if (Date.now() > end) throw new Error('this did not happen in time')
    await sleep(10)
  }
}
