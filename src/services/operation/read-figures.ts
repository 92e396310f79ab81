import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { clear, type MetricName, set } from '@/gateways/metrics/metrics'
import { readDegraded } from './read-readiness'

type Row = { metric: MetricName; label: string | null; value: number }

/** One label or none; which one, METRICS says. */
const LABELS: Partial<Record<MetricName, string>> = {
  queueWaiting: 'queue',
  queueOldest: 'queue',
  mails: 'status',
  orders: 'status',
  booksBalanced: 'provider',
}

const FIGURES: MetricName[] = [
  'queueWaiting',
  'queueOldest',
  'eventsOldest',
  'mails',
  'mailOldest',
  'orders',
  'anomalies',
  'invariants',
  'booksBalanced',
]

/**
 * What only the database knows, for the metrics of a worker: ages of the queues, mails, orders, what is wrong with the books. Each
 * part reads an index or a small table; the view of broken invariants is read by the worker every minute anyway and not here:
 * its open anomalies are counted.
 */
export const readFigures = async (payload: Payload): Promise<void> => {
  // First: where the database does not answer, figures of before it went would say that all is well.
  for (const figure of FIGURES) clear(figure)
  const { rows } = await payload.db.drizzle.execute<Row>(sql`
    select 'queueWaiting' as metric, name as label, count(*)::float as value
      from pgboss.job where state < 'active' and start_after <= now() group by name
    union all select 'queueOldest', name, extract(epoch from now() - min(start_after))::float
      from pgboss.job where state < 'active' and start_after <= now() group by name
    union all select 'eventsOldest', null, coalesce(extract(epoch from now() - min(created_at)), 0)::float
      from provider_events where state in ('received', 'failed')
    union all select 'mails', status::text, count(*)::float
      from mails where created_at > now() - interval '1 day' group by status
    union all select 'mailOldest', null, coalesce(extract(epoch from now() - min(created_at)), 0)::float
      from mails where status = 'queued'
    union all select 'orders', status::text, count(*)::float
      from orders where created_at > now() - interval '1 day' group by status
    union all select 'anomalies', null, count(*)::float from anomalies where resolved_at is null
    union all select 'invariants', null, count(*)::float from anomalies where resolved_at is null and kind like 'invariant:%'
    union all select 'booksBalanced', gateway::text, extract(epoch from now() - coalesce(balanced_at, created_at))::float
      from gateway_states`)
  for (const { metric, label, value } of rows) {
    const name = LABELS[metric]
    set(metric, (name ? { [name]: label ?? '' } : {}) as never, Number(value))
  }
}

/** The site still answers with them, so that nothing else rings. */
export const readSigns = async (payload: Payload): Promise<void> => {
  clear('degraded')
  for (const sign of await readDegraded(payload)) set('degraded', { sign }, 1)
}
