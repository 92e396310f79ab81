'use client'

import { useTranslations } from 'next-intl'
import { type Panel, parsePanel } from '@/domain/matrices/panel'
import { Matrix } from '@/ui/primitives/matrix'
import { OPTION_LETTERS } from '@/ui/primitives/option-letters'
import { PanelBox } from '@/ui/primitives/panel-box'
import { errorLabel, markOf, type ReviewedQuestion } from './answer-mark'
import { MissedRules } from './missed-rules'
import { OptionReview } from './option-review'
import styles from './question-review.module.css'
import { SolutionSteps } from './solution-steps'

/** One matrix, the taker's answer beside the right one, what went wrong and how it is solved. */
export function QuestionReview({ question }: { question: ReviewedQuestion }) {
  const t = useTranslations('report')
  const explain = useTranslations('explain')
  const { position, yours, correct, explanation } = question
  const panels = question.panels.flatMap(readPanel)
  const options = question.options.flatMap(readPanel)
  const mark = markOf(question)
  const missed = mark === 'wrong' && yours !== null ? explanation?.misses[yours] : undefined
  const label = mark === 'wrong' && !explanation ? errorLabel(question.error) : null
  const right = options[correct]
  const chosen = yours === null ? undefined : options[yours]
  return (
    <div className={styles.review}>
      <Matrix panels={panels} label={t('wrong.matrix', { position })} className={styles.matrix} />
      <div className={styles.side}>
        <div className={styles.pair}>
          <Answer
            title={mark === 'right' ? t('wrong.yoursIsRight') : t('wrong.yours')}
            panel={chosen}
            letter={yours === null ? null : (OPTION_LETTERS[yours] ?? null)}
            tone={mark}
          />
          {mark !== 'right' && (
            <Answer
              title={t('wrong.correct')}
              panel={right}
              letter={OPTION_LETTERS[correct] ?? null}
              tone="right"
            />
          )}
        </div>
        {mark === 'unanswered' && <p>{t('wrong.noAnswer')}</p>}
        {label && <p>{t(`wrong.error.${label}`)}</p>}
        {missed && explanation && (
          <section className={styles.part}>
            <h3>{explain('yours')}</h3>
            <MissedRules misses={missed} steps={explanation.steps} />
          </section>
        )}
        {explanation && right && (
          <section className={styles.part}>
            <h3>{explain('title')}</h3>
            <SolutionSteps steps={explanation.steps} panels={panels} answer={right} />
          </section>
        )}
        <OptionReview options={options} yours={yours} correct={correct} explanation={explanation} />
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
        {panel ? <PanelBox panel={panel} /> : <span className={styles.dash}>–</span>}
      </div>
      <figcaption className={styles.caption}>
        <strong className={styles[tone]}>{title}</strong>
        {letter && <span>{t('option', { letter })}</span>}
      </figcaption>
    </figure>
  )
}

const readPanel = (value: unknown): Panel[] => {
  const panel = parsePanel(value)
  return panel ? [panel] : []
}
