'use client'

import dynamic from 'next/dynamic'
import { type ReactNode, useState } from 'react'
import type { Takings } from '@/domain/statistics/overview'
import { Choice } from '../choice/choice'
import { useWords } from '../words/use-words'
import { ChartFigure } from './chart-figure'
import { ScrollBox } from './scroll-box'
import styles from './statistics.module.css'
import { TakingsTable } from './takings-table'
import { useFormats } from './use-formats'

const TakingsChart = dynamic(() => import('./takings-chart'), { ssr: false })

/** The books of the period: every currency for itself, nothing is converted. */
export function TakingsSection({ takings }: { takings: Takings[] }) {
  const words = useWords()
  const [chosen, choose] = useState('')
  const shown = takings.find(({ currency }) => currency === chosen) ?? takings[0]
  if (!shown)
    return (
      <section className={styles.panel}>
        <h2>{words('statistics.takings')}</h2>
        <p className={styles.summary}>{words('statistics.noTakings')}</p>
      </section>
    )
  return (
    <>
      <section className={styles.panel}>
        <h2 id="statistics-takings">{words('statistics.takings')}</h2>
        <p className={styles.summary}>{words('statistics.moneyDay')}</p>
        <ScrollBox label={words('statistics.takings')}>
          <TakingsTable takings={takings} />
        </ScrollBox>
      </section>
      {shown.days.length > 0 && (
        <ByDay
          takings={shown}
          aside={
            takings.length > 1 && (
              <Choice
                name={words('statistics.currency')}
                value={shown.currency}
                options={takings.map((row) => ({ id: row.currency, label: row.currency }))}
                onChoose={choose}
              />
            )
          }
        />
      )}
    </>
  )
}

type ByDayProps = { takings: Takings; aside: ReactNode }

function ByDay({ takings: { currency, days, net }, aside }: ByDayProps) {
  const words = useWords()
  const formats = useFormats()
  const top = days.reduce((best, day) => (day.net > best.net ? day : best))
  return (
    <ChartFigure
      title={words('statistics.takingsByDay')}
      summary={words('statistics.takingsSummary', {
        net: formats.money(net, currency),
        day: formats.day(top.day),
        most: formats.money(top.net, currency),
      })}
      aside={aside}
      chart={<TakingsChart days={days} currency={currency} />}
      table={
        <table>
          <thead>
            <tr>
              <th scope="col">{words('statistics.day')}</th>
              <th scope="col">{words('statistics.net')}</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((row) => (
              <tr key={row.day}>
                <th scope="row">{formats.day(row.day)}</th>
                <td>{formats.money(row.net, currency)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      }
    />
  )
}
