'use client'

import { useTranslations } from 'next-intl'
import { birthYears } from '@/domain/exam/taker-facts'
import { BirthYearField, SexField } from '../email/taker-fields'
import { CountryField } from './country-field'
import type { FieldsProps } from './name-fields'
import styles from './person.module.css'

/** What nobody has to say, with what becomes of it. */
export function OptionalFields({ written, errors, onChange }: FieldsProps) {
  const t = useTranslations('questionnaire.person')
  const years = birthYears(new Date())
  const range = { from: String(years.at(-1)), to: String(years[0]) }
  return (
    <div className={styles.optional}>
      <p>{t('apart')}</p>
      <BirthYearField
        label={t('birthYear')}
        optional={t('optional')}
        untold={t('genders.none')}
        autoComplete="bday-year"
        value={written.birthYear}
        onChange={(birthYear) => onChange({ birthYear })}
        error={errors.birthYear && t('errors.birthYear', range)}
      />
      <SexField
        label={t('gender')}
        optional={t('optional')}
        untold={t('genders.none')}
        words={(sex) => t(`genders.${sex}`)}
        value={written.sex}
        onChange={(sex) => onChange({ sex })}
      />
      <CountryField
        value={written.country}
        onChange={(country) => onChange({ country })}
        error={errors.country && t('errors.country')}
      />
    </div>
  )
}
