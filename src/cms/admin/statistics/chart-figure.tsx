'use client'

import type { ReactNode } from 'react'
import { useWords } from '../words/use-words'
import { ScrollBox } from './scroll-box'
import styles from './statistics.module.css'

type Props = {
  title: string
  /** What the picture says, in a sentence: seen under the title, and the picture's text alternative. */
  summary: string
  aside?: ReactNode
  chart: ReactNode
  table: ReactNode
}

/** A picture with its sentence, and its figures as a table behind a fold. */
export function ChartFigure({ title, summary, aside, chart, table }: Props) {
  const words = useWords()
  return (
    <figure className={styles.panel}>
      <figcaption className={styles.panelHead}>
        <div>
          <h2>{title}</h2>
          <p className={styles.summary}>{summary}</p>
        </div>
        {aside}
      </figcaption>
      <div role="img" aria-label={`${title}. ${summary}`} className={styles.chart}>
        {chart}
      </div>
      <details className={styles.asTable}>
        <summary>{words('statistics.table')}</summary>
        <ScrollBox label={title}>{table}</ScrollBox>
      </details>
    </figure>
  )
}
