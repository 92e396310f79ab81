'use client'

import { useNav, useWindowInfo } from '@payloadcms/ui'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import './desk.css'

const ROOM = '(min-width: 1200px)'

/**
 * Payload closes the navigation on every full load of a screen of up to 1440 px. Where there is room for it, it is opened again
 * before anything is painted, unless its reader had closed it.
 */
export function KeepNavOpen({ children }: { children: ReactNode }) {
  const { navOpen, setNavOpen } = useNav()
  const { l, m, s } = useWindowInfo().breakpoints ?? {}
  const closing = useRef(false)
  // Payload closes it in an effect of the same change, which runs after this one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the window closes it
  useLayoutEffect(() => {
    closing.current = navOpen && (l === true || m === true || s === true) && window.matchMedia(ROOM).matches
  }, [l, m, s])
  useLayoutEffect(() => {
    if (navOpen || !closing.current) return
    closing.current = false
    setNavOpen(true)
  }, [navOpen, setNavOpen])
  return children
}
