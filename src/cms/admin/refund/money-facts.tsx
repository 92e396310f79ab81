'use client'

import { useTranslation } from '@payloadcms/ui'
import { moneyText } from '../money/money-text'
import styles from '../panel/panel.module.css'
import { useWords } from '../words/use-words'
import type { ShownMoney } from './use-order-money'

const FACTS = ['charged', 'refunded', 'pending', 'withheld', 'left'] as const
const ALWAYS: readonly string[] = ['charged', 'refunded', 'left']

export function MoneyFacts({ money }: { money: ShownMoney }) {
  const words = useWords()
  const { i18n } = useTranslation()
  const { currency } = money
  return (
    <dl className={styles.facts}>
      {FACTS.filter((fact) => ALWAYS.includes(fact) || money[fact] > 0).map((fact) => (
        <div key={fact}>
          <dt>{words(`refund.${fact}`)}</dt>
          <dd>{moneyText({ amount: money[fact], currency, language: i18n.language })}</dd>
        </div>
      ))}
    </dl>
  )
}
