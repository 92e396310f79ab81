'use client'

import type { Matrix } from '@/domain/matrices/matrix-slots'
import { useWords } from '../words/use-words'
import styles from './matrix.module.css'
import { SlotDrawing } from './slot-drawing'

/** A matrix with its sought panel, and its options with the answer marked. */
export function MatrixFigure({ matrix }: { matrix: Matrix }) {
  const words = useWords()
  return (
    <>
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
    </>
  )
}
