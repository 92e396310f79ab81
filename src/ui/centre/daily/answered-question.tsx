'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { classes } from '@/ui/primitives/classes'
import { Notice } from '@/ui/primitives/notice'
import styles from './daily.module.css'
import type { Answered } from './use-daily'

type Props = {
  answered: Answered
  /** It was answered just now: here first, or somewhere else before. Null: the page was opened with the answer there. */
  fresh: 'first' | 'elsewhere' | null
}

/** Right or not, why, by whom that is known, and what others answered. */
export function AnsweredQuestion({ answered, fresh }: Props) {
  const t = useTranslations('daily')
  const result = useRef<HTMLParagraphElement>(null)
  // What was pressed is gone: whoever reads with a screen reader goes on with the result.
  useEffect(() => {
    if (fresh) result.current?.focus()
  }, [fresh])
  const { question, answer, right, rightWord, analysis, source, others } = answered
  return (
    <section className={styles.question} aria-labelledby="daily-question">
      <p className={styles.kind}>{t(`kind.${question.kind}`)}</p>
      <h2 id="daily-question" className={styles.text}>
        {question.text}
      </h2>
      {fresh === 'elsewhere' && <Notice>{t('elsewhere')}</Notice>}
      <p ref={result} tabIndex={-1} className={classes(styles.result, right ? styles.right : styles.wrong)}>
        {t(right ? 'right' : 'wrong')}
      </p>
      {question.answerKind === 'gap' ? (
        <div>
          <p>{t('yourWord', { word: String(answer) })}</p>
          {!right && rightWord && <p>{t('rightWord', { word: rightWord })}</p>}
        </div>
      ) : (
        <AnsweredOptions answered={answered} />
      )}
      {others && (
        <p className={styles.others}>{t('othersText', { answers: others.answers, right: others.right })}</p>
      )}
      <div className={styles.analysis}>
        <h3>{t('analysis')}</h3>
        <p className={styles.words}>{analysis}</p>
        <p className={styles.source}>
          {source.url ? (
            <a href={source.url} target="_blank" rel="noreferrer">
              {t('source', { source: source.text })}
            </a>
          ) : (
            t('source', { source: source.text })
          )}
        </p>
      </div>
      <p className={styles.rule}>{t('tomorrow')}</p>
    </section>
  )
}

/** Each option with what it is, in words and not by its colour alone. */
function AnsweredOptions({ answered }: { answered: Answered }) {
  const t = useTranslations('daily')
  const { question, answer, rightOptions, others } = answered
  return (
    <ul className={styles.answers} aria-label={others ? t('others') : t('answer')}>
      {question.options.map(({ id, text }) => {
        const isRight = rightOptions.includes(id)
        const marks = [
          ...(isRight ? [t('isRight')] : []),
          ...(Array.isArray(answer) && answer.includes(id) ? [t('chosen')] : []),
        ]
        const share = others?.options.find((each) => each.id === id)
        return (
          <li key={id} className={classes(styles.answer, isRight && styles.isRight)}>
            <span>{text}</span>
            {marks.length > 0 && <span className={styles.marks}>{marks.join(' · ')}</span>}
            {share && (
              <span className={styles.share}>
                <span className={styles.bar} style={{ inlineSize: `${share.percent}%` }} />
                {t('percent', { percent: share.percent })}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
