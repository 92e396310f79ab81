'use client'

import { type RefObject, useEffect, useRef } from 'react'

/** Hears keys while the game, the tools beside it or nothing at all has the focus. */
export const useGameKeys = (
  area: RefObject<HTMLElement | null>,
  onPress: (event: KeyboardEvent) => void,
): void => {
  const newest = useRef(onPress)
  useEffect(() => {
    newest.current = onPress
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const { target } = event
      const stage = area.current?.closest('section')
      if (target === document.body || (target instanceof Node && stage?.contains(target)))
        newest.current(event)
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [area])
}
