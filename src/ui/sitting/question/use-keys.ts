'use client'

import { useEffect } from 'react'

type Actions = {
  choose: (choice: number) => void
  next: () => void
  back: () => void
  enterOptions: () => void
}

/** The keys of the question screen: 1 to 6, Enter, Backspace, arrows. Whatever has its own use for a key keeps it. */
export const useKeys = ({ choose, next, back, enterOptions }: Actions): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target as Element
      const occupied =
        event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey
      if (occupied || target.closest('dialog, input, textarea, select')) return
      const isOption = target.matches('[role="radio"]')
      const run = (action: () => void) => {
        event.preventDefault()
        action()
      }
      if (/^[1-6]$/.test(event.key)) run(() => choose(Number(event.key) - 1))
      else if (event.key === 'Backspace') run(back)
      else if (event.key === 'Enter' && (isOption || !target.closest('button, a'))) run(next)
      else if (event.key.startsWith('Arrow') && !isOption) run(enterOptions)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [choose, next, back, enterOptions])
}
