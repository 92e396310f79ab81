'use client'

import { useTranslations } from 'next-intl'
import { birthYears, SEXES, type Sex, type TakerFacts } from '@/domain/exam/taker-facts'
import { Fold } from '../../primitives/fold'
import { SelectField } from '../../primitives/select-field'
import styles from './email.module.css'

type Props = { facts: TakerFacts; onChange: (facts: TakerFacts) => void }

/** Two questions that nobody has to answer: folded, with the reason first, and "rather not say" chosen. */
export function AboutYou({ facts, onChange }: Props) {
  const t = useTranslations('test.email.about')
  const untold = { value: '', label: t('untold') }
  return (
    <Fold summary={t('summary')}>
      <div className={styles.about}>
        <p>{t('why')}</p>
        <SelectField
          name="birthYear"
          label={t('birthYear')}
          value={facts.birthYear ?? ''}
          options={[
            untold,
            ...birthYears(new Date()).map((year) => ({ value: String(year), label: String(year) })),
          ]}
          onChange={({ target }) => onChange({ ...facts, birthYear: Number(target.value) || null })}
        />
        <SelectField
          name="sex"
          label={t('sex')}
          value={facts.sex ?? ''}
          options={[untold, ...SEXES.map((sex) => ({ value: sex, label: t(sex) }))]}
          onChange={({ target }) => onChange({ ...facts, sex: (target.value || null) as Sex | null })}
        />
      </div>
    </Fold>
  )
}
