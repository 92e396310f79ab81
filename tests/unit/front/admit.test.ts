import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createAdmit } from '@/front/admit'
import type { Asked } from '@/front/step'

/** More than any lane but that of work lets in at once. */
const MANY = 60
const LANDING = '/landing_page/new/iq-1'

let end = () => {}
afterEach(() => end())

const admit = createAdmit()

/** A server that answers with `answer`, and so many connections that begin with `words` and then do nothing more. */
const besiege = async ({ answer, words }: { answer: RequestListener; words: string }) => {
  let asked = 0
  const server = createServer((request, response) => {
    if (admit(request as Asked, response) === 'answered') return
    asked += 1
    answer(request, response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const sockets: Socket[] = []
  const leave = () => {
    for (const socket of sockets) socket.destroy()
  }
  end = () => {
    leave()
    server.closeAllConnections()
    server.close()
  }
  const join = () => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    socket.pause()
    socket.write(words)
    sockets.push(socket)
  }
  for (let each = 0; each < MANY; each++) {
    join()
    // Few at a time: it is not the load that is looked at here.
    if (each % 5 === 4) await new Promise((done) => setTimeout(done, 60))
  }
  await expect.poll(() => asked, { timeout: 10_000 }).toBeGreaterThan(40)
  return { url: `http://127.0.0.1:${port}`, join, leave }
}

/** Whether somebody else is served, now or when the load of this test itself is over. */
const expectServed = (url: string) =>
  expect.poll(async () => (await fetch(url + LANDING)).status, { timeout: 10_000, interval: 300 }).toBe(200)

describe('a place among those under way', { timeout: 30_000 }, () => {
  it('is not taken by who sends slowly', async () => {
    const { url } = await besiege({
      answer: (request, response) => void request.resume().on('end', () => response.end('ok')),
      words: 'POST /api/app/contact HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nslow',
    })
    await expectServed(url)
  })

  it('is not taken by who reads slowly', async () => {
    const { url } = await besiege({
      answer: (request, response) => response.end(request.url === LANDING ? 'ok' : Buffer.alloc(8e6)),
      words: 'GET /landing_page/large HTTP/1.1\r\nHost: a\r\n\r\n',
    })
    await expectServed(url)
  })

  it('is taken by who is being answered, and free again when they go', async () => {
    const { url, join, leave } = await besiege({
      answer: (request, response) => void (request.url === LANDING && response.end('ok')),
      words: 'GET /landing_page/never HTTP/1.1\r\nHost: a\r\n\r\n',
    })
    // On a busy machine some of them were turned away for its load, and others take their places.
    await expect
      .poll(
        async () => {
          join()
          const { status, headers } = await fetch(url + LANDING)
          return [status, Number(headers.get('retry-after')) > 0]
        },
        { timeout: 25_000, interval: 300 },
      )
      .toEqual([503, true])
    leave()
    await expectServed(url)
  })
})
