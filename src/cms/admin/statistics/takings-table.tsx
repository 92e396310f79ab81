'use client'

import type { LedgerKind } from '@/domain/orders/ledger'
import { growthOf, type Takings } from '@/domain/statistics/overview'
import { useWords } from '../words/use-words'
import { useFormats } from './use-formats'

const KINDS: readonly LedgerKind[] = [
  'charge',
  'refund',
  'refund_failed',
  'dispute',
  'dispute_won',
  'dispute_lost',
  'fee',
]
const WORDS = {
  charge: 'charge',
  refund: 'refund',
  refund_failed: 'refundFailed',
  dispute: 'dispute',
  dispute_won: 'won',
  dispute_lost: 'lost',
  fee: 'fee',
} as const

/** A row a currency. A kind that never happened has no column. */
export function TakingsTable({ takings }: { takings: Takings[] }) {
  const words = useWords()
  const formats = useFormats()
  const kinds = KINDS.filter((kind) => takings.some(({ sums }) => sums[kind])) as (keyof typeof WORDS)[]
  return (
    <table aria-labelledby="statistics-takings">
      <thead>
        <tr>
          <th scope="col">{words('statistics.currency')}</th>
          <th scope="col">{words('statistics.today')}</th>
          <th scope="col">{words('statistics.net')}</th>
          {kinds.map((kind) => (
            <th key={kind} scope="col">
              {words(`statistics.${WORDS[kind]}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {takings.map(({ currency, sums, net, netBefore, days }) => {
          const growth = growthOf(net, netBefore)
          return (
            <tr key={currency}>
              <th scope="row">{currency}</th>
              <td>{formats.money(days.at(-1)?.net ?? 0, currency)}</td>
              <td>
                <strong>{formats.money(net, currency)}</strong>
                {growth !== null && <small> {formats.growth(growth)}</small>}
              </td>
              {kinds.map((kind) => {
                const sum = sums[kind]
                return (
                  <td key={kind}>
                    {sum ? (
                      <>
                        {formats.money(sum.amount, currency)} <small>({formats.number(sum.count)})</small>
                      </>
                    ) : (
                      '–'
                    )}
                  </td>
                )
              })}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
