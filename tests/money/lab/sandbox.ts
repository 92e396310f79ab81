import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createGateway as createSandboxGateway } from '@/gateways/payments/sandbox/create-gateway'
import { startSandbox } from '@/gateways/payments/sandbox/server/start-sandbox'
import { SIGNATURE_HEADER, signBody } from '@/gateways/payments/sandbox/signature'
import { NotPossible } from './not-possible'
import type { Provider, ProviderLine } from './provider'

const SECRET = 'sandbox secret key of the lab'
const WEBHOOK_SECRET = 'sandbox webhook secret of the lab'

/** The sandbox gateway, its own program's code in this process, with books of its own. */
export const startSandboxProvider = async (webhookUrl: string): Promise<Provider> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'plumbline-lab-sandbox-'))
  const server = await startSandbox({
    port: 0,
    host: '127.0.0.1',
    dataDir,
    secretKey: SECRET,
    webhookSecret: WEBHOOK_SECRET,
    webhookUrl,
    siteOrigins: ['http://localhost:3000'],
    testControls: true,
  })
  const store = new DatabaseSync(join(dataDir, 'sandbox.sqlite'))
  store.exec('PRAGMA busy_timeout=5000; PRAGMA synchronous=OFF')
  const staff = { authorization: `Bearer ${SECRET}` }
  const post = async (path: string, body: object, headers: Record<string, string> = staff) => {
    const response = await fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    const said = await response.text()
    if (response.ok) return said
    const wrong = `${path}: ${response.status} ${said}`
    throw response.status < 500 ? new NotPossible(wrong) : new Error(wrong)
  }
  const one = (statement: string, ...values: string[]) => store.prepare(statement).get(...values)

  return {
    id: 'sandbox',
    gateway: createSandboxGateway({
      apiUrl: server.url,
      publicUrl: server.url,
      secretKey: SECRET,
      webhookSecret: WEBHOOK_SECRET,
    }),
    pay: async (intentId, card = 'pays') => {
      const said = await post(
        `/form/${intentId}/pay`,
        {
          client_secret: String(one('SELECT client_secret s FROM intents WHERE id = ?', intentId)?.s),
          number: CARDS[card],
          expiry: '12/34',
          code: '123',
          firstName: 'A',
          lastName: 'Taker',
          email: 'taker@example.com',
          postal: '10115',
        },
        { origin: server.url },
      )
      return (JSON.parse(said) as { status: string }).status
    },
    pays: async (intentId) => {
      if (one('SELECT id FROM charges WHERE intent_id = ?', intentId)) throw new NotPossible('It was paid.')
      const id = `sch_late${randomUUID().replaceAll('-', '')}`
      store
        .prepare(
          `INSERT INTO charges (id, intent_id, amount, brand, last4, fingerprint, created_ms)
           SELECT ?, id, amount, 'visa', '4242', 'late', ? FROM intents WHERE id = ?`,
        )
        .run(id, Date.now(), intentId)
      store.prepare("UPDATE intents SET status = 'succeeded', failure_code = NULL WHERE id = ?").run(intentId)
    },
    alter: (intentId, column, value) => {
      if (column === 'mark') throw new Error('The sandbox is of one shop.')
      store.prepare(`UPDATE intents SET ${column} = ? WHERE id = ?`).run(value, intentId)
    },
    refund: async (intentId, amount) => {
      await post('/test/refunds', { intent: intentId, amount })
    },
    failRefund: async (intentId) => {
      const id = one('SELECT id FROM refunds WHERE intent_id = ? AND failed_ms IS NULL', intentId)?.id
      await post(`/test/refunds/${id}/fail`, {})
    },
    dispute: async (intentId) => {
      await post('/test/disputes', { intent: intentId })
    },
    decide: async (intentId, outcome) => {
      const id = one("SELECT id FROM disputes WHERE intent_id = ? AND status = 'open'", intentId)?.id
      if (!id) throw new NotPossible('There is nothing to decide.')
      await post(`/test/disputes/${id}`, { outcome })
    },
    tell: async (
      intentId,
      { type = 'intent.looked_at', id = `evt_${randomUUID()}`, livemode = false } = {},
    ) => {
      const created = Math.floor(Date.now() / 1000)
      const body = JSON.stringify({ id, type, created, livemode, data: { object: { id: intentId } } })
      const signature = signBody({
        rawBody: Buffer.from(body),
        seconds: created,
        secrets: [WEBHOOK_SECRET],
      })
      const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature }
      return (await fetch(webhookUrl, { method: 'POST', body, headers })).status
    },
    behave: async (behaviour) => {
      await post('/test/behaviour', behaviour)
    },
    books: () => linesOf(store),
    intentsOf: (orderId) =>
      store
        .prepare('SELECT id FROM intents WHERE order_id = ?')
        .all(orderId)
        .map(({ id }) => String(id)),
    unsent: () => Number(one("SELECT count(*) n FROM events WHERE state = 'pending'")?.n),
    passes: (ms) => {
      for (const [table, column] of MOMENTS)
        store.prepare(`UPDATE ${table} SET ${column} = ${column} - ?`).run(Math.round(ms))
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

/** Everything that the provider dates. */
const MOMENTS = [
  ['intents', 'created_ms'],
  ['charges', 'created_ms'],
  ['refunds', 'created_ms'],
  ['refunds', 'failed_ms'],
  ['disputes', 'created_ms'],
  ['disputes', 'closed_ms'],
  ['challenges', 'created_ms'],
  ['events', 'created_ms'],
  ['events', 'next_ms'],
  ['idempotency', 'created_ms'],
] as const

const LINES = [
  ['charge', 'charges', 'true'],
  ['refund', 'refunds', 'true'],
  ['refund_failed', 'refunds', 'l.failed_ms IS NOT NULL'],
  ['dispute', 'disputes', 'true'],
  ['dispute_won', 'disputes', "l.status = 'won'"],
  ['dispute_lost', 'disputes', "l.status = 'lost'"],
] as const

const linesOf = (store: DatabaseSync): ProviderLine[] =>
  LINES.flatMap(([kind, table, which]) =>
    store
      .prepare(
        `SELECT l.id ref, l.amount, i.currency, i.id intent, i.order_id "order"
         FROM ${table} l JOIN intents i ON i.id = l.intent_id WHERE ${which} ORDER BY l.rowid`,
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
