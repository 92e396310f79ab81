'use client'

import { useTranslation } from '@payloadcms/ui'
import { type FormEvent, useState } from 'react'
import { moneyText } from '../money/money-text'
import { readAmount } from '../money/read-amount'
import styles from '../panel/panel.module.css'
import { useWords } from '../words/use-words'
import type { PlanRecord } from './use-plan-record'

type Props = {
  asks: NonNullable<PlanRecord['asksPrice']>
  currency: PlanRecord['schedule']['currency']
  working: boolean
  onSend: (amount: number) => Promise<boolean>
}

/** Asks the customer for another price. It says what silence means before it is sent. */
export function PriceForm({ asks, currency, working, onSend }: Props) {
  const words = useWords()
  const { i18n } = useTranslation()
  const [text, setText] = useState('')
  const amount = readAmount({ text, currency })
  const money = (of: number) => moneyText({ amount: of, currency, language: i18n.language }) ?? ''
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (amount !== null && (await onSend(amount))) setText('')
  }
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      {asks.asked !== null && <p>{words('plan.priceAsked', { amount: money(asks.asked) })}</p>}
      <label className={styles.labelled}>
        {words('plan.priceLabel')}
        <input value={text} inputMode="decimal" onChange={(event) => setText(event.target.value)} />
      </label>
      <p>{words('plan.priceMeans', { amount: money(asks.now), day: asks.day })}</p>
      <button
        type="submit"
        className={styles.button}
        disabled={working || amount === null || amount === asks.now}
      >
        {words('plan.priceAsk')}
      </button>
    </form>
  )
}
