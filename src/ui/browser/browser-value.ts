'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** A value only the browser knows: `whenServed` in the HTML and during hydration, then what `read` says. No hydration mismatch. */
export const useBrowserValue = <T extends string>(read: () => T, whenServed: T): T =>
  useSyncExternalStore(never, read, () => whenServed)
