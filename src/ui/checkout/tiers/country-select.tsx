'use client'

import { useTranslations } from 'next-intl'
import { SelectField } from '@/ui/primitives/select-field'

type Props = {
  countries: readonly { code: string; name: string }[]
  value: string
  onChange: (code: string) => void
}

/** The buyer's country. A country that is not in the list (or a list that did not load) stays as it is. */
export function CountrySelect({ countries, value, onChange }: Props) {
  const t = useTranslations('pay.tiers')
  const known = countries.map(({ code, name }) => ({ value: code, label: name }))
  const options = known.some((option) => option.value === value) ? known : [{ value, label: value }, ...known]
  return (
    <SelectField
      label={t('country')}
      hint={t('countryHint')}
      options={options}
      value={value}
      autoComplete="country"
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
