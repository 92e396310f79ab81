'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { VisuallyHidden } from '../primitives/visually-hidden'
import styles from './navigation-bar.module.css'
import { NAVIGATION_EVENT } from './navigation-events'

const WORTH_SHOWING_MS = 150

/** A line at the top edge while the next page is on its way, and words for those who do not see it. */
export function NavigationBar({ words }: { words: string }) {
  const [state, setState] = useState<'still' | 'moving' | 'arrived'>('still')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const pathname = usePathname()
  useEffect(() => {
    const start = (event: Event) => {
      const { pathname: next } = new URL((event as CustomEvent<string>).detail, window.location.href)
      if (next === window.location.pathname) return
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setState('moving'), WORTH_SHOWING_MS)
    }
    window.addEventListener(NAVIGATION_EVENT, start)
    return () => window.removeEventListener(NAVIGATION_EVENT, start)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is the arrival
  useEffect(() => {
    clearTimeout(timer.current)
    setState((before) => (before === 'moving' ? 'arrived' : 'still'))
  }, [pathname])
  return (
    <>
      <div className={`${styles.bar} ${state === 'still' ? '' : styles[state]}`} aria-hidden="true" />
      <VisuallyHidden role="status">{state === 'moving' ? words : ''}</VisuallyHidden>
    </>
  )
}
