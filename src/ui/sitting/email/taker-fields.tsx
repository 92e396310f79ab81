'use client'

import type { ComponentProps } from 'react'
import { birthYears, SEXES, type Sex } from '@/domain/exam/taker-facts'
import { SelectField } from '../../primitives/select-field'

type Props<Value> = Pick<
  ComponentProps<typeof SelectField>,
  'label' | 'optional' | 'error' | 'autoComplete'
> & {
  /** The words for "rather not say". */
  untold: string
  value: Value | null
  onChange: (value: Value | null) => void
}

export function BirthYearField({ untold, value, onChange, ...rest }: Props<number>) {
  return (
    <SelectField
      {...rest}
      name="birthYear"
      value={value ?? ''}
      options={[
        { value: '', label: untold },
        ...birthYears(new Date()).map((year) => ({ value: String(year), label: String(year) })),
      ]}
      onChange={({ target }) => onChange(Number(target.value) || null)}
    />
  )
}

export function SexField({
  untold,
  value,
  onChange,
  words,
  ...rest
}: Props<Sex> & { words: (sex: Sex) => string }) {
  return (
    <SelectField
      {...rest}
      name="sex"
      value={value ?? ''}
      options={[{ value: '', label: untold }, ...SEXES.map((sex) => ({ value: sex, label: words(sex) }))]}
      onChange={({ target }) => onChange((target.value || null) as Sex | null)}
    />
  )
}
