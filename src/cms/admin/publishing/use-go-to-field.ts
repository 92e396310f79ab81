'use client'

import { useFormInitializing, useLocale } from '@payloadcms/ui'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { useCallback, useEffect } from 'react'
import { revealField } from './reveal-field'

const HASH = '#gap='

/** Leads to a field of this form; in another language it opens the form in that one first. */
export const useGoToField = () => {
  const { code } = useLocale()
  const router = useRouter()
  const pathname = usePathname()
  const search = useSearchParams()
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
  return useCallback(
    ({ path, locale }: { path: string; locale?: string }) => {
      if (!locale || locale === code) return revealField(path)
      const query = new URLSearchParams(search)
      query.set('locale', locale)
      router.push(`${pathname}?${query}${HASH}${encodeURIComponent(path)}`)
    },
    [code, pathname, router, search],
  )
}

/** Rows are drawn after the form is there. */
const SETTLE_MS = 500
