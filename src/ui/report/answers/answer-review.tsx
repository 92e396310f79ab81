'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { Link } from '@/ui/navigation/link'
import { Button } from '@/ui/primitives/button'
import { firstToReview, markOf, type ReviewedQuestion } from './answer-mark'
import styles from './answer-review.module.css'
import { QuestionPicker } from './question-picker'
import { QuestionReview } from './question-review'

type Props = { questions: readonly ReviewedQuestion[]; back: string }

export function AnswerReview({ questions, back }: Props) {
  const t = useTranslations('report.wrong')
  const [position, setPosition] = useState(() => firstToReview(questions))
  const heading = useRef<HTMLHeadingElement>(null)
  const index = questions.findIndex((question) => question.position === position)
  const question = questions[index]
  const count = (mark: ReturnType<typeof markOf>) => questions.filter((each) => markOf(each) === mark).length
  const show = (next: number) => {
    setPosition(next)
    heading.current?.focus()
  }
  const step = (by: 1 | -1) => questions[index + by]?.position
  const [before, after] = [step(-1), step(1)]
  return (
    <div className={styles.review}>
      <header className={styles.top}>
        <h1>{t('title')}</h1>
        <p className={styles.summary}>
          {t('summary', { right: count('right'), wrong: count('wrong'), unanswered: count('unanswered') })}
        </p>
      </header>
      <QuestionPicker questions={questions} value={position} onPick={setPosition} />
      {question ? (
        <section aria-labelledby="question" className={styles.question}>
          <h2 id="question" ref={heading} tabIndex={-1} className={styles.heading}>
            {t('question', { position, total: questions.length })}
            <span className={styles[markOf(question)]}>{t(`mark.${markOf(question)}`)}</span>
          </h2>
          <QuestionReview key={question.position} question={question} />
          <div className={styles.steps}>
            <Button
              variant="secondary"
              disabled={before === undefined}
              onClick={() => before !== undefined && show(before)}
            >
              {t('previous')}
            </Button>
            <Button
              variant="secondary"
              disabled={after === undefined}
              onClick={() => after !== undefined && show(after)}
            >
              {t('next')}
            </Button>
          </div>
        </section>
      ) : (
        <p>{t('empty')}</p>
      )}
      <Link href={back}>{t('back')}</Link>
    </div>
  )
}
