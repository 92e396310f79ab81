import { z } from 'zod'
import { accountOf } from '../../account-of'
import { parseParams } from '../http/read-json'
import { json, type Reply } from '../http/reply'
import type { Call } from '../http/routes'
import { type EventRow, presentEvent } from '../webhooks/present-event'
import { requireSecret } from './require-secret'

const PAGE_SIZE = 100
const query = z.strictObject({
  after: z
    .string()
    .regex(/^\d{1,15}$/)
    .optional(),
})

/** Every event since the cursor, oldest first, whether or not its webhook was delivered. */
export const handleEvents = ({ ctx, request, url }: Call): Reply => {
  requireSecret({ ctx, request })
  const { after } = parseParams({ schema: query, value: Object.fromEntries(url.searchParams) })
  const rows = ctx.store
    .prepare('SELECT * FROM events WHERE seq > ? ORDER BY seq LIMIT ?')
    .all(Number(after ?? 0), PAGE_SIZE + 1) as EventRow[]
  const page = rows.slice(0, PAGE_SIZE)
  const account = accountOf(ctx.secretKey)
  return json(200, {
    data: page.map((row) => ({ ...presentEvent({ row, account }), delivered: row.state === 'delivered' })),
    cursor: page.at(-1)?.seq.toString() ?? after ?? null,
    has_more: rows.length > PAGE_SIZE,
  })
}
