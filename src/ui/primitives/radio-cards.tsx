'use client'

import { type ReactNode, useId } from 'react'
import { classes } from './classes'
import { FieldError } from './field'
import styles from './radio-cards.module.css'

export type RadioCard<Value extends string> = {
  value: Value
  title: ReactNode
  text?: ReactNode
  /** At the end of the line: a price, a badge. */
  aside?: ReactNode
  disabled?: boolean
}

type Props<Value extends string> = {
  legend: ReactNode
  hint?: ReactNode
  error?: ReactNode
  name: string
  options: readonly RadioCard<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  /** Side by side where there is room. */
  columns?: boolean
}

/** One of a few, each with its words: native radios, so arrows move and space chooses. */
export function RadioCards<Value extends string>(props: Props<Value>) {
  const { legend, hint, error, name, options, value, onChange, columns } = props
  const id = useId()
  return (
    <fieldset className={styles.group} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      <div className={classes(styles.cards, columns && styles.columns)}>
        {options.map((option) => (
          <label key={option.value} className={styles.card}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              className={styles.radio}
            />
            <span className={styles.title}>{option.title}</span>
            <span className={styles.aside}>{option.aside}</span>
            {option.text && <span className={styles.text}>{option.text}</span>}
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
