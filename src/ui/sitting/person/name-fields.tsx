'use client'

import { useTranslations } from 'next-intl'
import type { Locale } from '@/domain/locale/locales'
import { TextField } from '../../primitives/text-field'
import { isFamilyFirst } from './full-name'
import type { PersonErrors } from './person-errors'
import type { Draft } from './use-person'

type Name = 'firstName' | 'lastName' | 'fullName'

export type FieldsProps = {
  written: Draft & { fullName: string }
  errors: PersonErrors
  onChange: (changed: Partial<Draft>) => void
}

const AUTOCOMPLETE = { firstName: 'given-name', lastName: 'family-name', fullName: 'name' } as const

/** The two names in the order of the language, and the whole one, which follows them until it is edited. */
export function NameFields({ written, errors, onChange, locale }: FieldsProps & { locale: Locale }) {
  const t = useTranslations('questionnaire.person')
  const field = (name: Name, change: (value: string) => Partial<Draft>) => (
    <TextField
      key={name}
      name={name}
      autoComplete={AUTOCOMPLETE[name]}
      autoCapitalize="words"
      spellCheck={false}
      required
      label={t(name)}
      value={written[name]}
      onChange={({ target }) => onChange(change(target.value))}
      error={errors[name] && t(`errors.${errors[name]}`)}
    />
  )
  const first = field('firstName', (firstName) => ({ firstName }))
  const last = field('lastName', (lastName) => ({ lastName }))
  return (
    <>
      {isFamilyFirst(locale) ? [last, first] : [first, last]}
      {field('fullName', (ownName) => ({ ownName }))}
    </>
  )
}
