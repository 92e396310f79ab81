'use client'

import { useRowLabel, useTranslation } from '@payloadcms/ui'
import { nameOf } from '../words/name-of'

type Data = { blockType?: string; heading?: string; action?: string }

/** The head of a block: its number, its kind, and the words that visitors read first in it. */
export function BlockLabel() {
  const { language } = useTranslation().i18n
  const { data, rowNumber = 0 } = useRowLabel<Data>()
  const kind = nameOf({ section: 'blocks', key: data?.blockType ?? '', language })
  return <span>{[rowNumber + 1, kind, data?.heading ?? data?.action].filter(Boolean).join(' · ')}</span>
}
