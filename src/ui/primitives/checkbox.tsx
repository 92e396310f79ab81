import { type ComponentProps, useId } from 'react'
import styles from './checkbox.module.css'
import { describedBy, FieldError, type FieldWords } from './field'
import fieldStyles from './field.module.css'

type Props = Omit<FieldWords, 'optional'> & Omit<ComponentProps<'input'>, 'className' | 'children' | 'type'>

/** A box to tick. Never ticked beforehand where it is a consent. */
export function Checkbox({ label, hint, error, id: given, ...rest }: Props) {
  const made = useId()
  const id = given ?? made
  return (
    <div>
      <label className={styles.row}>
        <input type="checkbox" {...rest} {...describedBy({ id, hint, error })} className={styles.box} />
        <span>{label}</span>
      </label>
      <div className={styles.below}>
        {hint && (
          <p id={`${id}-hint`} className={fieldStyles.hint}>
            {hint}
          </p>
        )}
        <FieldError id={id} error={error} />
      </div>
    </div>
  )
}
