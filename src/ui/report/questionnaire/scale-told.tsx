'use client'

import sections from '../report.module.css'
import { FiguresTable } from './figures-table'
import type { ToldScale } from './questionnaire-report'
import { ScaleBar } from './scale-bar'

/** A scale as a bar with its interval, and below it what else is possible where the range is not sure. */
export function ScalePicture({
  scale: { bar, held, also },
}: {
  scale: Pick<ToldScale, 'bar' | 'held' | 'also'>
}) {
  return (
    <>
      <ScaleBar {...bar} />
      {held && <p className={sections.muted}>{held}</p>}
      {also && <p className={sections.muted}>{also}</p>}
    </>
  )
}

type TableProps = {
  scales: readonly Pick<ToldScale, 'id' | 'name' | 'rows'>[]
  /** That these figures rest on assumed reliability, where the block does not say it already. */
  assumed?: string
}

/** The figures of several scales: place, interval, and how probable each range is. */
export function ScalesTable({ scales, assumed }: TableProps) {
  return (
    <>
      {assumed && <p className={sections.muted}>{assumed}</p>}
      <FiguresTable groups={scales} />
    </>
  )
}
