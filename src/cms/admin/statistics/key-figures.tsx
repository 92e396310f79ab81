'use client'

import { growthOf, type Overview, type StepCounts } from '@/domain/statistics/overview'
import { useWords } from '../words/use-words'
import styles from './statistics.module.css'
import { useFormats } from './use-formats'

const SHOWN = ['started', 'confirmed', 'paid'] as const

/** The few figures that are looked at first, each beside the period before. */
export function KeyFigures({ overview, total }: { overview: Overview; total: StepCounts }) {
  const words = useWords()
  const formats = useFormats()
  const { days, before, takings } = overview
  const main = takings?.[0]
  return (
    <dl className={styles.key}>
      {SHOWN.map((step) => (
        <div key={step}>
          <dt>{words(`statistics.${step}`)}</dt>
          <dd className={styles.figure}>{formats.number(total[step])}</dd>
          <Growth now={total[step]} before={before[step]} days={days.length} />
        </div>
      ))}
      {main && (
        <div>
          <dt>{words('statistics.netOf', { currency: main.currency })}</dt>
          <dd className={styles.figure}>{formats.money(main.net, main.currency)}</dd>
          <Growth now={main.net} before={main.netBefore} days={days.length} />
        </div>
      )}
    </dl>
  )
}

function Growth({ now, before, days }: { now: number; before: number; days: number }) {
  const words = useWords()
  const formats = useFormats()
  const growth = growthOf(now, before)
  if (growth === null) return <dd className={styles.growth}>{words('statistics.noneBefore', { n: days })}</dd>
  return (
    <dd className={styles.growth}>
      <strong>{formats.growth(growth)}</strong> {words('statistics.compared', { n: days })}
    </dd>
  )
}
