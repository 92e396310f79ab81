'use client'

import type { ReactNode } from 'react'
import { CONSENT_EVENT } from './consent'

type Props = { className?: string; children: ReactNode }

/** Shows the cookie notice again: a choice can be taken back as easily as it was made. */
export function CookieSettings({ className, children }: Props) {
  return (
    <button
      type="button"
      className={className}
      onClick={() => window.dispatchEvent(new Event(CONSENT_EVENT))}
    >
      {children}
    </button>
  )
}
