'use client'

import { useRouter } from 'next/navigation'
import { useLocale } from 'next-intl'
import { useCallback } from 'react'
import { localeOfTag } from '@/domain/locale/locales'
import { pathTo } from '@/domain/routing/path-to'
import type { RouteId } from '@/domain/routing/routes'
import { carryQuery } from '@/domain/routing/tracking'
import { keepsScroll } from './link'
import { enterDocument, needsOwnDocument } from './own-document'
import type { ScreenPlace } from './screen-place'

type Way = {
  /** Of the document that the screen shows. */
  id?: string
  query?: Record<string, string>
  replace?: boolean
}

/**
 * Leads to another screen of the same exam, with the language and the tracking parameters of this one. Which one: the row's
 * `page` in domain/routing/routes.ts is a folder of src/app/(site), and its page.tsx names the screen.
 */
export const useGo = ({ code, examId }: ScreenPlace): ((route: RouteId, way?: Way) => void) => {
  const router = useRouter()
  const hl = localeOfTag(useLocale())
  return useCallback(
    (route, { id, query = {}, replace = false } = {}) => {
      const path = pathTo({ route, code, examId, id })
      const own = new URLSearchParams(query).toString()
      const asked = own ? `${path}${path.includes('?') ? '&' : '?'}${own}` : path
      const href = carryQuery({ href: asked, search: window.location.search, hl })
      if (needsOwnDocument(href)) enterDocument(href, { replace })
      else router[replace ? 'replace' : 'push'](href, { scroll: !keepsScroll(href) })
    },
    [router, code, examId, hl],
  )
}
