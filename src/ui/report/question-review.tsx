'use client'

import { useTranslations } from 'next-intl'
import { type Panel, parsePanel } from '@/domain/matrices/panel'
import { Matrix } from '@/ui/primitives/matrix'
import { MatrixPanel } from '@/ui/primitives/matrix-panel'
import { VisuallyHidden } from '@/ui/primitives/visually-hidden'
import { errorLabel, markOf, type ReviewedQuestion } from './answer-mark'
import styles from './question-review.module.css'

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const

/** One matrix with the right panel in its place, the taker's answer beside it, and what went wrong. */
export function QuestionReview({ question }: { question: ReviewedQuestion }) {
  const t = useTranslations('report.wrong')
  const { position, yours, correct } = question
  const panels = question.panels.flatMap(readPanel)
  const options = question.options.flatMap(readPanel)
  const mark = markOf(question)
  const label = mark === 'wrong' ? errorLabel(question.error) : null
  const right = options[correct]
  const chosen = yours === null ? undefined : options[yours]
  return (
    <div className={styles.review}>
      <Matrix panels={panels} label={t('matrix', { position })} className={styles.matrix} />
      <div className={styles.side}>
        <div className={styles.pair}>
          <Answer
            title={mark === 'right' ? t('yoursIsRight') : t('yours')}
            panel={chosen}
            letter={yours === null ? null : (LETTERS[yours] ?? null)}
            tone={mark}
          />
          {mark !== 'right' && (
            <Answer title={t('correct')} panel={right} letter={LETTERS[correct] ?? null} tone="right" />
          )}
        </div>
        {mark === 'unanswered' && <p>{t('noAnswer')}</p>}
        {label && <p>{t(`error.${label}`)}</p>}
        <h3 className={styles.small}>{t('options')}</h3>
        <ol className={styles.options}>
          {options.map((panel, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place
            <li key={index} className={styles.option}>
              <div className={styles.thumb}>
                <MatrixPanel panel={panel} />
              </div>
              <span aria-hidden="true">
                {LETTERS[index]}
                {index === correct && <span className={styles.right}> ✓</span>}
                {index === yours && index !== correct && <span className={styles.wrong}> ✕</span>}
              </span>
              <VisuallyHidden>
                {t(optionWords({ index, yours, correct }), { letter: LETTERS[index] ?? '' })}
              </VisuallyHidden>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}

type AnswerProps = {
  title: string
  panel: Panel | undefined
  letter: string | null
  tone: 'right' | 'wrong' | 'unanswered'
}

function Answer({ title, panel, letter, tone }: AnswerProps) {
  const t = useTranslations('report.wrong')
  return (
    <figure className={styles.answer}>
      <div className={`${styles.box} ${styles[`box-${tone}`] ?? ''}`}>
        {panel ? <MatrixPanel panel={panel} /> : <span className={styles.dash}>–</span>}
      </div>
      <figcaption className={styles.caption}>
        <strong className={styles[tone]}>{title}</strong>
        {letter && <span>{t('option', { letter })}</span>}
      </figcaption>
    </figure>
  )
}

const optionWords = ({ index, yours, correct }: { index: number; yours: number | null; correct: number }) => {
  if (index === correct) return index === yours ? 'optionBoth' : 'optionCorrect'
  return index === yours ? 'optionYours' : 'option'
}

const readPanel = (value: unknown): Panel[] => {
  const panel = parsePanel(value)
  return panel ? [panel] : []
}
