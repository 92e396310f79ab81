import type { Query } from './create-queue'

/**
 * Lets time pass: every stored moment is moved back, also in append-only tables. So the database's own clock, ours and
 * the product's agree, and what looks at the age of a row sees an older one.
 */
export const shiftTime = async ({ query, ms }: { query: Query; ms: number }): Promise<void> => {
  await query(`do $$
    declare line text;
    begin
      set local session_replication_role = 'replica';
      for line in
        select format('update public.%I set %s', c.table_name, string_agg(format('%1$I = %1$I - interval ''${Math.round(ms)} ms''', c.column_name), ', '))
        from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
        where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type like 'timestamp%'
          and c.table_name in ('orders', 'payment_attempts', 'provider_events', 'ledger_entries', 'entitlements', 'mails',
            'anomalies', 'refunds', 'sittings', 'report_links', 'rate_limits', 'promo_codes', 'gateway_states')
        group by c.table_name
      loop execute line; end loop;
    end $$`)
  // PayPal's events are asked for by time: the place in them is one of the stored moments.
  await query(
    `update gateway_states set events_cursor = jsonb_set(events_cursor::jsonb, '{from}', to_jsonb(
       to_char(((events_cursor::jsonb ->> 'from')::timestamptz - interval '${Math.round(ms)} ms') at time zone 'UTC',
         'YYYY-MM-DD"T"HH24:MI:SS"Z"')))
     where gateway = 'paypal' and events_cursor is not null`,
  )
}
