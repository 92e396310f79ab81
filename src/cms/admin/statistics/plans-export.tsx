'use client'

import { useWords } from '../words/use-words'

const LISTS = ['subscriptions', 'renewals', 'failures'] as const

/** The plans of the period that is shown, as files for a spreadsheet. */
export function PlansExport({ from, to }: { from: string; to: string }) {
  const words = useWords()
  return (
    <section aria-labelledby="plans-export">
      <h2 id="plans-export">{words('plansExport.title')}</h2>
      <ul>
        {LISTS.map((list) => (
          <li key={list}>
            <a href={`/api/admin/plans.csv?list=${list}&from=${from}&to=${to}`} download>
              {words(`plansExport.${list}`)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
