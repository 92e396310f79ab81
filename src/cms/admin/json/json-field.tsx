'use client'

import {
  FieldDescription,
  FieldError,
  FieldLabel,
  fieldBaseClass,
  useField,
  withCondition,
} from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import { useCallback } from 'react'
import { RecordView } from '../record/record-view'
import { useWords } from '../words/use-words'
import { JsonText } from './json-text'

/** JSON in words where it is only read; where it is written, without Payload's code editor, which loads its program from a foreign server. */
function Json({ field, path: givenPath, readOnly }: JSONFieldClientProps) {
  const words = useWords()
  const refusal = words('refusals.jsonInvalid')
  // None of our fields holds a bare string: one means that what was typed is not JSON.
  const validate = useCallback((typed: unknown) => (typeof typed === 'string' ? refusal : true), [refusal])
  const { path, value, setValue, showError, disabled } = useField<unknown>({
    potentiallyStalePath: givenPath,
    validate,
  })
  const id = `field-${path.replaceAll('.', '__')}`
  const locked = Boolean(readOnly || disabled)
  return (
    <div className={`${fieldBaseClass} json-field`}>
      <FieldLabel label={field.label} path={path} required={field.required} localized={field.localized} />
      <div className={`${fieldBaseClass}__wrap`}>
        <FieldError path={path} showError={showError} />
        {locked ? (
          <RecordView id={id} name={path.split('.').at(-1) ?? path} value={value} />
        ) : (
          <JsonText id={id} value={value} disabled={false} onChange={setValue} />
        )}
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}

export const JsonField = withCondition(Json)
