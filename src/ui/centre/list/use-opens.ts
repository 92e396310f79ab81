'use client'

import { useTranslations } from 'next-intl'
import type { Level } from '@/domain/centre/levels'

/** What opens a document of this level, in a few words; null: nothing has to. */
export const useOpens = (): ((level: Level) => string | null) => {
  const t = useTranslations('centre.list')
  return (level) => {
    if (level === 'open') return null
    return t(level === 'registered' ? 'withAccount' : 'withMembership')
  }
}
