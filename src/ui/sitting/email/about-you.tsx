'use client'

import { useTranslations } from 'next-intl'
import type { TakerFacts } from '@/domain/exam/taker-facts'
import { Fold } from '../../primitives/fold'
import styles from './email.module.css'
import { BirthYearField, SexField } from './taker-fields'

type Props = { facts: TakerFacts; onChange: (facts: TakerFacts) => void }

/** Two questions that nobody has to answer: folded, with the reason first, and "rather not say" chosen. */
export function AboutYou({ facts, onChange }: Props) {
  const t = useTranslations('test.email.about')
  return (
    <Fold summary={t('summary')}>
      <div className={styles.about}>
        <p>{t('why')}</p>
        <BirthYearField
          label={t('birthYear')}
          untold={t('untold')}
          value={facts.birthYear}
          onChange={(birthYear) => onChange({ ...facts, birthYear })}
        />
        <SexField
          label={t('sex')}
          untold={t('untold')}
          words={t}
          value={facts.sex}
          onChange={(sex) => onChange({ ...facts, sex })}
        />
      </div>
    </Fold>
  )
}
