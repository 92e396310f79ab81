import { createServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { countBody } from '@/front/count-body'

const MOST = 1_000
const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A server that reads every body whole, behind the counter. */
const startReader = async () => {
  let read = 0
  const server = createServer((request, response) => {
    countBody({ request, response, most: MOST })
    request.on('data', (chunk: Buffer) => {
      read += chunk.length
    })
    request.on('error', () => {})
    request.on('end', () => response.end('read'))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return { port: (server.address() as AddressInfo).port, read: () => read }
}

/** Sends a body in chunks without saying how long it is. */
const send = ({ port, chunks, of }: { port: number; chunks: number; of: number }) =>
  new Promise<number | 'cut'>((done) => {
    const asked = httpRequest({ port, host: '127.0.0.1', method: 'POST', path: '/admin' }, (answer) => {
      answer.resume()
      done(answer.statusCode ?? 0)
    })
    asked.on('error', () => done('cut'))
    const next = (left: number): void => {
      if (left === 0) asked.end()
      else asked.write('x'.repeat(of), () => setTimeout(next, 1, left - 1))
    }
    next(chunks)
  })

describe('the bytes of a body', () => {
  it('are let through up to the last that is allowed', async () => {
    const { port, read } = await startReader()
    expect(await send({ port, chunks: 10, of: 100 })).toBe(200)
    expect(read()).toBe(MOST)
  })

  it.each([
    [11, 100],
    [1, 1_001],
    [200, 10_000],
  ])(
    'are counted as they arrive: %i times %i are refused, and nobody reads more than is allowed',
    async (chunks, of) => {
      const { port, read } = await startReader()
      expect([413, 'cut']).toContain(await send({ port, chunks, of }))
      expect(read()).toBeLessThanOrEqual(MOST)
    },
  )
})
