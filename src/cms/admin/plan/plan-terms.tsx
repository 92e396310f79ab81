'use client'

import { useTranslation } from '@payloadcms/ui'
import { moneyText } from '../money/money-text'
import styles from '../panel/panel.module.css'
import { useWords } from '../words/use-words'
import { spanText } from './span-text'
import type { PlanRecord } from './use-plan-record'

/** What was agreed when it was bought, in words. */
export function PlanTerms({ record: { terms, zone } }: { record: PlanRecord }) {
  const words = useWords()
  const { i18n } = useTranslation()
  const { language } = i18n
  const { price, period, trialDays, trialPrice, conversion, allowance } = terms
  const money = (amount: number) => moneyText({ amount, currency: price.currency, language }) ?? ''
  const many = (count: number | null) => (count === null ? words('plan.all') : String(count))
  return (
    <>
      <h4>{words('plan.agreed')}</h4>
      <ul className={styles.cards}>
        <li>
          {money(price.amount)} / {spanText({ ...period, language })}
        </li>
        <li>
          {trialDays === 0
            ? words('plan.noTrial')
            : words(conversion === 'asked' ? 'plan.trialAsks' : 'plan.trial', {
                days: spanText({ unit: 'DAY', count: trialDays, language }),
                amount: money(trialPrice),
              })}
        </li>
        <li>{words('plan.opensTests', { count: many(allowance.tests) })}</li>
        <li>{words('plan.opensCourses', { count: many(allowance.courses) })}</li>
        <li>{words('plan.zone', { zone })}</li>
      </ul>
    </>
  )
}
