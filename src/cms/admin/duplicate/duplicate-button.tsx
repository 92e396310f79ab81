'use client'

import { Button, useDocumentInfo } from '@payloadcms/ui'
import { useWords } from '../words/use-words'
import { useDuplicate } from './use-duplicate'

/** Beside the preview switch of a landing page that is stored. */
export function DuplicateButton() {
  const words = useWords()
  const { id } = useDocumentInfo()
  const { working, duplicate } = useDuplicate(id)
  if (!id) return null
  return (
    <Button
      id="duplicate-in-nine"
      buttonStyle="secondary"
      size="medium"
      margin={false}
      type="button"
      disabled={working}
      onClick={duplicate}
    >
      {words(working ? 'duplicate.working' : 'duplicate.action')}
    </Button>
  )
}
