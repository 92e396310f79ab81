'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { normalizeCode } from '@/domain/accounts/email-code'
import { localeOfTag } from '@/domain/locale/locales'
import { call } from '@/ui/api/call'
import { appExamIdOf, type ScreenPlace } from '@/ui/navigation/screen-place'
import { AccountForm } from '../fields/account-form'
import { AskForCode } from '../fields/ask-for-code'
import { CodeField } from '../fields/code-field'
import { CodeSent } from '../fields/code-sent'
import { codeError, onlyWrong, refusedCode } from '../fields/field-errors'
import { trimmedOf } from '../fields/form-values'
import { useCodeSentWords } from '../fields/use-code-sent-words'
import { useSending } from '../fields/use-sending'
import { useSignedIn } from '../use-signed-in'
import type { LoginProps } from './login-screen'
import { OtherWay } from './other-way'

export function CodeLogin({ place, known, chosen, onOtherWay }: LoginProps) {
  const t = useTranslations('account')
  const sent = useCodeSentWords()
  const hl = localeOfTag(useLocale())
  const [step, setStep] = useState({ email: known, sent: false, focused: chosen })
  const { email, focused } = step

  const mail = async (to: string) => {
    await call('user.captcha', {
      query: { appExamId: appExamIdOf(place), email: to, purpose: 'login', hl },
    })
    setStep({ email: to, sent: true, focused: true })
  }

  if (step.sent) {
    return (
      <CodeSent
        {...sent(email)}
        form={<CodeForm place={place} email={email} />}
        onSendAgain={() => mail(email)}
        onOtherAddress={() => setStep({ email, sent: false, focused })}
      />
    )
  }
  return (
    <AskForCode
      lead={t('login.codeLead')}
      known={email}
      focused={focused}
      submit={t('login.send')}
      onSend={mail}
    >
      {(form) => (
        <OtherWay form={form} onPress={onOtherWay}>
          {t('login.withPassword')}
        </OtherWay>
      )}
    </AskForCode>
  )
}

function CodeForm({ place, email }: { place: ScreenPlace; email: string }) {
  const t = useTranslations('account.login')
  const leadOn = useSignedIn(place)
  const sending = useSending({
    read: (data) => ({ code: trimmedOf(data, 'code') }),
    check: ({ code }) => onlyWrong({ code: codeError(code) }),
    send: async ({ code }) =>
      leadOn(await call('user.login', { body: { email, code: normalizeCode(code) } }), t('done')),
    refused: refusedCode,
  })
  return (
    <AccountForm sending={sending} submit={t('submit')} busy={t('busy')}>
      <CodeField error={sending.errors.code} />
    </AccountForm>
  )
}
