'use client'

import { useState } from 'react'
import { forget, keep, kept } from '@/ui/browser/kept'

export type PromoEntry = {
  /** The code that is asked for with the price; '' for none. */
  code: string
  apply: (code: string) => void
  remove: () => void
}

/** The promo code of this tab. It survives a change of tier, of country, and a way back from the payment. */
export const usePromo = (): PromoEntry => {
  const [code, setCode] = useState(() => kept('promo_code') ?? '')
  return {
    code,
    apply: (entered) => {
      keep('promo_code', entered)
      setCode(entered)
    },
    remove: () => {
      forget('promo_code')
      setCode('')
    },
  }
}
