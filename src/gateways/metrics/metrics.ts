import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

type Row = { kind: 'counter' | 'gauge' | 'histogram'; name: string; help: string; labels: readonly string[] }

/** Every figure of ours. Seconds are seconds, money is counted in orders and not in amounts. Alerts: docs/deploy/alerts.yml. */
export const METRICS = {
  requests: {
    kind: 'counter',
    name: 'plumbline_requests_total',
    help: 'Requests that were let in, by lane and first digit of the status.',
    labels: ['lane', 'status'],
  },
  requestSeconds: {
    kind: 'histogram',
    name: 'plumbline_request_seconds',
    help: 'From the last byte of a request to the last of its answer.',
    labels: ['lane'],
  },
  shed: {
    kind: 'counter',
    name: 'plumbline_requests_shed_total',
    help: 'Requests that were asked to come again, by lane.',
    labels: ['lane'],
  },
  underWay: {
    kind: 'gauge',
    name: 'plumbline_requests_under_way',
    help: 'Requests that wait for their answer, by lane.',
    labels: ['lane'],
  },
  pools: {
    kind: 'gauge',
    name: 'plumbline_pool_connections',
    help: 'Connections of a pool: open, idle, and those who wait for one.',
    labels: ['pool', 'state'],
  },
  jobs: {
    kind: 'counter',
    name: 'plumbline_jobs_total',
    help: 'Jobs that a worker has done or failed at.',
    // Not `job`: Prometheus has a label of that name itself.
    labels: ['queue', 'outcome'],
  },
  jobSeconds: {
    kind: 'histogram',
    name: 'plumbline_job_seconds',
    help: 'How long a job took.',
    labels: ['queue'],
  },
  queueWaiting: {
    kind: 'gauge',
    name: 'plumbline_queue_waiting',
    help: 'Jobs that wait, by queue.',
    labels: ['queue'],
  },
  queueOldest: {
    kind: 'gauge',
    name: 'plumbline_queue_oldest_seconds',
    help: 'Age of the oldest job whose time has come, by queue.',
    labels: ['queue'],
  },
  eventsOldest: {
    kind: 'gauge',
    name: 'plumbline_events_oldest_seconds',
    help: 'Age of the oldest event of a payment provider that is not worked off.',
    labels: [],
  },
  mails: {
    kind: 'gauge',
    name: 'plumbline_mails',
    help: 'Mails of the last day, by status.',
    labels: ['status'],
  },
  mailOldest: {
    kind: 'gauge',
    name: 'plumbline_mail_oldest_seconds',
    help: 'Age of the oldest mail that waits.',
    labels: [],
  },
  orders: {
    kind: 'gauge',
    name: 'plumbline_orders',
    help: 'Orders of the last day, by status.',
    labels: ['status'],
  },
  anomalies: {
    kind: 'gauge',
    name: 'plumbline_anomalies_open',
    help: 'Anomalies that nobody has resolved.',
    labels: [],
  },
  invariants: {
    kind: 'gauge',
    name: 'plumbline_invariant_violations',
    help: 'Lines of the books that must not be there.',
    labels: [],
  },
  degraded: {
    kind: 'gauge',
    name: 'plumbline_degraded',
    help: 'What /readyz tells under degraded, as a worker sees it: 1 each.',
    labels: ['sign'],
  },
  booksBalanced: {
    kind: 'gauge',
    name: 'plumbline_books_balanced_seconds',
    help: 'Since when the books of a provider were last held against ours; if never, since it was first asked.',
    labels: ['provider'],
  },
} as const satisfies Record<string, Row>

export type MetricName = keyof typeof METRICS
type Labels<Name extends MetricName> = Record<(typeof METRICS)[Name]['labels'][number], string>

/** From a cached page to a person who gives up. */
const BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

type Kept = {
  registry: Registry
  made: Map<MetricName, Counter | Gauge | Histogram>
  /** Asked before the figures are given. */
  sources: (() => Promise<void> | void)[]
}

// Next bundles a module several times in one process, and the front is bundled apart: all of them count in one place.
const holder = globalThis as { plumblineMetrics?: Kept }

const kept = (): Kept => {
  if (holder.plumblineMetrics) return holder.plumblineMetrics
  const registry = new Registry()
  // Event loop, memory, garbage collection, handles.
  collectDefaultMetrics({ register: registry })
  holder.plumblineMetrics = { registry, made: new Map(), sources: [] }
  return holder.plumblineMetrics
}

const metric = (name: MetricName): Counter | Gauge | Histogram => {
  const { registry, made } = kept()
  const known = made.get(name)
  if (known) return known
  const { kind, name: as, help, labels } = METRICS[name]
  const options = { name: as, help, labelNames: [...labels], registers: [registry] }
  const fresh =
    kind === 'counter'
      ? new Counter(options)
      : kind === 'gauge'
        ? new Gauge(options)
        : new Histogram({ ...options, buckets: BUCKETS })
  made.set(name, fresh)
  return fresh
}

/** Counts one. */
export const count = <Name extends MetricName>(name: Name, labels: Labels<Name>): void =>
  (metric(name) as Counter).inc(labels)

/** Notes how long something took. */
export const observe = <Name extends MetricName>(name: Name, labels: Labels<Name>, seconds: number): void =>
  (metric(name) as Histogram).observe(labels, seconds)

/** Sets a gauge. */
export const set = <Name extends MetricName>(name: Name, labels: Labels<Name>, value: number): void =>
  (metric(name) as Gauge).set(labels, value)

/** Takes a gauge's values away, before those of now are set: what is no longer there has none. */
export const clear = (name: MetricName): void => (metric(name) as Gauge).reset()

/** Asks `source` each time before the figures are given. */
export const whenAsked = (source: () => Promise<void> | void): void => {
  kept().sources.push(source)
}

/** The figures as Prometheus reads them. A source that fails leaves its figures out. */
export const readMetrics = async (): Promise<{ type: string; text: string }> => {
  const { registry, sources } = kept()
  await Promise.allSettled(sources.map(async (source) => source()))
  return { type: registry.contentType, text: await registry.metrics() }
}
