import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { SIGNATURE_HEADER, signBody } from '@/gateways/payments/sandbox/signature'
import type { Armed, Failpoint } from '@/services/failpoint'
import { query } from './database'
import { site } from './site'

export type Violation = { invariant: string; ref: string; detail: string }

/** What the books must never show. */
export const READ_BOOKS = 'select invariant, ref, detail from invariant_violations order by 1, 2'

/** Lets the next process that comes by this place die, fail or wait. */
export const arm = (name: Failpoint, key: string, armed: Armed): void =>
  writeFileSync(fileOf(name, key), JSON.stringify(armed))

/** The number of the process that came by, or null while none did. */
export const takenBy = (name: Failpoint, key: string): number | null => {
  const file = takenFile(name, key)
  return file ? Number(/\.(\d+)\.taken$/.exec(file)?.[1]) : null
}

/** When it came by, in milliseconds since 1970. */
export const takenAt = (name: Failpoint, key: string): number => {
  const file = takenFile(name, key)
  if (!file) throw new Error(`Nobody came by ${name}.`)
  return statSync(join(site().failpoints, file)).ctimeMs
}

const takenFile = (name: Failpoint, key: string): string | undefined =>
  existsSync(fileOf(name, key))
    ? undefined
    : readdirSync(site().failpoints).find((one) => one.startsWith(`${name}@${key}.`))

const fileOf = (name: Failpoint, key: string): string => join(site().failpoints, `${name}@${key}`)

/** A call of the gateway's own API; `/test/refunds` and `/test/disputes` are what happens there without our asking. */
export const atGateway = async <Answer = unknown>(
  path: string,
  { body, key }: { body: object; key?: string },
): Promise<Answer> => {
  const response = await fetch(`${site().sandboxUrl}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${site().secrets.sandboxKey}`,
      ...(key ? { 'idempotency-key': key } : {}),
    },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as Answer
}

/** How the gateway misbehaves from now on; `{}` makes it behave. */
export const behave = async (behaviour: object): Promise<void> => {
  await atGateway('/test/behaviour', { body: behaviour })
}

/** Writes into the gateway's own store, past everything that keeps it right. */
export const inGatewaysStore = <Result>(work: (store: DatabaseSync) => Result): Result => {
  const store = new DatabaseSync(site().books, { timeout: 5_000 })
  try {
    return work(store)
  } finally {
    store.close()
  }
}

/** The gateway's own books about an order: intents and what was really charged, whatever we believe. */
export const booksOf = (orderId: string): { intents: string[]; charges: number[] } => {
  const store = new DatabaseSync(site().books, { readOnly: true })
  try {
    const intents = store.prepare('SELECT id FROM intents WHERE order_id = ?').all(orderId)
    const charges = store
      .prepare('SELECT c.amount FROM charges c JOIN intents i ON i.id = c.intent_id WHERE i.order_id = ?')
      .all(orderId)
    return {
      intents: intents.map(({ id }) => String(id)),
      charges: charges.map(({ amount }) => Number(amount)),
    }
  } finally {
    store.close()
  }
}

export const orderOf = async (number: string): Promise<{ id: string; status: string }> => {
  const [order] = await query<{ id: string; status: string }>(
    'select id, status from orders where number = $1',
    [number],
  )
  if (!order) throw new Error(`There is no order ${number}.`)
  return order
}

type Hint = { intentId: string; type?: string; id?: string; livemode?: boolean }

/** An event as the gateway would send it. */
export const hint = ({ intentId, type = 'intent.succeeded', id, livemode = false }: Hint): string =>
  JSON.stringify({
    id: id ?? `evt_${crypto.randomUUID()}`,
    type,
    created: Math.floor(Date.now() / 1000),
    livemode,
    data: { object: { id: intentId } },
  })

export const deliver = (
  body: string,
  { secret = site().secrets.sandboxWebhook, ageSeconds = 0 } = {},
): Promise<Response> =>
  fetch(`${site().url}/api/sandbox/webhooks`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: signBody({
        rawBody: new TextEncoder().encode(body),
        seconds: Math.floor(Date.now() / 1000) - ageSeconds,
        secrets: [secret],
      }),
    },
    body,
  })
