import { z } from 'zod'
import type { Movement, MovementPage } from '../gateway'
import { readCursor } from '../read-cursor'
import { fromWireMoney } from './amounts'
import type { Client } from './client'
import { findCustomId } from './find-intent'
import { listDisputes } from './list-disputes'
import { readMark } from './marks'
import { type ReportLine, reportSchema } from './wire'

const cursorSchema = z.object({ from: z.iso.datetime(), page: z.int().positive() })

/**
 * PayPal reports at most 31 days at once, and more takes it longer. A line appears up to three hours after it happened.
 */
const WINDOW_MS = 24 * 3600 * 1000

type Listing = {
  call: Client
  /** With a longer deadline: PayPal is slow with a report. */
  callPatiently: Client
  from: Date
  to: Date
  cursor: string | null
  nowMs: number
}

/** PayPal's transaction report of a span of time (`to` excluded), window by window and page by page. */
export const listMovements = async (asked: Listing): Promise<MovementPage> => {
  const { call, callPatiently, from, to, cursor, nowMs } = asked
  const at = readCursor({ text: cursor, schema: cursorSchema }) ?? { from: from.toISOString(), page: 1 }
  const last = Math.min(to.getTime(), nowMs)
  if (Date.parse(at.from) >= last) return { movements: [], cursor: null, hasMore: false }
  const end = Math.min(Date.parse(at.from) + WINDOW_MS, last)
  const query = new URLSearchParams({
    start_date: at.from,
    end_date: new Date(end - 1).toISOString(),
    fields: 'transaction_info',
    page_size: '500',
    page: String(at.page),
  })
  const path = `/v1/reporting/transactions?${query}`
  const report = await callPatiently({ method: 'GET', path, answer: reportSchema })
  const movements: Movement[] = []
  for (const { transaction_info } of report.transaction_details ?? [])
    movements.push(...(await movementsOf(call, transaction_info)))
  const nextPage = at.page < report.total_pages ? { from: at.from, page: at.page + 1 } : null
  const nextWindow = end < last ? { from: new Date(end).toISOString(), page: 1 } : null
  const next = nextPage ?? nextWindow
  movements.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
  return { movements, cursor: next && JSON.stringify(next), hasMore: next !== null }
}

/** PayPal's event codes: T00.. are payments, T1107 a refund, and these what a dispute withholds, takes or returns. */
const DISPUTED = ['T1106', 'T1110', 'T1111', 'T1201', 'T1202']

const movementsOf = async (call: Client, line: ReportLine): Promise<Movement[]> => {
  const money = fromWireMoney(line.transaction_amount)
  const isFinal = line.transaction_status === 'S' || line.transaction_status === 'V'
  if (!money || !isFinal) return []
  const code = line.transaction_event_code
  const captureId = code.startsWith('T00') ? line.transaction_id : (line.paypal_reference_id ?? null)
  const draft: Draft = { line, captureId, amount: Math.abs(money.amount), currency: money.currency }
  if (code.startsWith('T00') && money.amount > 0) return [await paymentMovement(call, draft, 'charge')]
  if (code === 'T1107' && money.amount < 0) return [await paymentMovement(call, draft, 'refund')]
  return DISPUTED.includes(code) ? disputeMovements(call, draft) : []
}

type Draft = Pick<Movement, 'amount' | 'currency'> & { line: ReportLine; captureId: string | null }

const paymentMovement = async (call: Client, draft: Draft, kind: 'charge' | 'refund'): Promise<Movement> => ({
  ...(await aboutCapture(call, draft)),
  kind,
  ref: draft.line.transaction_id,
})

/** The report names the payment and not the dispute, so its disputes are read: one may cause several lines. */
const disputeMovements = async (call: Client, draft: Draft): Promise<Movement[]> => {
  if (draft.captureId === null) return []
  const about = await aboutCapture(call, draft)
  const { captureId, currency } = draft
  const disputes = await listDisputes({ call, captureId, currency })
  return disputes.flatMap(({ ref, amount, status }) => {
    const dispute: Movement = { ...about, kind: 'dispute', ref, amount }
    return status === 'won' ? [dispute, { ...dispute, kind: 'dispute_won' }] : [dispute]
  })
}

/** What was done in PayPal's own pages bears no mark, but its payment does. */
const aboutCapture = async (
  call: Client,
  { line, captureId, amount, currency }: Draft,
): Promise<Omit<Movement, 'kind' | 'ref'>> => {
  const isPayment = captureId === line.transaction_id
  const own = readMark(line.custom_field)
  const mark = own ?? (isPayment ? null : readMark(await findCustomId({ call, id: captureId ?? '' })))
  return {
    amount,
    currency,
    intentId: captureId,
    orderId: mark?.orderId ?? null,
    ours: mark !== null,
    createdAt: new Date(line.transaction_initiation_date),
  }
}
