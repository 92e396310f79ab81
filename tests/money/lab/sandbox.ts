import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createSandboxGateway } from '@/gateways/payments/sandbox/create-sandbox-gateway'
import { startSandbox } from '@/gateways/payments/sandbox/server/start-sandbox'
import type { Provider, ProviderLine } from './provider'

const SECRET = 'sandbox secret key of the lab'
const WEBHOOK_SECRET = 'sandbox webhook secret of the lab'
const ORIGIN = 'http://localhost:3000'

/** The sandbox gateway, its own program's code in this process, with books of its own. */
export const startSandboxProvider = async (webhookUrl: string): Promise<Provider> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'plumbline-lab-sandbox-'))
  let ahead = 0
  const clock = () => Date.now() + ahead
  const server = await startSandbox({
    port: 0,
    host: '127.0.0.1',
    dataDir,
    secretKey: SECRET,
    webhookSecret: WEBHOOK_SECRET,
    webhookUrl,
    siteOrigins: [ORIGIN],
    testControls: true,
    clock,
  })
  const store = new DatabaseSync(join(dataDir, 'sandbox.sqlite'))
  store.exec('PRAGMA busy_timeout=5000')
  // What a crash of the machine would lose is of no interest here, only what was done.
  store.exec('PRAGMA synchronous=OFF')
  const post = async (path: string, body: object, headers: Record<string, string>) => {
    const response = await fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as Record<string, unknown>
  }
  const secretOf = (intentId: string): string =>
    String(store.prepare('SELECT client_secret s FROM intents WHERE id = ?').get(intentId)?.s)
  const staff = { authorization: `Bearer ${SECRET}` }

  return {
    id: 'sandbox',
    gateway: createSandboxGateway({
      apiUrl: server.url,
      publicUrl: server.url,
      secretKey: SECRET,
      webhookSecret: WEBHOOK_SECRET,
      clock,
    }),
    pay: async (intentId, card = 'pays') => {
      const said = await post(
        `/form/${intentId}/pay`,
        {
          client_secret: secretOf(intentId),
          number: CARDS[card],
          expiry: '12/34',
          code: '123',
          name: 'A Taker',
          postal: '10115',
        },
        { origin: server.url },
      )
      return String(said.status)
    },
    refund: async (intentId, amount) => {
      const key = `by hand ${crypto.randomUUID()}`
      await post(
        '/v1/refunds',
        { intent: intentId, amount },
        { ...staff, 'idempotency-key': key.replaceAll(' ', '_') },
      )
    },
    behave: async (behaviour) => {
      await post('/test/behaviour', behaviour, staff)
    },
    books: () => linesOf(store),
    intentsOf: (orderId) =>
      store
        .prepare('SELECT id FROM intents WHERE order_id = ?')
        .all(orderId)
        .map(({ id }) => String(id)),
    unsent: () => Number(store.prepare("SELECT count(*) n FROM events WHERE state = 'pending'").get()?.n),
    passes: (ms) => {
      ahead += ms
    },
    close: async () => {
      await server.close()
      store.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

const CARDS = {
  pays: '4242424242424242',
  declined: '4000000000000002',
  secondStep: '4000000000003220',
} as const

const linesOf = (store: DatabaseSync): ProviderLine[] =>
  (['charge', 'refund'] as const).flatMap((kind) =>
    store
      .prepare(
        `SELECT l.id ref, l.amount, i.currency, i.id intent, i.order_id "order"
         FROM ${kind}s l JOIN intents i ON i.id = l.intent_id ORDER BY l.rowid`,
      )
      .all()
      .map(({ ref, amount, currency, intent, order }) => ({
        kind,
        ref: String(ref),
        amount: Number(amount),
        currency: String(currency),
        intentId: String(intent),
        orderId: String(order),
      })),
  )
