'use client'

import { useFormFields } from '@payloadcms/ui'
import { useMemo } from 'react'
import type { Matrix } from '@/domain/matrices/matrix-slots'
import { useWords } from '../words/use-words'
import styles from './matrix.module.css'
import { MatrixFigure } from './matrix-figure'
import { readMatrix } from './read-matrix'
import { SolverNotes } from './solver-notes'
import { useInspection } from './use-inspection'

/** Beside the form of a question: what a taker would see, and what the solver makes of it. Redrawn at every change. */
export function MatrixPreview() {
  const words = useWords()
  // A string, so that this redraws only when the drawing changes.
  const state = useFormFields(([fields]) => JSON.stringify(readMatrix(fields)))
  const matrix = useMemo(() => JSON.parse(state) as Matrix, [state])
  const { reading, again } = useInspection(matrix)
  return (
    <section className={styles.preview} aria-label={words('matrix.drawn')}>
      <h3 className={styles.heading}>{words('matrix.drawn')}</h3>
      <MatrixFigure matrix={matrix} />
      <SolverNotes reading={reading} again={again} />
    </section>
  )
}
