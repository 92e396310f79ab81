'use client'

import { useBrowserValue } from './browser-value'

/** The zone of the reader's device; UTC until the page has come alive. */
export const useOwnTimeZone = (): string => useBrowserValue(read, 'UTC')

const read = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone
