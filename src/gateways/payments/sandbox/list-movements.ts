import type { MovementPage } from '../gateway'
import type { Client } from './client'
import { movementPageSchema } from './wire'

type Listing = { call: Client; from: Date; to: Date; cursor: string | null }

export const listMovements = async ({ call, from, to, cursor }: Listing): Promise<MovementPage> => {
  const span = new URLSearchParams({ from: String(from.getTime()), to: String(to.getTime()) })
  if (cursor !== null) span.set('after', cursor)
  const page = await call({ method: 'GET', path: `/v1/movements?${span}`, answer: movementPageSchema })
  const movements = page.data.map((line) => ({
    kind: line.kind,
    ref: line.id,
    amount: line.amount,
    currency: line.currency,
    intentId: line.intent,
    orderId: line.order_id,
    ours: line.order_id !== null || line.subscription !== null,
    createdAt: new Date(line.created_ms),
  }))
  return { movements, cursor: page.cursor ?? cursor, hasMore: page.has_more }
}
