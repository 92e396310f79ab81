'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { AddressField } from '@/ui/primitives/address-field'
import type { FieldError } from './field-errors'
import { useErrorWords } from './use-error-words'

type Props = {
  known: string
  error?: FieldError
  /** Takes the focus when it appears, because what had it is gone. */
  focused?: boolean
}

/** The address of an account, under the name by which password managers keep it. */
export function EmailField({ known, error, focused = false }: Props) {
  const t = useTranslations('account.fields')
  const words = useErrorWords()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (focused) input.current?.focus()
  }, [focused])
  return (
    <AddressField
      ref={input}
      autoComplete="username"
      required
      label={t('email')}
      defaultValue={known}
      error={words(error)}
    />
  )
}

/** Whose password is being chosen, for password managers; the screen says it in words where it matters. */
export function HiddenUsername({ email }: { email: string }) {
  return <input hidden readOnly type="text" name="username" autoComplete="username" value={email} />
}
