'use client'

import { useState } from 'react'
import { type Overview, totalOf } from '@/domain/statistics/overview'
import { useWords } from '../words/use-words'
import { Attention } from './attention'
import { Controls } from './controls'
import { DaysFigure } from './days-figure'
import { DisputesSection } from './disputes-section'
import { Funnel } from './funnel'
import { KeyFigures } from './key-figures'
import { Landings } from './landings'
import { PeriodNote } from './period-note'
import { PlansExport } from './plans-export'
import { PlansSection } from './plans-section'
import styles from './statistics.module.css'
import { TakingsSection } from './takings-section'
import { type Asked, useOverview } from './use-overview'

/** What the figures can be narrowed to. */
export type Narrowings = {
  /** Those that are not about health, one by one. */
  exams: { id: string; label: string }[]
  /** There are tests about health, which are only chosen together. */
  healthTests: boolean
  storefronts: { id: string; label: string }[]
  landings: string[]
}

/** The figures of the start page: what was started, finished and paid, and what needs attention. */
export function Statistics({ choices }: { choices: Narrowings }) {
  const words = useWords()
  const [asked, setAsked] = useState<Asked>({ days: 30 })
  const { overview, failed, busy, retry } = useOverview(asked)
  return (
    <section className={styles.statistics} aria-labelledby="statistics-title" aria-busy={busy}>
      <header className={styles.head}>
        <h1 id="statistics-title">{words('statistics.title')}</h1>
        <Controls asked={asked} choices={choices} onChange={setAsked} />
      </header>
      {failed && (
        <div className={styles.failed} role="alert">
          <p>{words('statistics.failed')}</p>
          <button type="button" className={styles.button} onClick={retry}>
            {words('statistics.retry')}
          </button>
        </div>
      )}
      {!overview && !failed && <Skeleton />}
      {overview && (
        <div className={busy ? styles.stale : undefined}>
          <PeriodNote overview={overview} />
          <Attention attention={overview.attention} />
          <Figures overview={overview} asked={asked} onClear={() => setAsked({ days: asked.days })} />
        </div>
      )}
    </section>
  )
}

type FiguresProps = { overview: Overview; asked: Asked; onClear: () => void }

function Figures({ overview, asked, onClear }: FiguresProps) {
  const total = totalOf(overview.days)
  const nothing = total.started + overview.before.started + (overview.takings?.length ?? 0) === 0
  if (nothing) return <Empty asked={asked} onClear={onClear} />
  return (
    <div className={styles.figures}>
      <KeyFigures overview={overview} total={total} />
      <DaysFigure days={overview.days} total={total} />
      <div className={styles.pair}>
        <Funnel total={total} />
        <Landings landings={overview.landings} />
      </div>
      {overview.takings && <TakingsSection takings={overview.takings} />}
      {overview.plans && <PlansSection plans={overview.plans} />}
      {overview.takings && (
        <PlansExport from={overview.days[0]?.day ?? ''} to={overview.days.at(-1)?.day ?? ''} />
      )}
      {overview.disputes && <DisputesSection disputes={overview.disputes} />}
    </div>
  )
}

function Empty({ asked: { days, ...filters }, onClear }: { asked: Asked; onClear: () => void }) {
  const words = useWords()
  const filtered = Object.values(filters).some(Boolean)
  return (
    <div className={styles.empty}>
      <h2>{words(filtered ? 'statistics.emptyFiltered' : 'statistics.emptyTitle', { n: days })}</h2>
      {!filtered && <p>{words('statistics.emptyText')}</p>}
      {filtered && (
        <button type="button" className={styles.button} onClick={onClear}>
          {words('statistics.clear')}
        </button>
      )}
    </div>
  )
}

function Skeleton() {
  const words = useWords()
  return (
    <div className={styles.skeleton} role="status">
      <p>{words('statistics.loading')}</p>
      <div aria-hidden="true" className={styles.skeletonRow} />
      <div aria-hidden="true" className={styles.skeletonChart} />
    </div>
  )
}
