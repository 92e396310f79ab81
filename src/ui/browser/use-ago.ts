'use client'

import { useLocale } from 'next-intl'
import { agoText, type Moment } from './ago-text'
import { useBrowserValue } from './browser-value'

/** Words for how long ago something was. In the HTML it is the date: a cached page cannot know when it is read. */
export const useAgo = (): ((moment: Moment) => string) => {
  const localeTag = useLocale()
  const isAlive = useBrowserValue(() => 'alive', '') !== ''
  return (moment) => (isAlive ? agoText(moment, { now: new Date(), localeTag }) : moment.exact)
}
