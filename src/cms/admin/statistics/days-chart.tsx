'use client'

import {
  Area,
  Bar,
  CartesianGrid,
  ComposedChart,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import type { DayCounts } from '@/domain/statistics/overview'
import { useWords } from '../words/use-words'
import { CHART, DAY_AXIS, INKS, VALUE_AXIS } from './inks'
import { Tip } from './tip'
import { useFormats } from './use-formats'

/** The default export is what `next/dynamic` loads. */
export default function DaysChart({ days }: { days: DayCounts[] }) {
  const words = useWords()
  const formats = useFormats()
  return (
    <ResponsiveContainer width="100%" height={240}>
      <ComposedChart data={days} {...CHART}>
        <CartesianGrid stroke={INKS.line} vertical={false} />
        <XAxis {...DAY_AXIS} tickFormatter={formats.tick} />
        <YAxis {...VALUE_AXIS} allowDecimals={false} tickFormatter={formats.number} width={36} />
        <Tooltip
          cursor={{ fill: INKS.line, stroke: INKS.line }}
          isAnimationActive={false}
          content={({ active, payload }) => {
            const day = payload?.[0]?.payload as DayCounts | undefined
            if (!active || !day) return null
            const rows = (['started', 'confirmed', 'paid'] as const).map((step) => ({
              name: words(`statistics.${step}`),
              value: formats.number(day[step]),
            }))
            return <Tip title={formats.day(day.day)} rows={rows} />
          }}
        />
        <Area
          dataKey="started"
          stroke={INKS.started}
          strokeWidth={1.5}
          fill={INKS.startedFill}
          fillOpacity={1}
          isAnimationActive={false}
          type="linear"
        />
        <Bar dataKey="paid" fill={INKS.paid} maxBarSize={14} isAnimationActive={false} />
        <Line
          dataKey="confirmed"
          stroke={INKS.confirmed}
          strokeWidth={1.75}
          strokeDasharray="4 3"
          dot={false}
          isAnimationActive={false}
          type="linear"
        />
      </ComposedChart>
    </ResponsiveContainer>
  )
}
