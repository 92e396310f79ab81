import { sql } from '@payloadcms/db-postgres/drizzle'
import { logger } from '@/gateways/logs/log'
import type { Deps } from '../deps'
import { isBehind, readBalancedTo } from '../reconciliation/balanced-to'

const log = logger('money')

type Violation = { invariant: string; ref: string; detail: string }

/**
 * Every minute: what the books must never show (the view invariant_violations), and books that nobody could compare.
 * Each line is logged and stands among the anomalies once; it is marked resolved when it is gone, and open again when it
 * is back.
 */
export const checkInvariants = async (deps: Pick<Deps, 'payload' | 'now' | 'payments'>): Promise<string> => {
  const { payload, now } = deps
  const db = payload.db.drizzle
  const { rows: seen } = await db.execute<Violation>(
    sql`select invariant, ref, detail from invariant_violations`,
  )
  const rows = [...seen, ...(await notBalanced(deps))]
  for (const row of rows) log.error('an invariant of the books is violated', row)
  const found = JSON.stringify(rows)
  await db.execute(sql`
    insert into anomalies (kind, ref, detail)
    select 'invariant:' || invariant, ref, jsonb_build_object('detail', string_agg(detail, '; '))
    from jsonb_to_recordset(${found}::jsonb) as row (invariant text, ref text, detail text)
    group by invariant, ref
    on conflict (kind, ref) do update set resolved_at = null, detail = excluded.detail,
      updated_at = now()
      where anomalies.resolved_at is not null`)
  await db.execute(sql`
    update anomalies set resolved_at = ${now().toISOString()}
    where kind like 'invariant:%' and resolved_at is null and (kind, ref) not in (
      select 'invariant:' || invariant, ref from jsonb_to_recordset(${found}::jsonb) as row (invariant text, ref text))`)
  return `found ${rows.length} violations`
}

/** Of every gateway that is on: the view cannot know which are. */
const notBalanced = async (deps: Pick<Deps, 'payload' | 'now' | 'payments'>): Promise<Violation[]> => {
  const behind: Violation[] = []
  for (const gateway of Object.keys(deps.payments)) {
    const balancedTo = await readBalancedTo(deps, { gateway })
    if (isBehind(balancedTo, deps.now()))
      behind.push({
        invariant: 'books_not_balanced',
        ref: gateway,
        detail: `since ${balancedTo?.toISOString()}`,
      })
  }
  return behind
}
