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
import { CHART, DAY_AXIS, INKS, VALUE_AXIS } from './inks'
import { Tip } from './tip'
import { useFormats } from './use-formats'

type Props = Pick<Takings, 'days' | 'currency'>

/** Bars up for what stayed, down for what went back. */
export default function TakingsChart({ days, currency }: Props) {
  const words = useWords()
  const formats = useFormats()
  return (
    <ResponsiveContainer width="100%" height={200}>
      <BarChart data={days} {...CHART}>
        <CartesianGrid stroke={INKS.line} vertical={false} />
        <XAxis {...DAY_AXIS} tickFormatter={formats.tick} />
        <YAxis
          {...VALUE_AXIS}
          tickFormatter={(value: number) => formats.roughMoney(value, currency)}
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
