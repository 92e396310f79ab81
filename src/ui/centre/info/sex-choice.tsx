'use client'

import { useTranslations } from 'next-intl'
import { SEXES_OF_CUSTOMERS } from '@/domain/accounts/profile'
import { SelectField } from '@/ui/primitives/select-field'
import type { Draft } from './profile-draft'

type Props = { value: Draft['sex']; onChange: (sex: Draft['sex']) => void }

/** "Confidential" is an answer; nothing at all is said by leaving it open. */
export function SexChoice({ value, onChange }: Props) {
  const t = useTranslations('centre.info')
  return (
    <SelectField
      name="sex"
      autoComplete="sex"
      label={t('sex')}
      value={value ?? ''}
      options={[
        { value: '', label: t('sexNone') },
        ...SEXES_OF_CUSTOMERS.map((sex) => ({ value: sex, label: t(sex) })),
      ]}
      onChange={({ target }) => onChange(SEXES_OF_CUSTOMERS.find((sex) => sex === target.value) ?? null)}
    />
  )
}
