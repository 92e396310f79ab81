'use client'

import { useEffect } from 'react'
import { storeLandingHref } from './landing-href'

/** Put on every landing page. */
export function RememberLanding() {
  useEffect(() => storeLandingHref(window.location.pathname + window.location.search), [])
  return null
}
