'use client'

import { useState } from 'react'

/**
 * Copies a text and tells which happened. `select` marks the text where it stands: what may not be copied for the reader (not
 * https, not allowed) the keyboard or a long press then copies.
 */
export const useCopy = (select: () => void) => {
  const [told, setTold] = useState<'copied' | 'copyFailed' | null>(null)
  const copy = async (text: string) => {
    // So that the same words are read out again.
    setTold(null)
    try {
      await navigator.clipboard.writeText(text)
      setTold('copied')
    } catch {
      select()
      setTold('copyFailed')
    }
  }
  return { told, copy }
}
