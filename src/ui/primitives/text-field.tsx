import { type ComponentProps, useId } from 'react'
import { describedBy, Field, type FieldWords } from './field'
import styles from './field.module.css'

type Props = FieldWords & Omit<ComponentProps<'input'>, 'className' | 'children'>

/** One line of text. */
export function TextField({ label, hint, error, optional, id: given, ...rest }: Props) {
  const made = useId()
  const id = given ?? made
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      <input type="text" {...rest} {...describedBy({ id, hint, error })} className={styles.control} />
    </Field>
  )
}
