'use client'

import { useTranslations } from 'next-intl'
import { classes } from '@/ui/primitives/classes'
import numbers from '@/ui/primitives/number-grid.module.css'
import { type Mark, markOf, type ReviewedQuestion } from './answer-mark'
import styles from './question-picker.module.css'

type Props = {
  questions: readonly ReviewedQuestion[]
  value: number
  onPick: (position: number) => void
}

const SIGNS: Record<Mark, string> = { right: '✓', wrong: '✕', unanswered: '–' }

/** The questions by number, each with how it went: in words for those who listen, as a sign for those who look. */
export function QuestionPicker({ questions, value, onPick }: Props) {
  const t = useTranslations('report.wrong')
  return (
    <nav aria-label={t('picker')} className={classes(numbers.room, styles.picker)}>
      <ol className={numbers.numbers}>
        {questions.map((question) => {
          const { position } = question
          const mark = markOf(question)
          return (
            <li key={position}>
              <button
                type="button"
                aria-label={t('pick', { position, mark: t(`mark.${mark}`) })}
                aria-current={position === value ? 'true' : undefined}
                onClick={() => onPick(position)}
                className={styles.item}
              >
                <span aria-hidden="true">{position}</span>
                <span aria-hidden="true" className={styles[mark]}>
                  {SIGNS[mark]}
                </span>
              </button>
            </li>
          )
        })}
      </ol>
      <p aria-hidden="true" className={styles.legend}>
        {(['right', 'wrong', 'unanswered'] as const).map((mark) => (
          <span key={mark}>
            <span className={styles[mark]}>{SIGNS[mark]}</span> {t(`mark.${mark}`)}
          </span>
        ))}
      </p>
    </nav>
  )
}
