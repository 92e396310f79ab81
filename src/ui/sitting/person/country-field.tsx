'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useCountries } from '@/ui/checkout/tiers/use-offer'
import { Button } from '../../primitives/button'
import { SelectField } from '../../primitives/select-field'
import styles from './person.module.css'

type Props = { value: string | null; onChange: (code: string | null) => void; error?: ReactNode }

/** One of the countries that we sell to. Without the list it stays as it is, and the form can be sent all the same. */
export function CountryField({ value, onChange, error }: Props) {
  const t = useTranslations()
  const { data: countries = [], error: problem, isValidating, mutate } = useCountries()
  const known = countries.map(({ code, name }) => ({ value: code, label: name }))
  // What was told before is sent again, so it is shown even where the list does not have it.
  const kept = value === null || known.some((option) => option.value === value) ? [] : [value]
  const options = [
    { value: '', label: t('questionnaire.person.countryNone') },
    ...kept.map((code) => ({ value: code, label: code })),
    ...known,
  ]
  return (
    <div className={styles.country}>
      <SelectField
        name="country"
        autoComplete="country"
        label={t('questionnaire.person.country')}
        optional={t('questionnaire.person.optional')}
        value={value ?? ''}
        options={options}
        onChange={({ target }) => onChange(target.value || null)}
        error={error}
      />
      {problem && known.length === 0 && (
        <div role="status" className={styles.failed}>
          <p>{t('questionnaire.person.countriesFailed')}</p>
          <Button
            variant="secondary"
            size="small"
            busy={isValidating && t('test.common.retry')}
            onClick={() => void mutate()}
          >
            {t('test.common.retry')}
          </Button>
        </div>
      )}
    </div>
  )
}
