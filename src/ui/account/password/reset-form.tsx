'use client'

import { useTranslations } from 'next-intl'
import { normalizeCode } from '@/domain/accounts/email-code'
import { call } from '@/ui/api/call'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { AccountForm } from '../fields/account-form'
import { CodeField } from '../fields/code-field'
import { HiddenUsername } from '../fields/email-field'
import { againError, codeError, newPasswordError, onlyWrong } from '../fields/field-errors'
import { textOf, trimmedOf } from '../fields/form-values'
import { PasswordField } from '../fields/password-field'
import { useSending } from '../fields/use-sending'
import { useSignedIn } from '../use-signed-in'

export function ResetForm({ place, email }: { place: ScreenPlace; email: string }) {
  const t = useTranslations('account')
  const leadOn = useSignedIn(place)
  const sending = useSending({
    read: (data) => ({
      code: trimmedOf(data, 'code'),
      password: textOf(data, 'password'),
      again: textOf(data, 'again'),
    }),
    check: (written) =>
      onlyWrong({
        code: codeError(written.code),
        password: newPasswordError(written.password),
        again: againError(written),
      }),
    send: async ({ code, password }) =>
      leadOn(
        await call('user.passwordReset', { body: { email, code: normalizeCode(code), password } }),
        t('forgot.done'),
      ),
  })
  const { errors } = sending
  return (
    <AccountForm sending={sending} submit={t('forgot.submit')} busy={t('forgot.busy')}>
      <HiddenUsername email={email} />
      <CodeField error={errors.code} />
      <PasswordField name="password" chosen label={t('fields.newPassword')} error={errors.password} />
      <PasswordField name="again" chosen label={t('fields.newAgain')} error={errors.again} />
    </AccountForm>
  )
}
