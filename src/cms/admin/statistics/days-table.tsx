'use client'

import { type DayCounts, STEPS } from '@/domain/statistics/overview'
import { useWords } from '../words/use-words'
import { useFormats } from './use-formats'

/** The newest day first. */
export function DaysTable({ days }: { days: DayCounts[] }) {
  const words = useWords()
  const formats = useFormats()
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{words('statistics.day')}</th>
          {STEPS.map((step) => (
            <th key={step} scope="col">
              {words(`statistics.${step}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map((row) => (
          <tr key={row.day}>
            <th scope="row">{formats.day(row.day)}</th>
            {STEPS.map((step) => (
              <td key={step}>{formats.number(row[step])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
