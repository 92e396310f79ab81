'use client'

import { useState } from 'react'
import { readInTab, storeInTab } from '../browser/tab-storage'
import { parseSkips, type Skips, writeSkips } from './skips'

/** Rendered in the browser only. What was skipped stays skipped on the way to a payment and back, while this tab is open. */
export const useSkips = (orderNumber: string): [Skips, (skips: Skips) => void] => {
  const [skips, setSkips] = useState(() => parseSkips(readInTab('packages'), orderNumber))
  const change = (next: Skips) => {
    storeInTab('packages', writeSkips(next))
    setSkips(next)
  }
  return [skips, change]
}
