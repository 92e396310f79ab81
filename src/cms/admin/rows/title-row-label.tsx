'use client'

import { useRowLabel } from '@payloadcms/ui'

/** The head of a row: its number and its title. */
export function TitleRowLabel() {
  const { data, rowNumber = 0 } = useRowLabel<{ title?: string; label?: string }>()
  return [rowNumber + 1, data?.title ?? data?.label].filter(Boolean).join(' · ')
}
