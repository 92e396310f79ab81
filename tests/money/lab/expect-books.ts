import { expect } from 'vitest'
import type { Lab } from './open-lab'

type Line = { kind: string; ref: string; amount: number; currency: string; order: string | null }

/**
 * At rest: no invariant is violated, and every provider's own books say the same as our ledger, line by line. What a
 * provider charged for an order that we do not know is ours to explain as well.
 */
export const expectBooksInOrder = async (lab: Lab): Promise<void> => {
  await lab.comesToRest()
  expect(await lab.query('select invariant, ref, detail from invariant_violations'), 'violations').toEqual([])
  for (const provider of lab.providers) {
    const ours = await lab.query<Line>(
      `select kind::text, provider_ref as ref, amount::int, currency, order_id as "order" from ledger_entries
       where provider = $1 and kind <> 'fee'`,
      [provider.id],
    )
    const theirs = provider.books().map(({ kind, ref, amount, currency, orderId }) => ({
      kind,
      ref,
      amount,
      currency,
      order: orderId,
    }))
    expect(sorted(ours), `our ledger of ${provider.id}`).toEqual(sorted(theirs))
  }
}

const sorted = (lines: Line[]): string[] =>
  lines.map(({ kind, ref, amount, currency, order }) => [kind, ref, amount, currency, order].join(' ')).sort()
