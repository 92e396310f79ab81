'use client'

import { useEffect } from 'react'
import { digitChoice } from './digit-choice'

type Actions = {
  /** How many choices the question in view has; 0 while it is not here. */
  choices: number
  choose: (choice: number) => void
  next: () => void
  back: () => void
  enterOptions: () => void
}

/** The keys of the question screen: a digit for each choice, Enter, Backspace, arrows. Whatever has its own use for a key keeps it. */
export const useKeys = ({ choices, choose, next, back, enterOptions }: Actions): void => {
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
      const choice = digitChoice(event.key, choices)
      if (choice !== null) run(() => choose(choice))
      else if (event.key === 'Backspace') run(back)
      else if (event.key === 'Enter' && (isOption || !target.closest('button, a'))) run(next)
      else if (event.key.startsWith('Arrow') && !isOption && choices > 0) run(enterOptions)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [choices, choose, next, back, enterOptions])
}
