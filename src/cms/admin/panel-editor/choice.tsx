'use client'

import type { ReactNode } from 'react'
import styles from './panel-editor.module.css'

type Option<T extends string> = { value: T; label: string }
type Props<T extends string> = {
  label: string
  value: T
  options: readonly Option<T>[]
  onChange: (value: T) => void
  disabled: boolean
  children?: ReactNode
}

/** A labelled select; what it needs beside it (a number, a grid) comes as children. */
export function Choice<T extends string>({ label, value, options, onChange, disabled, children }: Props<T>) {
  return (
    <div className={styles.choice}>
      <label className={styles.control}>
        <span>{label}</span>
        <select value={value} disabled={disabled} onChange={(event) => onChange(event.target.value as T)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </label>
      {children}
    </div>
  )
}
