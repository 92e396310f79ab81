'use client'

import { useTranslations } from 'next-intl'
import { memo, useDeferredValue, useId } from 'react'
import { classes } from '../../primitives/classes'
import type { Statement } from '../store/part-load'
import { moveInGroup } from './move-in-group'
import type { StatementQuestionProps } from './question-views'
import styles from './statement-question.module.css'

/** One statement, two to choose between, or a situation; and its choices as a group of radios, as in options.tsx. */
export const StatementQuestion = memo(function StatementQuestion({
  question,
  choice,
  hidden,
  onChoose,
  onAnswer,
}: StatementQuestionProps) {
  const { ask, choices } = useChoices(question)
  const id = useId()
  const [asked, lead, said, other] = [`${id}asked`, `${id}lead`, `${id}said`, `${id}other`]
  const named = [
    asked,
    ...(question.lead === null ? [] : [lead]),
    said,
    ...(question.other === null ? [] : [other]),
  ]
  // As in options.tsx: it waits until the tap is painted.
  const tabStop = useDeferredValue(choice) ?? 0
  return (
    <div
      className={classes(
        styles.view,
        question.other !== null && styles.between,
        question.kind === 'situation' && styles.situation,
      )}
      hidden={hidden}
      data-question={question.position}
    >
      <div className={styles.head}>
        <p id={asked} className={styles.ask}>
          {ask}
        </p>
        {question.lead !== null && (
          <p id={lead} className={styles.lead}>
            {question.lead}
          </p>
        )}
        <p id={said} className={styles.statement}>
          {question.text}
        </p>
      </div>
      <div
        role="radiogroup"
        aria-labelledby={named.join(' ')}
        className={classes(
          styles.choices,
          isScale(question) && styles.scale,
          choices.length === 4 && styles.four,
        )}
        onKeyDown={(event) => {
          const to = moveInGroup(event)
          if (to !== null) onChoose(to)
        }}
      >
        {choices.map(({ words, name }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a radio whose arrows choose and whose tap leads on
          <button
            key={name}
            type="button"
            role="radio"
            aria-checked={index === choice}
            aria-label={name}
            tabIndex={index === tabStop ? 0 : -1}
            className={styles.choice}
            onClick={() => onAnswer(index)}
          >
            {words}
          </button>
        ))}
      </div>
      {question.other !== null && (
        <p id={other} className={classes(styles.statement, styles.other)}>
          {question.other}
        </p>
      )}
    </div>
  )
})

/** Choices that stand in a row, from little to much; the others are sentences in a list. */
const isScale = ({ kind, options }: Statement): boolean =>
  options === null || (kind !== 'situation' && kind !== 'forced_choice')

type Choice = { words: string; name: string }

const SCALE = ['1', '2', '3', '4', '5'] as const

/** What is asked, and the choices: words on the screen, and the names that are read out. */
const useChoices = (statement: Statement): { ask: string; choices: Choice[] } => {
  const { ask, choices } = useUsualChoices(statement)
  return { ask: statement.ask ?? ask, choices }
}

/** As every instrument asks that has no words of its own for it. */
const useUsualChoices = ({ kind, text, other, options }: Statement): { ask: string; choices: Choice[] } => {
  const t = useTranslations('questionnaire')
  if (options !== null) {
    const label = kind === 'situation' ? 'situation' : kind === 'frequency' ? 'frequency' : 'bipolar'
    return { ask: t(`${label}.label`), choices: options.map((words) => ({ words, name: words })) }
  }
  if (other !== null) {
    const nameOf = (words: string, place: number) =>
      place === 2 ? words : t('bipolar.choice', { words, statement: place < 2 ? text : other })
    const choices = SCALE.map((step) => t(`bipolar.${step}`))
    return {
      ask: t('bipolar.label'),
      choices: choices.map((words, place) => ({ words, name: nameOf(words, place) })),
    }
  }
  const scale = kind === 'frequency' ? 'frequency' : 'scale'
  const choices = SCALE.map((step) => t(`${scale}.${step}`))
  return { ask: t(`${scale}.label`), choices: choices.map((words) => ({ words, name: words })) }
}
