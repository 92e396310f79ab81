'use client'

import type { KeyboardEvent } from 'react'
import styles from '../panel/panel.module.css'
import { useWords } from '../words/use-words'
import type { RefundAsked } from './use-refund'

type Props = { asked: RefundAsked; onChange: (asked: RefundAsked) => void; error: string | null }

/** How much goes back, and why. It is inside a form of Payload's own, which Enter must not send. */
export function RefundChoice({ asked, onChange, error }: Props) {
  const words = useWords()
  const set = (part: Partial<RefundAsked>) => onChange({ ...asked, ...part })
  return (
    <>
      <fieldset className={styles.choices}>
        <legend>{words('refund.howMuch')}</legend>
        <label>
          <input type="radio" checked={asked.all} onChange={() => set({ all: true })} />
          {words('refund.all')}
        </label>
        <label>
          <input type="radio" checked={!asked.all} onChange={() => set({ all: false })} />
          {words('refund.part')}
        </label>
      </fieldset>
      {!asked.all && (
        <label className={styles.labelled}>
          {words('refund.amount')}
          <input
            inputMode="decimal"
            autoComplete="off"
            value={asked.text}
            aria-invalid={error !== null}
            aria-describedby="refund-error"
            onKeyDown={sendNothing}
            onChange={({ target }) => set({ text: target.value })}
          />
        </label>
      )}
      <p id="refund-error" className={styles.bad} role="alert">
        {error}
      </p>
      <label className={styles.labelled}>
        {words('refund.note')}
        <textarea
          rows={2}
          maxLength={500}
          value={asked.note}
          onChange={({ target }) => set({ note: target.value })}
        />
      </label>
    </>
  )
}

const sendNothing = (event: KeyboardEvent): void => {
  if (event.key === 'Enter') event.preventDefault()
}
