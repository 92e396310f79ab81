import type { ReactNode } from 'react'
import styles from './field.module.css'

/** The words around a form control. `optional` is the word for it ("optional"). */
export type FieldWords = {
  label: ReactNode
  hint?: ReactNode
  /** What is wrong and what to do. */
  error?: ReactNode
  optional?: string
}

type Props = FieldWords & { id: string; children: ReactNode }

/** Label above, hint and error below the control. The control takes its attributes from {@link describedBy}. */
export function Field({ id, label, hint, error, optional, children }: Props) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {optional && <span className={styles.optional}> ({optional})</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      <FieldError id={id} error={error} />
    </div>
  )
}

/** Empty but there, so that a screen reader hears the error when it appears. */
export function FieldError({ id, error }: { id: string; error?: ReactNode }) {
  return (
    <div id={`${id}-error`} aria-live="polite">
      {error && <p className={styles.error}>{error}</p>}
    </div>
  )
}

/** What ties a control to its hint and error. */
export const describedBy = ({ id, hint, error }: { id: string; hint?: ReactNode; error?: ReactNode }) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
})
