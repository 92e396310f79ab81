'use client'

import { useBrowserValue } from '@/ui/chrome/browser-value'
import { kept } from './kept'

const NUMBER = /^[0-9A-HJKMNP-TV-Z]{12}$/

/** The order a screen is about: named in the address, else the one this tab made last; '' when there is none, null while served. */
export const useOrderNumber = (): string | null => {
  const found = useBrowserValue(readOrderNumber, SERVED)
  return found === SERVED ? null : found
}

const SERVED = 'served'

const readOrderNumber = (): string => {
  const named = new URLSearchParams(window.location.search).get('orderNumber') ?? kept('order_number') ?? ''
  return NUMBER.test(named) ? named : ''
}
