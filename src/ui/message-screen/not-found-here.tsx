'use client'

import { useBrowserValue } from '../browser/browser-value'
import { NotFound } from './not-found'

/** The 404 screen for the path in the address bar. */
export function NotFoundHere() {
  return <NotFound path={useBrowserValue(() => window.location.pathname, '')} />
}
