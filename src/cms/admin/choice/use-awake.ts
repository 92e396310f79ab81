'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the page already answers: false in the HTML and until React has taken it over. */
export const useAwake = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
