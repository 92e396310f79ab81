'use client'

import { isPanel, type Slot } from '@/domain/matrices/matrix-slots'
import { useWords } from '../words/use-words'
import styles from './matrix.module.css'
import { PanelPaths } from './panel-paths'

type Props = { slot: Slot; label: string }

/** A panel, or a box that says why there is none. */
export function SlotDrawing({ slot, label }: Props) {
  const words = useWords()
  if (!isPanel(slot)) {
    return (
      <span className={slot === 'broken' ? styles.broken : styles.missing}>{words(`matrix.${slot}`)}</span>
    )
  }
  return (
    <svg viewBox="0 0 100 100" role="img" aria-label={label} className={styles.drawing}>
      <PanelPaths panel={slot} />
    </svg>
  )
}
