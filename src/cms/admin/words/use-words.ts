'use client'

import { useTranslation } from '@payloadcms/ui'
import { type MessageKey, type MessageValues, say } from './say'

/** `say` in the language of the person at the screen. */
export const useWords = () => {
  const { i18n } = useTranslation()
  return (key: MessageKey, values?: MessageValues) => say(i18n, key, values)
}
