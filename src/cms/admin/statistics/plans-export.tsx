'use client'

import panel from '../panel/panel.module.css'
import { useWords } from '../words/use-words'

const LISTS = ['subscriptions', 'renewals', 'failures'] as const

/** The plans of the period that is shown, as files for a spreadsheet. */
export function PlansExport({ from, to }: { from: string; to: string }) {
  const words = useWords()
  return (
    <section className={panel.panel} aria-labelledby="plans-export">
      <h3 id="plans-export">{words('plansExport.title')}</h3>
      <ul className={panel.buttons}>
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
