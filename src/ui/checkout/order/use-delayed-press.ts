'use client'

import { type RefObject, useEffect, useState } from 'react'

type Args = {
  form: RefObject<HTMLFormElement | null>
  /** What the buyer has before them and would order, with its total. Null: there is nothing to order. */
  seen: string | null
  /** Whether price and policy are the server's newest, and no answer is awaited. */
  settled: boolean
  onChanged: () => void
}

/**
 * A press that comes while a price or a policy is awaited is neither lost nor taken for another price: it waits, and
 * is sent once they have come, if it is still what was pressed.
 */
export const useDelayedPress = ({ form, seen, settled, onChanged }: Args) => {
  const [pressed, setPressed] = useState<string | null>(null)
  useEffect(() => {
    if (pressed === null || (!settled && seen !== null)) return
    setPressed(null)
    if (seen === pressed) form.current?.requestSubmit()
    else if (seen !== null) onChanged()
  })
  return {
    waiting: pressed !== null,
    /** Whether this press has to wait; it is then remembered. */
    delay: (): boolean => {
      if (settled) return false
      setPressed(seen)
      return true
    },
  }
}
