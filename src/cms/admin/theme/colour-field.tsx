'use client'

import { FieldLabel, fieldBaseClass, useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { isColour } from '@/domain/theme/contrast'
import styles from './theme.module.css'

/** A colour: picked, or typed as hex. Its error is under it in full; Payload's own would be cut off here. */
export function ColourField({ field, path: givenPath, readOnly }: TextFieldClientProps) {
  const { path, value, setValue, showError, errorMessage, disabled } = useField<string>({
    potentiallyStalePath: givenPath,
  })
  const locked = Boolean(readOnly || disabled)
  const id = `field-${path.replaceAll('.', '__')}`
  return (
    <div className={`${fieldBaseClass} text ${styles.colour} ${showError ? 'error' : ''}`}>
      <FieldLabel label={field.label} path={path} required={field.required} />
      <div className={`${fieldBaseClass}__wrap`}>
        <div className={styles.inputs}>
          <input
            type="color"
            aria-label={path}
            value={isColour(value) ? value : '#000000'}
            disabled={locked}
            onChange={(event) => setValue(event.target.value)}
          />
          <input
            type="text"
            id={id}
            value={value ?? ''}
            disabled={locked}
            maxLength={7}
            aria-invalid={showError}
            aria-describedby={showError ? `${id}-error` : undefined}
            spellCheck={false}
            onChange={(event) => setValue(event.target.value)}
          />
        </div>
        {showError && (
          <p id={`${id}-error`} className={styles.refusal} role="alert">
            {errorMessage}
          </p>
        )}
      </div>
    </div>
  )
}
