'use client'

import { useState } from 'react'
import { readInTab, removeInTab, storeInTab } from '@/ui/browser/tab-storage'

export type PromoEntry = {
  /** The code that is asked for with the price; '' for none. */
  code: string
  apply: (code: string) => void
  remove: () => void
}

/** The promo code of this tab. It survives a change of tier, of country, and a way back from the payment. */
export const usePromo = (): PromoEntry => {
  const [code, setCode] = useState(() => readInTab('promo_code') ?? '')
  return {
    code,
    apply: (entered) => {
      storeInTab('promo_code', entered)
      setCode(entered)
    },
    remove: () => {
      removeInTab('promo_code')
      setCode('')
    },
  }
}
