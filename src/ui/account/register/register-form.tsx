'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { foldAddress } from '@/domain/address'
import { pathTo } from '@/domain/routing/path-to'
import { Link } from '@/ui/navigation/link'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { Checkbox } from '@/ui/primitives/checkbox'
import { TextField } from '@/ui/primitives/text-field'
import { AccountForm } from '../fields/account-form'
import { EmailField } from '../fields/email-field'
import { addressError, againError, nameError, newPasswordError, onlyWrong } from '../fields/field-errors'
import { isTicked, textOf, trimmedOf } from '../fields/form-values'
import { PasswordField } from '../fields/password-field'
import { useErrorWords } from '../fields/use-error-words'
import { useSending } from '../fields/use-sending'

export type Written = {
  name: string
  email: string
  password: string
  again: string
  agreed: boolean
  marketing: boolean
}

type Props = { place: ScreenPlace; known: Written; onSend: (written: Written) => Promise<void> }

export function RegisterForm({ place, known, onSend }: Props) {
  const t = useTranslations('account')
  const words = useErrorWords()
  const sending = useSending({ read, check, send: onSend })
  const { errors } = sending
  const privacy = (chunks: ReactNode) => (
    <Link href={pathTo({ route: 'protocol', linkCode: 'privacy', ...place })} target="_blank">
      {chunks}
    </Link>
  )
  return (
    <AccountForm sending={sending} submit={t('register.submit')} busy={t('register.busy')}>
      <TextField
        name="name"
        autoComplete="name"
        autoCapitalize="words"
        spellCheck={false}
        required
        label={t('fields.name')}
        defaultValue={known.name}
        error={words(errors.name)}
      />
      <EmailField known={known.email} focused={known.email !== ''} error={errors.email} />
      <PasswordField
        name="password"
        chosen
        label={t('fields.password')}
        known={known.password}
        error={errors.password}
      />
      <PasswordField name="again" chosen label={t('fields.again')} known={known.again} error={errors.again} />
      <div>
        <Checkbox
          name="agreed"
          required
          label={t.rich('fields.agree', { privacy })}
          defaultChecked={known.agreed}
          error={words(errors.agreed)}
        />
        <Checkbox name="marketing" label={t('fields.marketing')} defaultChecked={known.marketing} />
      </div>
    </AccountForm>
  )
}

const read = (data: FormData): Written => ({
  name: trimmedOf(data, 'name'),
  email: foldAddress(trimmedOf(data, 'email')),
  password: textOf(data, 'password'),
  again: textOf(data, 'again'),
  agreed: isTicked(data, 'agreed'),
  marketing: isTicked(data, 'marketing'),
})

const check = (written: Written) =>
  onlyWrong({
    name: nameError(written.name),
    email: addressError(written.email),
    password: newPasswordError(written.password),
    again: againError(written),
    agreed: written.agreed ? null : 'privacyMissing',
  })
