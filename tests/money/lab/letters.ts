import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { GATEWAY_IDS, type PaymentGatewayId } from '@/gateways/payments/gateway'

/** A webhook as it came over the wire. */
export type Letter = { provider: PaymentGatewayId; rawBody: Uint8Array; headers: Headers }
export type Letterbox = { url: (provider: string) => string; close: () => Promise<void> }

/** Where the providers' webhooks arrive: POST /{provider}. `take` says with what HTTP status each is answered. */
export const openLetterbox = async (take: (letter: Letter) => Promise<number>): Promise<Letterbox> => {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const headers = new Headers(
      Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]),
    )
    const provider = GATEWAY_IDS.find((id) => request.url === `/${id}`)
    if (!provider) throw new Error(`No provider delivers to ${request.url}.`)
    response.statusCode = await take({ provider, rawBody: Buffer.concat(chunks), headers }).catch(() => 500)
    response.end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    url: (provider) => `http://127.0.0.1:${port}/${provider}`,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}
