import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createBehaviour } from './behaviour'
import type { Context } from './context'
import { createListener } from './http/create-listener'
import { billDuePlans } from './plans/bill-plan'
import type { SandboxSettings } from './settings'
import { openStore } from './store/open-store'
import { startDelivery } from './webhooks/start-delivery'

const GRACE_MS = 2000
/** How often it looks which plans have come due. */
const BILLS_EVERY_MS = 30_000

/** Starts the provider. `port: 0` takes a free one. `close` lets running calls end, then closes the store. */
export const startSandbox = async (
  settings: SandboxSettings,
): Promise<{ url: string; close: () => Promise<void> }> => {
  const store = openStore(settings.dataDir)
  const ctx: Context = {
    store,
    behaviour: createBehaviour(),
    clock: settings.clock ?? Date.now,
    secretKey: settings.secretKey,
    siteOrigins: settings.siteOrigins,
    testControls: settings.testControls ?? false,
    wakeDelivery: () => delivery.wake(),
    log: settings.log ?? (() => undefined),
  }
  const secrets = [settings.webhookSecret].flat()
  const server = createServer({ requestTimeout: 15_000, headersTimeout: 10_000, maxHeaderSize: 16 * 1024 })
  const listener = createListener(ctx)
  server.on('request', (request, response) => {
    listener(request, response).catch((error: unknown) => {
      ctx.log({ error: String(error) })
      response.destroy()
    })
  })
  await listen({ server, port: settings.port, host: settings.host }).catch((error: unknown) => {
    store.close()
    throw error
  })
  const delivery = startDelivery({ ctx, webhookUrl: settings.webhookUrl, secrets })
  const billing = setInterval(() => billDuePlans(ctx), BILLS_EVERY_MS)
  billing.unref()
  const { port } = server.address() as AddressInfo
  const host = settings.host.includes(':') ? `[${settings.host}]` : settings.host
  const close = async () => {
    clearInterval(billing)
    await Promise.all([closeServer(server), delivery.stop()])
    store.close()
  }
  return { url: `http://${host}:${port}`, close }
}

const listen = ({ server, port, host }: { server: Server; port: number; host: string }) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve())
  })

const closeServer = (server: Server) =>
  new Promise<void>((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), GRACE_MS)
    server.close(() => {
      clearTimeout(force)
      resolve()
    })
    server.closeIdleConnections()
  })
