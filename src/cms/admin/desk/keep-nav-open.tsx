'use client'

import { useNav, usePreferences, useWindowInfo } from '@payloadcms/ui'
import { PREFERENCE_KEYS } from 'payload/shared'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import './desk.css'

/** Room for the navigation beside a page, where Payload takes it for too narrow. */
const ROOM = '(min-width: 1200px) and (max-width: 1440px)'

/**
 * Payload closes the navigation on every full load of a screen of up to 1440 px, and does not remember there that somebody closed
 * it. Where there is room for it, it is opened again before anything is painted, unless its reader had closed it.
 */
export function KeepNavOpen({ children }: { children: ReactNode }) {
  const { navOpen, setNavOpen } = useNav()
  const { setPreference } = usePreferences()
  const { l, m, s } = useWindowInfo().breakpoints ?? {}
  const closing = useRef(false)
  const told = useRef(navOpen)
  // Payload closes it in an effect of the same change, which runs after this one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the window closes it
  useLayoutEffect(() => {
    closing.current = navOpen && (l === true || m === true || s === true) && window.matchMedia(ROOM).matches
  }, [l, m, s])
  useLayoutEffect(() => {
    if (!navOpen && closing.current) {
      closing.current = false
      setNavOpen(true)
      return
    }
    if (navOpen === told.current) return
    told.current = navOpen
    if (window.matchMedia(ROOM).matches) void setPreference(PREFERENCE_KEYS.NAV, { open: navOpen }, true)
  }, [navOpen, setNavOpen, setPreference])
  return children
}
