import { z } from 'zod'
import type { CallRequest, ProviderCall } from '../lib/provider-call.ts'
import { invalid } from './paypal-words.ts'
import { presentEvent } from './present-event.ts'
import { readQuery } from './read-request.ts'
import { SHAPES } from './shapes/shapes.ts'
import { isoTime, type Line, type Store } from './store.ts'

/** The list of events, and the transaction report (which is not in the published files that we hold). */
export const bookCalls = (store: Store): ProviderCall[] => [
  {
    name: 'events.list',
    method: 'GET',
    path: '/v1/notifications/webhooks-events',
    handle: (request) => ({ status: 200, body: listEvents(store, request) }),
  },
  {
    name: 'transactions.list',
    method: 'GET',
    path: '/v1/reporting/transactions',
    handle: (request) => ({ status: 200, body: report(store, request) }),
  },
]

const at = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text))
const eventQuery = z.object({
  page_size: z.coerce.number().int().min(1).max(300).default(10),
  start_time: at.optional(),
  end_time: at.optional(),
  next_page: z.coerce.number().int().min(1).default(1),
})

const listEvents = (store: Store, request: CallRequest) => {
  const known = ['page_size', 'start_time', 'end_time', 'transaction_id', 'event_type', 'next_page']
  const asked = parsed(eventQuery, readQuery(request, known))
  const { start_time: from = 0, end_time: to = store.clock.now() } = asked
  const found = store.events
    .all()
    .filter(({ createdMs }) => createdMs >= from && createdMs <= to)
    .toReversed()
  const first = (asked.next_page - 1) * asked.page_size
  const some = found.slice(first, first + asked.page_size)
  const query = new URLSearchParams(request.query)
  query.set('next_page', String(asked.next_page + 1))
  const more = first + asked.page_size < found.length
  const href = `${store.url()}/v1/notifications/webhooks-events?${query}`
  const body = {
    events: some.map((event) => presentEvent(store, event)),
    count: some.length,
    links: more ? [{ href, rel: 'next', method: 'GET' }] : [],
  }
  SHAPES.eventList.parse(JSON.parse(JSON.stringify(body)))
  // PayPal tells more of an event than it has published.
  const told = some.map((event, index) => ({
    ...body.events[index],
    transmissions: [{ status: event.state === 'delivered' ? 'SUCCESS' : 'PENDING' }],
  }))
  return { ...body, events: told }
}

const WINDOW_MS = 31 * 24 * 3600 * 1000
const reportQuery = z.object({
  start_date: at,
  end_date: at,
  fields: z.string().default('transaction_info'),
  page_size: z.coerce.number().int().min(1).max(500).default(100),
  page: z.coerce.number().int().min(1).default(1),
})

const report = (store: Store, request: CallRequest) => {
  const known = [
    'start_date',
    'end_date',
    'fields',
    'page_size',
    'page',
    'transaction_id',
    'transaction_status',
  ]
  const asked = parsed(reportQuery, readQuery(request, known))
  const { start_date: from, end_date: to } = asked
  if (to < from || to - from > WINDOW_MS) throw invalid('INVALID_PARAMETER_VALUE', 'end_date')
  if (from > store.clock.now()) throw invalid('INVALID_REQUEST', 'start_date')
  const found = store.lines.filter(({ atMs }) => atMs >= from && atMs <= to)
  const first = (asked.page - 1) * asked.page_size
  return {
    transaction_details: found
      .slice(first, first + asked.page_size)
      .map((line) => ({ transaction_info: infoOf(line) })),
    account_number: 'PLMBTEST2345A',
    start_date: request.query.get('start_date'),
    end_date: request.query.get('end_date'),
    page: asked.page,
    total_items: found.length,
    total_pages: Math.max(1, Math.ceil(found.length / asked.page_size)),
    links: [],
  }
}

const infoOf = ({ atMs, amount, ...line }: Line) => ({
  ...line,
  transaction_amount: amount,
  transaction_initiation_date: isoTime(atMs).replace('Z', '+0000'),
  transaction_updated_date: isoTime(atMs).replace('Z', '+0000'),
  transaction_status: 'S',
  ...(line.paypal_reference_id ? { paypal_reference_id_type: 'TXN' } : {}),
})

const parsed = <T>(schema: z.ZodType<T>, query: Record<string, string>): T => {
  const result = schema.safeParse(query)
  if (!result.success) throw invalid('INVALID_PARAMETER_SYNTAX', result.error.issues[0]?.path.join('.'))
  return result.data
}
