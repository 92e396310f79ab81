'use client'

import { useFormFields } from '@payloadcms/ui'
import { useMemo } from 'react'
import { useWords } from '../words/use-words'
import { inspectMatrix } from './inspect-matrix'
import styles from './matrix.module.css'
import { type Matrix, readMatrix } from './read-matrix'
import { SlotDrawing } from './slot-drawing'
import { SolverNotes } from './solver-notes'

/** Beside the form of a question: what a taker would see, and what the solver makes of it. Redrawn at every change. */
export function MatrixPreview() {
  const words = useWords()
  // A string, so that this redraws only when the drawing changes.
  const state = useFormFields(([fields]) => JSON.stringify(readMatrix(fields)))
  const matrix = useMemo(() => JSON.parse(state) as Matrix, [state])
  const inspection = useMemo(() => inspectMatrix(matrix), [matrix])
  return (
    <section className={styles.preview} aria-label={words('matrix.drawn')}>
      <h3 className={styles.heading}>{words('matrix.drawn')}</h3>
      <div className={styles.matrix}>
        {matrix.panels.map((slot, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
          <div className={styles.cell} key={index}>
            <SlotDrawing slot={slot} label={words('matrix.panelN', { n: index + 1 })} />
          </div>
        ))}
        <div className={styles.cell} role="img" aria-label={words('matrix.sought')}>
          <span className={styles.sought} aria-hidden="true">
            ?
          </span>
        </div>
      </div>
      <ol className={styles.options}>
        {matrix.options.map((slot, index) => {
          const isKey = matrix.key === index + 1
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place
            <li key={index} className={isKey ? styles.key : styles.option}>
              <SlotDrawing slot={slot} label={words('matrix.optionN', { n: index + 1 })} />
              <span className={styles.number}>
                {index + 1}
                {isKey && ` · ${words('matrix.answer')}`}
              </span>
            </li>
          )
        })}
      </ol>
      <SolverNotes inspection={inspection} />
    </section>
  )
}
