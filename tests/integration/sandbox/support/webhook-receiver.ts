import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export type ReceivedWebhook = {
  rawBody: Buffer
  headers: Headers
  type: string
  eventId: string
  intentId: string
}

/** Our webhook route's stand-in: keeps what arrives, answers as told. */
export const startReceiver = async ({ port = 0 }: { port?: number } = {}) => {
  const received: ReceivedWebhook[] = []
  const state = { status: 200 }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const rawBody = Buffer.concat(chunks)
    const event = JSON.parse(rawBody.toString())
    const headers = new Headers(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
    received.push({ rawBody, headers, type: event.type, eventId: event.id, intentId: event.data.object.id })
    response.writeHead(state.status).end()
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`,
    received,
    answerWith: (status: number) => {
      state.status = status
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export const until = async (met: () => boolean, { withinMs = 10_000 } = {}) => {
  const end = Date.now() + withinMs
  while (!met()) {
    if (Date.now() > end) throw new Error('this did not happen in time')
    await sleep(20)
  }
}
