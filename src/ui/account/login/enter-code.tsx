'use client'

import { useTranslations } from 'next-intl'
import { normalizeCode } from '@/domain/accounts/email-code'
import { call } from '@/ui/api/call'
import { AccountForm } from '../fields/account-form'
import { CodeField } from '../fields/code-field'
import { codeError, onlyWrong, refusedCode } from '../fields/field-errors'
import { trimmedOf } from '../fields/form-values'
import { useSending } from '../fields/use-sending'
import type { SignedIn } from '../where-to'

type Props = {
  /** Where the code was mailed to. */
  email: string
  submit: string
  onSignedIn: (signedIn: SignedIn) => Promise<void>
}

/** Takes the mailed code, and signs in with it. */
export function EnterCode({ email, submit, onSignedIn }: Props) {
  const t = useTranslations('account.login')
  const sending = useSending({
    read: (data) => ({ code: trimmedOf(data, 'code') }),
    check: ({ code }) => onlyWrong({ code: codeError(code) }),
    send: async ({ code }) =>
      onSignedIn(await call('user.login', { body: { email, code: normalizeCode(code) } })),
    refused: refusedCode,
  })
  return (
    <AccountForm sending={sending} submit={submit} busy={t('busy')}>
      <CodeField error={sending.errors.code} />
    </AccountForm>
  )
}
