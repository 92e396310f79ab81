'use client'

import {
  Bar,
  BarChart,
  CartesianGrid,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import type { Takings } from '@/domain/statistics/overview'
import { useWords } from '../words/use-words'
import { INKS, TICK } from './inks'
import { Tip } from './tip'
import { useFormats } from './use-formats'

type Props = Pick<Takings, 'days' | 'currency'>

/** Bars up for what stayed, down for what went back. */
export default function TakingsChart({ days, currency }: Props) {
  const words = useWords()
  const formats = useFormats()
  return (
    <ResponsiveContainer width="100%" height={200}>
      <BarChart data={days} margin={{ top: 8, right: 8, bottom: 0, left: 0 }} accessibilityLayer={false}>
        <CartesianGrid stroke={INKS.line} vertical={false} />
        <XAxis
          dataKey="day"
          tickFormatter={formats.tick}
          tick={TICK}
          tickLine={false}
          axisLine={{ stroke: INKS.line }}
          minTickGap={28}
        />
        <YAxis
          tickFormatter={(value: number) => formats.roughMoney(value, currency)}
          tick={TICK}
          tickLine={false}
          axisLine={false}
          width={64}
        />
        <ReferenceLine y={0} stroke={INKS.started} />
        <Tooltip
          cursor={{ fill: INKS.line }}
          isAnimationActive={false}
          content={({ active, payload }) => {
            const row = payload?.[0]?.payload as Props['days'][number] | undefined
            if (!active || !row) return null
            const rows = [{ name: words('statistics.net'), value: formats.money(row.net, currency) }]
            return <Tip title={formats.day(row.day)} rows={rows} />
          }}
        />
        <Bar dataKey="net" fill={INKS.paid} maxBarSize={18} isAnimationActive={false} />
      </BarChart>
    </ResponsiveContainer>
  )
}
