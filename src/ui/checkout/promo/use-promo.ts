import { useEffect, useState } from 'react'
import { readInTab, removeInTab, storeInTab } from '@/ui/browser/tab-storage'
import { promoOfAddress, takePromoOfAddress } from './promo-of-address'
import type { PromoRefusal } from './promo-refusal'

export type PromoEntry = {
  /** The code that is asked for with the price; '' for none. */
  code: string
  /** Why the code before was not taken; it is kept nowhere. */
  refused: PromoRefusal | null
  apply: (code: string) => void
  remove: () => void
  /** What the server said of the code. */
  settle: (answer: { code: string; refusal: PromoRefusal | 'tooMany' | null }) => void
}

/**
 * The promo code of this tab: that of the link which led here, else the one that was typed before. One that the server took survives a change of tier, of country, and a way back from the payment;
 * one that it refused is forgotten, so that it does not stand in the next order's way.
 */
export const usePromo = (): PromoEntry => {
  const [code, setCode] = useState(() => promoOfAddress() ?? readInTab('promo_code') ?? '')
  const [refused, setRefused] = useState<PromoRefusal | null>(null)
  // Once: a code that is removed does not come back from the address.
  useEffect(() => {
    const given = takePromoOfAddress()
    if (given) storeInTab('promo_code', given)
  }, [])
  const change = (entered: string) => {
    setRefused(null)
    setCode(entered)
  }
  return {
    code,
    refused,
    apply: change,
    remove: () => {
      removeInTab('promo_code')
      change('')
    },
    settle: (answer) => {
      if (answer.code === '' || answer.code !== code) return
      if (answer.refusal === null) return storeInTab('promo_code', code)
      removeInTab('promo_code')
      if (answer.refusal === 'tooMany') return
      setCode('')
      setRefused(answer.refusal)
    },
  }
}

type Answered = { answered: string | null; refusal: PromoRefusal | 'tooMany' | null }

/** Keeps or forgets a code once its price has come. */
export const useSettledPromo = ({ settle }: PromoEntry, { answered, refusal }: Answered): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer, whatever else is drawn anew
  useEffect(() => {
    if (answered !== null) settle({ code: answered, refusal })
  }, [answered, refusal])
}
