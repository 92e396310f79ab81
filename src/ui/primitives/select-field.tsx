import { type ComponentProps, useId } from 'react'
import { describedBy, Field, type FieldWords } from './field'
import styles from './field.module.css'

type Props = FieldWords &
  Omit<ComponentProps<'select'>, 'className' | 'children'> & {
    options: readonly { value: string; label: string }[]
  }

/** One of a list. */
export function SelectField({ label, hint, error, optional, options, id: given, ...rest }: Props) {
  const made = useId()
  const id = given ?? made
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      <select {...rest} {...describedBy({ id, hint, error })} className={styles.control}>
        {options.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </Field>
  )
}
