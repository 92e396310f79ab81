'use client'

import dynamic from 'next/dynamic'
import type { DayCounts, StepCounts } from '@/domain/statistics/overview'
import { useWords } from '../words/use-words'
import { ChartFigure } from './chart-figure'
import { DaysTable } from './days-table'
import { Legend } from './legend'
import { useFormats } from './use-formats'

// The chart library comes only where there is a chart.
const DaysChart = dynamic(() => import('./days-chart'), { ssr: false })

/** Started, confirmed and paid by day. */
export function DaysFigure({ days, total }: { days: DayCounts[]; total: StepCounts }) {
  const words = useWords()
  const formats = useFormats()
  const most = Math.max(...days.map(({ started }) => started))
  const top = days.find(({ started }) => started === most)
  const summary = words('statistics.summary', {
    started: formats.number(total.started),
    confirmed: formats.number(total.confirmed),
    paid: formats.number(total.paid),
    day: top ? formats.day(top.day) : '–',
    most: formats.number(most),
  })
  return (
    <ChartFigure
      title={words('statistics.byDay')}
      summary={summary}
      aside={<Legend />}
      chart={<DaysChart days={days} />}
      table={<DaysTable days={days} />}
    />
  )
}
