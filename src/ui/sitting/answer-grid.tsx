'use client'

import { useTranslations } from 'next-intl'
import { classes } from '../primitives/classes'
import numbers from '../primitives/number-grid.module.css'
import styles from './answer-grid.module.css'

type Step = { id: string; answered: boolean }
type Props = {
  label: string
  steps: readonly Step[]
  /** The question in view, from 1. */
  position?: number
  /** Without it the grid only shows. */
  onPick?: (position: number) => void
}

/** Every question by its number: filled when answered, outlined when open. */
export function AnswerGrid({ label, steps, position, onPick }: Props) {
  const t = useTranslations('test.question.picker')
  return (
    <div className={numbers.room}>
      <ol className={numbers.numbers} aria-label={label}>
        {steps.map(({ id, answered }, index) => (
          <li key={id}>
            <button
              type="button"
              className={classes(styles.cell, answered && styles.answered)}
              aria-label={t(answered ? 'answered' : 'unanswered', { position: index + 1 })}
              aria-current={position === index + 1 ? 'step' : undefined}
              disabled={!onPick}
              onClick={() => onPick?.(index + 1)}
            >
              {index + 1}
            </button>
          </li>
        ))}
      </ol>
      <p className={styles.legend} aria-hidden="true">
        <span className={styles.kind}>
          <span className={classes(styles.sample, styles.answered)} />
          {t('legendAnswered')}
        </span>
        <span className={styles.kind}>
          <span className={styles.sample} />
          {t('legendUnanswered')}
        </span>
      </p>
    </div>
  )
}
