'use client'

import { useTranslations } from 'next-intl'
import type { CallData } from '@/domain/api/calls'
import { call } from '@/ui/api/call'
import { problemOf } from '@/ui/api/problem-of'
import { AccountForm } from '../fields/account-form'
import { HiddenUsername } from '../fields/email-field'
import { againError, knownPasswordError, newPasswordError, onlyWrong } from '../fields/field-errors'
import { textOf } from '../fields/form-values'
import { PasswordField } from '../fields/password-field'
import { useSending } from '../fields/use-sending'

type Props = {
  user: Pick<NonNullable<CallData<'user.get'>['user']>, 'email' | 'hasPassword'>
  onSaved: () => void
  /** The session ended while this was being written. */
  onSignedOut: () => void
}

export function EditForm({ user, onSaved, onSignedOut }: Props) {
  const t = useTranslations('account')
  const { email, hasPassword } = user
  const sending = useSending({
    read: (data) => ({
      old: textOf(data, 'old'),
      password: textOf(data, 'password'),
      again: textOf(data, 'again'),
    }),
    check: (written) =>
      onlyWrong({
        old: hasPassword ? knownPasswordError(written.old) : null,
        password: newPasswordError(written.password),
        again: againError(written),
      }),
    send: async ({ old, password }) => {
      try {
        await call('user.passwordUpdate', { body: hasPassword ? { old, password } : { password } })
        onSaved()
      } catch (failure) {
        if (problemOf(failure) !== 'loginNeeded') throw failure
        onSignedOut()
      }
    },
  })
  const { errors } = sending
  return (
    <AccountForm sending={sending} submit={t('edit.submit')} busy={t('edit.busy')}>
      <HiddenUsername email={email} />
      {hasPassword && <PasswordField name="old" label={t('fields.oldPassword')} error={errors.old} />}
      <PasswordField name="password" chosen label={t('fields.newPassword')} error={errors.password} />
      <PasswordField name="again" chosen label={t('fields.newAgain')} error={errors.again} />
    </AccountForm>
  )
}
