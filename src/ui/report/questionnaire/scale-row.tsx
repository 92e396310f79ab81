'use client'

import type { ReactNode } from 'react'
import sections from '../report.module.css'
import styles from './questionnaire.module.css'
import type { ToldScale } from './questionnaire-report'

type Props = {
  scale: Pick<ToldScale, 'name' | 'level' | 'about'>
  /** Of its name. */
  as?: 'h2' | 'h3'
  /** What the scale is about stands above its level. */
  aboutFirst?: boolean
  /** Its figure and picture, and its texts beside them. */
  figures: ReactNode
  children: ReactNode
}

/** One scale of several: name, level and picture on one side, what it says on the other. */
export function ScaleRow({ scale, as: Heading = 'h3', aboutFirst = false, figures, children }: Props) {
  const about = scale.about && <p className={sections.muted}>{scale.about}</p>
  return (
    <li className={styles.row}>
      <div className={styles.side}>
        <Heading className={styles.name}>{scale.name}</Heading>
        {aboutFirst && about}
        {scale.level && <p className={styles.level}>{scale.level}</p>}
        {figures}
      </div>
      <div className={styles.side}>
        {!aboutFirst && about}
        {children}
      </div>
    </li>
  )
}
