'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { GLOBALS } from '@/domain/publishing/loaded-version'

type FormPlace = { collection: string | undefined; id: string | null }

/** What the form around this component saves, as saves are watched under; a global goes by its name. */
export const useFormPlace = (): FormPlace => {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  if (globalSlug) return { collection: GLOBALS, id: globalSlug }
  return { collection: collectionSlug, id: id === undefined ? null : String(id) }
}
