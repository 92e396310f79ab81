'use client'

import { Fold } from '@/ui/primitives/fold'
import styles from './questionnaire.module.css'
import type { ToldScale } from './questionnaire-report'

/** Where another range is probable, too: that it is close, and what is said of the other one. */
export function NearRanges({ near }: Pick<ToldScale, 'near'>) {
  if (!near) return null
  return (
    <div className={styles.close}>
      <p className={styles.near}>{near.said}</p>
      {near.ranges.map(({ id, title, text }) => (
        <Fold key={id} summary={title}>
          <p className={styles.text}>{text}</p>
        </Fold>
      ))}
    </div>
  )
}
