'use client'

import { useRouter } from 'next/navigation'
import { useLocale } from 'next-intl'
import { useEffect } from 'react'
import { localeOfTag } from '@/domain/locale/locales'
import { pathTo } from '@/domain/routing/path-to'
import type { RouteId } from '@/domain/routing/routes'
import { carryQuery } from '@/domain/routing/tracking'
import type { ScreenPlace } from '../navigation/screen-place'

/** Fetches the screens that come next, so that going there waits for nothing. `routes` must be a constant. */
export const usePrefetch = ({ code, examId }: ScreenPlace, routes: readonly RouteId[]): void => {
  const router = useRouter()
  const hl = localeOfTag(useLocale())
  useEffect(() => {
    for (const route of routes) {
      router.prefetch(
        carryQuery({ href: pathTo({ route, code, examId }), search: window.location.search, hl }),
      )
    }
  }, [router, hl, code, examId, routes])
}
