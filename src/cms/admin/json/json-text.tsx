'use client'

import { useState } from 'react'
import { useWords } from '../words/use-words'
import styles from './json.module.css'

type Props = {
  id: string
  label?: string
  value: unknown
  disabled: boolean
  onChange: (value: unknown) => void
}

/** JSON as plain text. While what is typed is no JSON, the form holds the text itself, which no validation accepts. */
export function JsonText({ id, label, value, disabled, onChange }: Props) {
  const words = useWords()
  const [draft, setDraft] = useState<string | null>(null)
  const text = draft ?? written(value)
  const broken = draft !== null && parsed(draft) === NOT_JSON
  const type = (next: string) => {
    const result = parsed(next)
    setDraft(next)
    onChange(result === NOT_JSON ? next : result)
  }
  return (
    <>
      <textarea
        id={id}
        className={styles.text}
        aria-label={label}
        aria-invalid={broken}
        value={text}
        disabled={disabled}
        rows={Math.min(14, Math.max(2, text.split('\n').length))}
        spellCheck={false}
        onChange={(event) => type(event.target.value)}
        onBlur={() => broken || setDraft(null)}
      />
      {broken && <p className={styles.broken}>{words('refusals.jsonInvalid')}</p>}
    </>
  )
}

const NOT_JSON = Symbol('not JSON')

const parsed = (text: string): unknown => {
  if (text.trim() === '') return null
  try {
    return JSON.parse(text)
  } catch {
    return NOT_JSON
  }
}

const written = (value: unknown): string => {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2)
}
