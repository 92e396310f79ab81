import type { Lab } from './open-lab'

/** What came by, by how often: a run in which nothing happens is no proof. */
export type Reached = Record<string, number>

/** What a file's histories left in its records. */
export const countReached = async ({ query }: Lab): Promise<Reached> => {
  const rows = await query<{ what: string; times: number }>(
    `select 'a ' || kind as what, count(*)::int as times from ledger_entries group by kind
     union all select 'an order ' || status, count(*)::int from orders group by status
     union all select 'an attempt ' || status, count(*)::int from payment_attempts group by status
     union all select 'a refund ' || reason || ' ' || status, count(*)::int from refunds group by reason, status
     union all select 'an event ' || state, count(*)::int from provider_events group by state
     union all select 'a mail ' || template || ' ' || status, count(*)::int from mails group by template, status
     union all select kind, count(*)::int from anomalies group by kind`,
  )
  return Object.fromEntries(rows.map(({ what, times }) => [what, times]))
}
