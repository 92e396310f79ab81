'use client'

import { useTranslations } from 'next-intl'
import { foldAddress } from '@/domain/address'
import type { PlanLevel } from '@/domain/subscriptions/terms'
import { AccountForm } from '@/ui/account/fields/account-form'
import { EmailField } from '@/ui/account/fields/email-field'
import { addressError, onlyWrong } from '@/ui/account/fields/field-errors'
import { isTicked, trimmedOf } from '@/ui/account/fields/form-values'
import { useSending } from '@/ui/account/fields/use-sending'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { Checkbox } from '@/ui/primitives/checkbox'
import { useAgreement } from '../use-agreement'

type Props = {
  place: ScreenPlace
  level: PlanLevel
  known: string
  /** It takes the focus as it appears. */
  focused: boolean
  onSend: (email: string) => Promise<void>
}

/** One field and the terms, which an account is begun with. */
export function AddressForm({ place, level, known, focused, onSend }: Props) {
  const t = useTranslations('account')
  const agreement = useAgreement({ place, level })
  const sending = useSending({
    read: (data) => ({ email: foldAddress(trimmedOf(data, 'email')), agreed: isTicked(data, 'agreed') }),
    check: ({ email, agreed }) =>
      onlyWrong({ email: addressError(email), agreed: agreed ? null : 'privacyMissing' }),
    send: ({ email }) => onSend(email),
  })
  const { errors } = sending
  return (
    <AccountForm sending={sending} submit={t('login.send')} busy={t('code.sending')}>
      <EmailField known={known} focused={focused} error={errors.email} />
      <Checkbox name="agreed" required label={agreement.label} error={errors.agreed && agreement.missing} />
    </AccountForm>
  )
}
