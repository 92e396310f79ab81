'use client'

import { useAllFormFields, useDocumentInfo, useLocale } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import type { Completeness } from '../../publishing/read-completeness'
import { useStaffAnswer } from '../use-staff-answer'

/** What the unsaved form lacks: read at first, and after each pause in typing. */
export const useCompleteness = () => {
  const { id, collectionSlug } = useDocumentInfo()
  const { code } = useLocale()
  const [fields] = useAllFormFields()
  const body = JSON.stringify({
    collection: collectionSlug,
    id: id ?? null,
    locale: code,
    form: reduceFieldsToValues(fields, true),
  })
  return useStaffAnswer<Completeness>({ path: '/api/editing/completeness', body })
}
