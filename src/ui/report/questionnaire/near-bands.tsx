'use client'

import { Fold } from '@/ui/primitives/fold'
import styles from './questionnaire.module.css'
import type { ScaleResult } from './questionnaire-report'
import { nearBands } from './what-is-said'

/** Where another range is probable, too: that it is close, and what is said of the other one. */
export function NearBands({ scale }: { scale: ScaleResult }) {
  const near = nearBands(scale)
  if (near.length === 0 || !scale.near) return null
  return (
    <div className={styles.close}>
      <p className={styles.near}>{scale.near}</p>
      {near.map(({ id, name, text, free }) => (
        <Fold key={id} summary={name ?? id}>
          <p className={styles.text}>{free ?? text}</p>
        </Fold>
      ))}
    </div>
  )
}
