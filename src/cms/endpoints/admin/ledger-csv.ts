import { z } from 'zod'
import { HttpRefusal } from '@/services/refusal'
import { exportLedger } from '@/services/statistics/export-ledger'
import { defineStaffEndpoint } from './define-staff-endpoint'
import { mayReadBooks } from './may-read-books'

const MOST_DAYS = 400
const DAY_MS = 86_400_000

/** From the first to the last day, both included. */
export const daysAsked = {
  shape: { from: z.iso.date(), to: z.iso.date() },
  rule: [
    ({ from, to }: { from: string; to: string }) =>
      from <= to && Date.parse(to) - Date.parse(from) < MOST_DAYS * DAY_MS,
    { message: `from the first to the last day, at most ${MOST_DAYS} days` },
  ],
} as const

/** The books of some days for a spreadsheet. It is sent as it is read. */
export const ledgerCsvEndpoint = defineStaffEndpoint({
  path: '/admin/ledger.csv',
  may: ['orders', 'read'],
  method: 'get',
  body: z.strictObject(daysAsked.shape).refine(...daysAsked.rule),
  handler: async ({ deps, input, req }) => {
    if (!(await mayReadBooks(req))) throw new HttpRefusal('forbidden')
    return csvOf(exportLedger(deps, input), `ledger-${input.from}-${input.to}`)
  },
})

export const csvOf = (pages: AsyncGenerator<string>, name: string): Response =>
  new Response(streamOf(pages), {
    headers: {
      'Cache-Control': 'private, no-store',
      'Content-Type': 'text/csv; charset=utf-8; header=present',
      'Content-Disposition': `attachment; filename="${name}.csv"`,
      'X-Content-Type-Options': 'nosniff',
    },
  })

/** Read as fast as it is taken; whoever stops taking ends the reading. */
const streamOf = (pages: AsyncGenerator<string>): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { value, done } = await pages.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel: async () => {
      await pages.return(undefined)
    },
  })
}
