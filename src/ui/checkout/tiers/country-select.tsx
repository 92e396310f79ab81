'use client'

import { useTranslations } from 'next-intl'
import { SelectField } from '@/ui/primitives/select-field'

type Props = {
  countries: readonly { code: string; name: string }[]
  /** null: none is chosen yet. */
  value: string | null
  onChange: (code: string) => void
}

/** The buyer's country. Where the list did not load, the one that there is. */
export function CountrySelect({ countries, value, onChange }: Props) {
  const t = useTranslations('pay.tiers')
  const known = countries.map(({ code, name }) => ({ value: code, label: name }))
  const other = { value: value ?? '', label: value ?? t('countryChoose') }
  const options = known.some((option) => option.value === value) ? known : [other, ...known]
  return (
    <SelectField
      label={t('country')}
      hint={t('countryHint')}
      options={options}
      value={value ?? ''}
      autoComplete="country"
      onChange={(event) => event.target.value && onChange(event.target.value)}
    />
  )
}
