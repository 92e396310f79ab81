'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { CODE_DIGITS } from '@/domain/accounts/email-code'
import { TextField } from '@/ui/primitives/text-field'
import type { FieldError } from './field-errors'
import { useErrorWords } from './use-error-words'

/** The mailed code, as one field. It comes into view when the mail was sent, so it takes the focus. */
export function CodeField({ error }: { error?: FieldError }) {
  const t = useTranslations('account.fields')
  const words = useErrorWords()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  return (
    <TextField
      ref={input}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={20}
      required
      label={t('code')}
      hint={t('codeHint', { digits: CODE_DIGITS })}
      error={words(error)}
    />
  )
}
