'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { CODE_DIGITS, CODE_MINUTES, normalizeCode } from '@/domain/accounts/email-code'
import { localeOfTag } from '@/domain/locale/locales'
import { call } from '@/ui/api/call'
import { appExamIdOf, type ScreenPlace } from '@/ui/navigation/screen-place'
import { AccountScreen } from '../account-screen'
import { AccountForm } from '../fields/account-form'
import { CodeField } from '../fields/code-field'
import { CodeSent } from '../fields/code-sent'
import { codeError, onlyWrong } from '../fields/field-errors'
import { trimmedOf } from '../fields/form-values'
import { useSending } from '../fields/use-sending'
import { useSignedIn } from '../use-signed-in'
import { WayLink } from '../way-link'
import { RegisterForm, type Written } from './register-form'

const NOTHING: Written = { name: '', email: '', password: '', again: '', agreed: false, marketing: false }

/** A new account. It begins when the address is proven by the code that is mailed to it. */
export function RegisterScreen({ place }: { place: ScreenPlace }) {
  const t = useTranslations('account')
  const hl = localeOfTag(useLocale())
  const [written, setWritten] = useState(NOTHING)
  const [asked, setAsked] = useState(false)

  const ask = async (values: Written) => {
    const { again: _, ...said } = values
    await call('user.register', { body: { appExamId: appExamIdOf(place), ...said, hl } })
    setWritten(values)
    setAsked(true)
  }

  const links = (
    <p>
      {t.rich('register.hasAccount', {
        login: (words) => (
          <WayLink route="login" place={place}>
            {words}
          </WayLink>
        ),
      })}
    </p>
  )
  const { email } = written
  return (
    <AccountScreen title={t('meta.register')} lead={!asked && t('register.lead')} links={links}>
      {asked ? (
        <CodeSent
          title={t('register.askedTitle')}
          text={t('register.asked', { email, digits: CODE_DIGITS, minutes: CODE_MINUTES })}
          form={<CodeForm place={place} email={email} />}
          onSendAgain={() => ask(written)}
          onOtherAddress={() => setAsked(false)}
        />
      ) : (
        <RegisterForm place={place} known={written} onSend={ask} />
      )}
    </AccountScreen>
  )
}

function CodeForm({ place, email }: { place: ScreenPlace; email: string }) {
  const t = useTranslations('account.register')
  const leadOn = useSignedIn(place)
  const sending = useSending({
    read: (data) => ({ code: trimmedOf(data, 'code') }),
    check: ({ code }) => onlyWrong({ code: codeError(code) }),
    send: async ({ code }) =>
      leadOn(
        await call('user.verify', { body: { email, code: normalizeCode(code), purpose: 'register' } }),
        t('done'),
      ),
  })
  return (
    <AccountForm sending={sending} submit={t('confirm')} busy={t('confirming')}>
      <CodeField error={sending.errors.code} />
    </AccountForm>
  )
}
