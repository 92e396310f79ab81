'use client'

import { useWords } from '../words/use-words'

/** What a landing page is called in statistics: its slug, as it stands in its address. */
export const useLandingName = () => {
  const words = useWords()
  return (landing: string | null): string => landing ?? words('statistics.noLanding')
}
