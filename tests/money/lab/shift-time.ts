import type { Query } from './create-queue'

const DEADLOCK = '40P01'

/**
 * Lets time pass: every stored moment is moved back, also in append-only tables. So the database's own clock, ours and
 * the product's agree, and what looks at the age of a row sees an older one.
 */
export const shiftTime = async ({ query, ms }: { query: Query; ms: number }): Promise<void> => {
  await untilNoDeadlock(() => moveMoments({ query, ms }))
  // PayPal's events are asked for by time: the place in them is one of the stored moments.
  await query(
    `update gateway_states set events_cursor = jsonb_set(events_cursor::jsonb, '{from}', to_jsonb(
       to_char(((events_cursor::jsonb ->> 'from')::timestamptz - interval '${Math.round(ms)} ms') at time zone 'UTC',
         'YYYY-MM-DD"T"HH24:MI:SS"Z"')))
     where gateway = 'paypal' and events_cursor is not null`,
  )
}

/** All moments or none, so that it can be done again. */
const moveMoments = async ({ query, ms }: { query: Query; ms: number }): Promise<void> => {
  tables ??= tablesOf(query)
  const by = `interval '${Math.round(ms)} ms'`
  const updates = (await tables).map(
    ({ name, columns }) =>
      `update public."${name}" set ${columns.map((column) => `"${column}" = "${column}" - ${by}`).join(', ')};`,
  )
  await query(`do $$ begin set local session_replication_role = 'replica'; ${updates.join(' ')} end $$`)
}

type Table = { name: string; columns: string[] }
/** Read once: every database here is a copy of the same one. */
let tables: Promise<Table[]> | undefined

const tablesOf = (query: Query): Promise<Table[]> =>
  query<Table>(
    `select c.table_name as name, array_agg(c.column_name::text) as columns
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type like 'timestamp%'
       and c.table_name in ('orders', 'payment_attempts', 'provider_events', 'ledger_entries', 'entitlements', 'mails',
         'anomalies', 'refunds', 'sittings', 'report_links', 'rate_limits', 'promo_codes', 'gateway_states')
     group by c.table_name`,
  )

/**
 * Locks the rows of all tables, in an order that no transaction of the product keeps to: where it meets one that a webhook
 * has just begun, the database ends one of the two. The product's own is tried again by the product, this one here.
 */
const untilNoDeadlock = async (act: () => Promise<unknown>): Promise<void> => {
  for (let tries = 1; ; tries++) {
    try {
      await act()
      return
    } catch (error) {
      if ((error as { code?: string }).code !== DEADLOCK || tries === 5) throw error
    }
  }
}
