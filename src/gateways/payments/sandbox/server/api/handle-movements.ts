import { z } from 'zod'
import type { WireMovement } from '../../wire'
import { parseParams } from '../http/read-json'
import { json, type Reply } from '../http/reply'
import type { Call } from '../http/routes'
import { requireSecret } from './require-secret'

const PAGE_SIZE = 100
const instant = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number)
const query = z.strictObject({
  /** Milliseconds since 1970; `from` is inside the span, `to` is not. */
  from: instant,
  to: instant,
  after: z
    .string()
    .regex(/^\d{1,15}-(?:charge|refund|dispute|dispute_won)-[A-Za-z0-9_]{1,100}$/)
    .optional(),
})

/** The movements of a span of time, oldest first: a line for each time that money came or went. */
export const handleMovements = ({ ctx, request, url }: Call): Reply => {
  requireSecret({ ctx, request })
  const { from, to, after } = parseParams({
    schema: query,
    value: Object.fromEntries(url.searchParams),
  })
  const [at = '-1', kind = '', id = ''] = after?.split('-') ?? []
  const rows = ctx.store
    .prepare(MOVEMENTS)
    .all({ from, to, at: Number(at), kind, id, limit: PAGE_SIZE + 1 }) as WireMovement[]
  const page = rows.slice(0, PAGE_SIZE)
  return json(200, {
    data: page,
    cursor: cursorOf(page.at(-1)) ?? after ?? null,
    has_more: rows.length > PAGE_SIZE,
  })
}

const cursorOf = (line: WireMovement | undefined) => line && `${line.created_ms}-${line.kind}-${line.id}`

const MOVEMENTS = `
SELECT m.kind, m.id, m.amount, i.currency, m.intent_id AS intent, nullif(i.order_id, '') AS order_id,
  i.subscription_id AS subscription, m.at AS created_ms
FROM (
  SELECT 'charge' AS kind, id, amount, intent_id, created_ms AS at FROM charges
  UNION ALL SELECT 'refund', id, amount, intent_id, created_ms FROM refunds
  UNION ALL SELECT 'dispute', id, amount, intent_id, created_ms FROM disputes
  UNION ALL SELECT 'dispute_won', id, amount, intent_id, closed_ms FROM disputes WHERE status = 'won'
) m JOIN intents i ON i.id = m.intent_id
WHERE m.at >= $from AND m.at < $to AND (m.at, m.kind, m.id) > ($at, $kind, $id)
ORDER BY m.at, m.kind, m.id LIMIT $limit`
