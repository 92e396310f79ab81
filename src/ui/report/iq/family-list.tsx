'use client'

import { useTranslations } from 'next-intl'
import type { Told } from '../score/score-facts'
import styles from './families.module.css'

type Family = NonNullable<Told['puzzles']>['families'][number]

/** How many puzzles of each kind of rule were solved: one cell a puzzle, filled where it was solved. */
export function FamilyList({ families }: { families: readonly Family[] }) {
  const t = useTranslations('report.iq')
  return (
    <ul className={styles.list}>
      {families.map(({ id, name, right, of, said }) => (
        <li key={id} className={styles.family}>
          <div className={styles.head}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.count}>{t('familyCount', { right, of })}</p>
          </div>
          <div className={styles.cells} aria-hidden="true">
            {Array.from({ length: of }, (_, puzzle) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a puzzle is its place
              <span key={puzzle} className={puzzle < right ? styles.solved : styles.other} />
            ))}
          </div>
          <p className={styles.said}>{said}</p>
        </li>
      ))}
    </ul>
  )
}
