import { randomInt, randomUUID } from 'node:crypto'
import type { ProviderEvents } from '../lib/provider-events.ts'
import type { TestClock } from '../lib/test-clock.ts'

export type Money = { currency_code: string; value: string }

export type Refund = {
  id: string
  status: 'PENDING' | 'COMPLETED' | 'FAILED'
  amount: Money
  custom_id?: string
  invoice_id?: string
  note_to_payer?: string
  create_time: string
  update_time: string
}

export type Capture = {
  id: string
  status: 'COMPLETED' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'PENDING' | 'REFUNDED'
  status_details?: { reason: string }
  amount: Money
  custom_id?: string
  invoice_id?: string
  create_time: string
  update_time: string
}

/** What the buyer's account will do when we capture. */
export type Purse = 'pays' | 'declines' | 'holds'

export type Order = {
  id: string
  status: 'PAYER_ACTION_REQUIRED' | 'CREATED' | 'APPROVED' | 'COMPLETED'
  createdMs: number
  updatedMs: number
  purse: Purse
  asked: {
    intent: string
    purchase_units: [{ amount: Money; custom_id?: string; invoice_id?: string } & Record<string, unknown>]
    payment_source?: unknown
  }
  captures: Capture[]
  refunds: (Refund & { captureId: string })[]
}

export type Dispute = {
  id: string
  captureId: string
  amount: Money
  createdMs: number
  updatedMs: number
  outcome: 'RESOLVED_SELLER_FAVOUR' | 'RESOLVED_BUYER_FAVOUR' | null
}

/** One line of the transaction report. */
export type Line = {
  transaction_id: string
  paypal_reference_id?: string
  transaction_event_code: string
  amount: Money
  atMs: number
  custom_field?: string
  invoice_id?: string
}

export type PaypalEvent = {
  resource_type: string
  event_type: string
  resource: Record<string, unknown>
}

export type Habits = {
  /** Refunds wait until a test settles them. */
  holdRefunds: boolean
  /** Why refunds are refused; null: they are made. */
  refundIssue: string | null
  /** Why a capture from a purse that `declines` is refused. */
  declineIssue: string
  mayReadDisputes: boolean
}

export const USUAL_HABITS: Habits = {
  holdRefunds: false,
  refundIssue: null,
  declineIssue: 'INSTRUMENT_DECLINED',
  mayReadDisputes: true,
}

export type Store = {
  clock: TestClock
  events: ProviderEvents<PaypalEvent>
  orders: Map<string, Order>
  disputes: Map<string, Dispute>
  lines: Line[]
  habits: Habits
  url: () => string
}

/** Orders, captures and refunds have ids that look all alike. */
export const newId = (): string =>
  Array.from({ length: 17 }, () => '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'[randomInt(32)]).join('')

export const isoTime = (ms: number): string => new Date(ms).toISOString().replace(/\.\d+Z$/, 'Z')

/** So many milliseconds pass: every moment in the store is that much longer ago. */
export const age = ({ orders, disputes, lines }: Store, ms: number): void => {
  for (const row of [...orders.values(), ...disputes.values()]) {
    row.createdMs -= ms
    row.updatedMs -= ms
  }
  for (const line of lines) line.atMs -= ms
  for (const { captures, refunds } of orders.values())
    for (const row of [...captures, ...refunds]) {
      row.create_time = isoTime(Date.parse(row.create_time) - ms)
      row.update_time = isoTime(Date.parse(row.update_time) - ms)
    }
}

export const recordEvent = ({ events }: Pick<Store, 'events'>, event: PaypalEvent): void => {
  events.record(`WH-${randomUUID().toUpperCase()}`, structuredClone(event))
}

export const findCapture = ({ orders }: Store, id: string) => {
  for (const order of orders.values()) {
    const capture = order.captures.find((each) => each.id === id)
    if (capture) return { order, capture }
  }
  return null
}

export const findRefund = ({ orders }: Store, id: string) => {
  for (const order of orders.values()) {
    const refund = order.refunds.find((each) => each.id === id)
    if (refund) return { order, refund }
  }
  return null
}

/** Hundredths of a decimal text that the published pattern let through. */
export const hundredthsOf = ({ value }: Money): number => Math.round(Number(value) * 100)

export const moneyOf = (hundredths: number, currency_code: string): Money => ({
  currency_code,
  value: NO_DECIMALS.includes(currency_code) ? String(hundredths / 100) : (hundredths / 100).toFixed(2),
})

export const NO_DECIMALS = ['JPY', 'TWD', 'HUF']
