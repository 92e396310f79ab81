'use client'

import { FieldError, fieldBaseClass, useField, withCondition } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import { PanelEditor } from './panel-editor'

/** One panel of a question, as a field of its form. */
function Panels({ path: givenPath, readOnly }: JSONFieldClientProps) {
  const { path, value, setValue, showError, disabled } = useField<unknown>({
    potentiallyStalePath: givenPath,
  })
  return (
    <div className={`${fieldBaseClass} ${fieldBaseClass}__wrap`}>
      <PanelEditor
        id={`field-${path.replaceAll('.', '__')}`}
        value={value}
        disabled={Boolean(readOnly || disabled)}
        onChange={setValue}
        error={<FieldError path={path} showError={showError} />}
      />
    </div>
  )
}

export const PanelField = withCondition(Panels)
