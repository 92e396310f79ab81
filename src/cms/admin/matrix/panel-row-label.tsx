'use client'

import { useFormFields, useRowLabel } from '@payloadcms/ui'
import { slotOf } from '@/domain/matrices/matrix-slots'
import { useWords } from '../words/use-words'
import styles from './matrix.module.css'
import { SlotDrawing } from './slot-drawing'

/** The head of a folded row: the number, the drawing, and whether it is the answer. */
export function PanelRowLabel() {
  const words = useWords()
  const { data, path, rowNumber = 0 } = useRowLabel<{ panel?: unknown }>()
  const key = useFormFields(([fields]) => fields.key?.value)
  const isOption = path.startsWith('options')
  const label = words(isOption ? 'matrix.optionN' : 'matrix.panelN', { n: rowNumber + 1 })
  return (
    <span className={styles.rowLabel}>
      <span className={styles.rowDrawing}>
        <SlotDrawing slot={slotOf(data?.panel)} label={label} />
      </span>
      {label}
      {isOption && key === rowNumber + 1 && ` · ${words('matrix.answer')}`}
    </span>
  )
}
