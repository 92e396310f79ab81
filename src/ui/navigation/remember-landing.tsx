'use client'

import { useEffect } from 'react'
import { storeInTab } from '@/ui/browser/tab-storage'
import { promoOfAddress } from '@/ui/checkout/promo/promo-of-address'
import { storeLandingHref } from './landing-href'

/** Put on every landing page: home, for this tab, and the promo code of the link for its checkout. */
export function RememberLanding() {
  useEffect(() => {
    storeLandingHref(window.location)
    const code = promoOfAddress()
    if (code) storeInTab('promo_code', code)
  }, [])
  return null
}
