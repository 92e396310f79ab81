'use client'

import { useTranslations } from 'next-intl'
import { foldAddress } from '@/domain/address'
import { call } from '@/ui/api/call'
import { AccountForm } from '../fields/account-form'
import { EmailField } from '../fields/email-field'
import { addressError, knownPasswordError, onlyWrong } from '../fields/field-errors'
import { textOf, trimmedOf } from '../fields/form-values'
import { PasswordField } from '../fields/password-field'
import { useSending } from '../fields/use-sending'
import { useSignedIn } from '../use-signed-in'
import type { LoginProps } from './login-screen'
import { OtherWay } from './other-way'

export function PasswordLogin({ place, known, chosen, onOtherWay }: LoginProps) {
  const t = useTranslations('account')
  const leadOn = useSignedIn(place)
  const sending = useSending({
    read: (data) => ({ email: foldAddress(trimmedOf(data, 'email')), password: textOf(data, 'password') }),
    check: ({ email, password }) =>
      onlyWrong({ email: addressError(email), password: knownPasswordError(password) }),
    send: async (body) => leadOn(await call('user.login', { body }), t('login.done')),
  })
  const { errors } = sending
  return (
    <>
      <AccountForm sending={sending} submit={t('login.submit')} busy={t('login.busy')}>
        <EmailField known={known} focused={chosen} error={errors.email} />
        <PasswordField name="password" label={t('fields.password')} error={errors.password} />
      </AccountForm>
      <OtherWay form={sending.form.ref} onPress={onOtherWay}>
        {t('login.withCode')}
      </OtherWay>
    </>
  )
}
