'use client'

import { useSearchParams } from 'next/navigation'
import { useBrowserValue } from '@/ui/browser/browser-value'
import { readInTab } from '../browser/tab-storage'
import { isOrderNumber } from './order-number'

const SERVED = 'served'

/** The number in the address, of an order or a sitting; null when there is none that could be one. */
export const useNamedNumber = (): string | null => {
  // Not window.location: on the way from another screen that one still names the screen before.
  const named = useSearchParams().get('orderNumber') ?? ''
  return isOrderNumber(named) ? named : null
}

/** The order a screen is about: named in the address, else the one this tab made last; '' when there is none, null while served. */
export const useOrderNumber = (): string | null => {
  const named = useNamedNumber()
  const stored = useBrowserValue(readKept, SERVED)
  return named ?? (stored === SERVED ? null : stored)
}

const readKept = (): string => {
  const number = readInTab('order_number') ?? ''
  return isOrderNumber(number) ? number : ''
}
