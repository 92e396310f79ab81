'use client'

import { FieldDescription, FieldError, FieldLabel, fieldBaseClass, useField, withCondition } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import styles from './json.module.css'
import { JsonText } from './json-text'

/** JSON without Payload's code editor, which loads its program from somebody else's server. */
function Json({ field, path: givenPath, readOnly }: JSONFieldClientProps) {
  const { path, value, setValue, showError, disabled } = useField<unknown>({ potentiallyStalePath: givenPath })
  const id = `field-${path.replaceAll('.', '__')}`
  const locked = Boolean(readOnly || disabled)
  return (
    <div className={`${fieldBaseClass} json-field`}>
      <FieldLabel label={field.label} path={path} required={field.required} localized={field.localized} />
      <div className={`${fieldBaseClass}__wrap`}>
        <FieldError path={path} showError={showError} />
        {locked ? (
          <pre className={styles.record} id={id}>
            {value === undefined || value === null ? '–' : JSON.stringify(value, null, 2)}
          </pre>
        ) : (
          <JsonText id={id} value={value} disabled={false} onChange={setValue} />
        )}
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}

export const JsonField = withCondition(Json)
