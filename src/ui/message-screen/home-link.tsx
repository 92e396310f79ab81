'use client'

import type { ReactNode } from 'react'
import { useBrowserValue } from '../browser/browser-value'
import { storedLandingHref } from '../navigation/landing-href'
import { ButtonLink } from '../primitives/button-link'

/** The way home: in the HTML the root page, in the browser the landing that this tab came through. */
export function HomeLink({ children }: { children: ReactNode }) {
  return <ButtonLink href={useBrowserValue(storedLandingHref, '/')}>{children}</ButtonLink>
}
