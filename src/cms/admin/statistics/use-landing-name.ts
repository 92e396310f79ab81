'use client'

import { useTranslation } from '@payloadcms/ui'
import { wordsForCode } from '../codes/words-for-code'
import { useWords } from '../words/use-words'

/** What a landing page's variant is called. */
export const useLandingName = () => {
  const words = useWords()
  const { i18n } = useTranslation()
  return (landing: string | null): string =>
    landing === null
      ? words('statistics.noLanding')
      : wordsForCode({ name: 'variant', code: landing, language: i18n.language })
}
