'use client'

import { useFormInitializing, useLocale } from '@payloadcms/ui'
import { useEffect } from 'react'
import { useOpenIn } from '../saving/use-open-in'
import { revealField } from './reveal-field'

const HASH = '#gap='

/** Leads to a field of this form; in another language it opens the form in that one first, what was typed saved. */
export const useGoToField = () => {
  const { code } = useLocale()
  const openIn = useOpenIn()
  const loading = useFormInitializing()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address changes with the language
  useEffect(() => {
    const { hash } = window.location
    if (loading || !hash.startsWith(HASH)) return
    const timer = setTimeout(() => {
      revealField(decodeURIComponent(hash.slice(HASH.length)))
      window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
    }, SETTLE_MS)
    return () => clearTimeout(timer)
  }, [loading, code])
  return ({ path, locale }: { path: string; locale?: string }) => {
    if (!locale || locale === code) return revealField(path)
    void openIn({ locale, hash: `${HASH}${encodeURIComponent(path)}` })
  }
}

/** Rows are drawn after the form is there. */
const SETTLE_MS = 500
