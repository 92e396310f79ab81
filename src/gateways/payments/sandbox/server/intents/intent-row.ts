import type { Currency } from '@/domain/money/currencies'
import type { WireIntent } from '../../wire'
import { ApiError } from '../http/api-error'
import type { Store } from '../store/open-store'

export type IntentRow = {
  id: string
  client_secret: string
  /** Empty: the intent was made without metadata. */
  order_id: string
  order_number: string
  attempt: number
  amount: number
  currency: Currency
  description: string
  return_url: string | null
  status: WireIntent['status']
  failure_code: string | null
  declines: number
  created_ms: number
  plan: string | null
  subscription_id: string | null
  charge: number | null
  plan_at_ms: number | null
  retry_ms: number | null
}

type ChargeRow = { id: string; amount: number }
export type RefundRow = ChargeRow & { intent_id: string; refund_id: string | null; failed_ms: number | null }
export type DisputeRow = WireIntent['disputes'][number] & { intent_id: string }

export const findIntent = ({ store, intentId }: { store: Store; intentId: string }) =>
  store.prepare('SELECT * FROM intents WHERE id = ?').get(intentId) as IntentRow | undefined

export const requireIntent = (input: { store: Store; intentId: string }): IntentRow => {
  const row = findIntent(input)
  if (row) return row
  throw new ApiError({ status: 404, code: 'intent_not_found', message: 'There is no such intent.' })
}

/** The intent as the API shows it, with everything that was ever charged, refunded and disputed. */
export const presentIntent = ({ store, intentId }: { store: Store; intentId: string }): WireIntent => {
  const row = requireIntent({ store, intentId })
  const parts = <Row>(table: 'charges' | 'refunds' | 'disputes') =>
    store.prepare(`SELECT * FROM ${table} WHERE intent_id = ? ORDER BY rowid`).all(intentId) as Row[]
  return {
    id: row.id,
    object: 'intent',
    client_secret: row.client_secret,
    status: row.status,
    amount: row.amount,
    currency: row.currency,
    description: row.description,
    livemode: false,
    failure_code: row.failure_code,
    metadata:
      row.order_id === ''
        ? null
        : { order_id: row.order_id, order_number: row.order_number, attempt: row.attempt },
    charges: parts<ChargeRow>('charges').map(({ id, amount }) => ({ id, amount })),
    refunds: parts<RefundRow>('refunds').map(({ id, amount, refund_id: ours, failed_ms }) => ({
      id,
      amount,
      failed: failed_ms !== null,
      metadata: ours === null ? null : { refund_id: ours },
    })),
    disputes: parts<DisputeRow>('disputes').map(({ id, amount, status }) => ({ id, amount, status })),
    plan: presentPlan({ store, row }),
    created: Math.floor(row.created_ms / 1000),
  }
}

const presentPlan = ({ store, row }: { store: Store; row: IntentRow }): WireIntent['plan'] => {
  if (row.subscription_id === null || row.charge === null) return null
  const of = store
    .prepare('SELECT order_id, state, expires FROM subscriptions WHERE id = ?')
    .get(row.subscription_id) as { order_id: string; state: string; expires: string | null }
  const { startedAt } = JSON.parse(of.state) as { startedAt: string }
  return {
    subscription: row.subscription_id,
    order_id: of.order_id,
    charge: row.charge,
    started_ms: Date.parse(startedAt),
    at_ms: row.plan_at_ms ?? row.created_ms,
    tries: row.declines,
    retry_ms: row.retry_ms,
    card_expires: of.expires,
  }
}

type StatusChange = {
  store: Store
  intentId: string
  status: WireIntent['status']
  failureCode?: string | null
}

export const setIntentStatus = ({ store, intentId, status, failureCode = null }: StatusChange) =>
  store
    .prepare('UPDATE intents SET status = ?, failure_code = ? WHERE id = ?')
    .run(status, failureCode, intentId)
