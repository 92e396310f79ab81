'use client'

import { useTranslations } from 'next-intl'
import { ERROR_NUMBERS, type FieldError } from './field-errors'

/** What to say at a field; nothing where nothing is wrong. */
export const useErrorWords = (): ((error: FieldError | undefined) => string | undefined) => {
  const t = useTranslations('account.errors')
  return (error) => error && t(error, ERROR_NUMBERS)
}
