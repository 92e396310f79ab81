'use client'

import { type RefObject, useLayoutEffect, useState } from 'react'

/** The inner width of an element, whole pixels; 0 before it is known. */
export const useWidth = (element: RefObject<HTMLElement | null>): number => {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const observer = new ResizeObserver(() => setWidth(Math.floor(current.clientWidth)))
    observer.observe(current)
    setWidth(Math.floor(current.clientWidth))
    return () => observer.disconnect()
  }, [element])
  return width
}
