'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { hasDraftsEnabled } from 'payload/shared'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { OpenForm, Told } from './guarded-fetch'
import { openForm } from './open-forms'
import { useFormPlace } from './use-form-place'

/** The form around this component, watched while it is open: what its saves come to is told. */
export const useOpenForm = (tell: (told: Told) => void): RefObject<OpenForm | null> => {
  const { data, docConfig } = useDocumentInfo()
  const { collection, id } = useFormPlace()
  const form = useRef<OpenForm | null>(null)
  const onTold = useEffectEvent(tell)
  const loaded = typeof data?.updatedAt === 'string' ? data.updatedAt : null
  const firstLoaded = useEffectEvent(() => loaded)
  const hasDrafts = Boolean(docConfig && hasDraftsEnabled(docConfig))
  useEffect(() => {
    if (!collection) return
    form.current = {
      collection,
      id,
      version: firstLoaded(),
      hasDrafts,
      tell: (told) => onTold(told),
    }
    return openForm(form.current)
  }, [collection, id, hasDrafts])
  // Payload reads the document anew when its page is refreshed, and shows what it read.
  useEffect(() => {
    if (form.current && loaded && loaded > (form.current.version ?? '')) form.current.version = loaded
  }, [loaded])
  return form
}
