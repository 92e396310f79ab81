import { type ComponentProps, useId } from 'react'
import { describedBy, Field, type FieldWords } from './field'
import styles from './field.module.css'

type Props = FieldWords & Omit<ComponentProps<'textarea'>, 'className' | 'children'>

/** Several lines of text. */
export function TextArea({ label, hint, error, optional, id: given, ...rest }: Props) {
  const made = useId()
  const id = given ?? made
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      <textarea rows={6} {...rest} {...describedBy({ id, hint, error })} className={styles.control} />
    </Field>
  )
}
