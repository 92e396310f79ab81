'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { type DailyAnswer, LONGEST_GAP } from '@/domain/daily/question'
import { Button } from '@/ui/primitives/button'
import { FieldError } from '@/ui/primitives/field'
import { TextField } from '@/ui/primitives/text-field'
import styles from './daily.module.css'
import type { Question } from './use-daily'

type Props = {
  question: Question
  busy: boolean
  onSubmit: (answer: DailyAnswer) => void
  /** What became of the last try. */
  children?: ReactNode
}

/** The question with its choices, or the gap. Nothing is sent before something is chosen. */
export function QuestionForm({ question, busy, onSubmit, children }: Props) {
  const t = useTranslations('daily')
  const form = useRef<HTMLFormElement>(null)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [typed, setTyped] = useState('')
  const [missing, setMissing] = useState(false)
  const { answerKind, kind, text } = question
  const isGap = answerKind === 'gap'

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const isEmpty = isGap ? typed.trim() === '' : chosen.length === 0
    setMissing(isEmpty)
    if (isEmpty) form.current?.querySelector('input')?.focus()
    else onSubmit(isGap ? typed.trim() : [...chosen])
  }
  const choose = (id: string, isOn: boolean) => {
    setMissing(false)
    setChosen((before) => {
      if (answerKind === 'sel1') return [id]
      return isOn ? [...before, id] : before.filter((each) => each !== id)
    })
  }

  return (
    <form ref={form} noValidate className={styles.question} onSubmit={submit}>
      <p className={styles.kind}>
        {t(`kind.${kind}`)} · {t(`answerKind.${answerKind}`)}
      </p>
      <h2 className={styles.text}>{text}</h2>
      {isGap ? (
        <TextField
          name="gap"
          label={t('answer')}
          hint={t('rule.gap')}
          error={missing && t('choose.gap')}
          value={typed}
          maxLength={LONGEST_GAP}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={({ target }) => {
            setMissing(false)
            setTyped(target.value)
          }}
        />
      ) : (
        <Choices {...{ question, chosen, choose }} error={missing && t(`choose.${answerKind}`)} />
      )}
      {children}
      <div>
        <Button type="submit" size="large" busy={busy && t('submitting')}>
          {t('submit')}
        </Button>
      </div>
    </form>
  )
}

type ChoicesProps = {
  question: Question
  chosen: readonly string[]
  choose: (id: string, isOn: boolean) => void
  error: ReactNode
}

/** Native radios or boxes: arrows move, space chooses. */
function Choices({ question: { id, answerKind, options }, chosen, choose, error }: ChoicesProps) {
  const t = useTranslations('daily')
  const field = useId()
  return (
    <fieldset className={styles.choices} aria-describedby={error ? `${field}-error` : undefined}>
      <legend className={styles.rule}>{t(`rule.${answerKind}`)}</legend>
      {options.map((option) => (
        <label key={option.id} className={styles.choice}>
          <input
            type={answerKind === 'sel1' ? 'radio' : 'checkbox'}
            name={id}
            value={option.id}
            checked={chosen.includes(option.id)}
            onChange={({ target }) => choose(option.id, target.checked)}
            className={styles.mark}
          />
          <span>{option.text}</span>
        </label>
      ))}
      <FieldError id={field} error={error} />
    </fieldset>
  )
}
