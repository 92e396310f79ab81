'use client'

import { type ReactNode, useEffect, useRef } from 'react'

/** What became of it. Takes the focus from the field that is gone: a key that is still down presses nothing here. */
export function ReactionOutcome({ children }: { children: ReactNode }) {
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => words.current?.focus(), [])
  return (
    <p ref={words} tabIndex={-1}>
      {children}
    </p>
  )
}
