'use client'

import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { moneyText } from '../money/money-text'
import { readAmount } from '../money/read-amount'
import styles from '../panel/panel.module.css'
import { useWords } from '../words/use-words'
import { limitText } from './limit-text'
import { RefundChoice } from './refund-choice'
import type { ShownMoney } from './use-order-money'
import { type RefundAsked, useRefund } from './use-refund'

type Props = { orderId: string; money: ShownMoney; onDone: () => void }

/** All or an amount, why, and a second click that says what will happen. */
export function RefundForm({ orderId, money, onDone }: Props) {
  const words = useWords()
  const { i18n } = useTranslation()
  const [asked, ask] = useState<RefundAsked>({ all: true, text: '', note: '' })
  const { confirming, working, outcome, confirm, back, send } = useRefund({ orderId, onDone })
  const typed = readAmount({ text: asked.text, currency: money.currency })
  const amount = asked.all ? money.left : typed
  const fits = amount !== null && amount <= money.left
  const limit = limitText(money, i18n.language)
  const inWords = moneyText({ amount, currency: money.currency, language: i18n.language }) ?? ''
  return (
    <>
      <p role="status" className={outcome === 'done' ? styles.good : styles.bad}>
        {outcome && words(`refund.${outcome}`, { limit })}
      </p>
      {money.left > 0 && !confirming && (
        <div className={styles.form}>
          <RefundChoice
            asked={asked}
            onChange={ask}
            error={!asked.all && asked.text !== '' && !fits ? words('refund.badAmount') : null}
          />
          <button type="button" className={styles.button} disabled={!fits} onClick={confirm}>
            {words('refund.go')}
          </button>
        </div>
      )}
      {money.left > 0 && confirming && amount !== null && (
        <div className={styles.form}>
          <p>{words('refund.sure', { amount: inWords })}</p>
          <div className={styles.buttons}>
            <button
              type="button"
              className={styles.button}
              // biome-ignore lint/a11y/noAutofocus: the second step stands where the first was, https://www.w3.org/WAI/ARIA/apg/practices/keyboard-interface/
              autoFocus
              disabled={working}
              onClick={() => send({ amount: asked.all ? 'all' : amount, note: asked.note })}
            >
              {words(working ? 'refund.working' : 'refund.confirm', { amount: inWords })}
            </button>
            <button type="button" className={styles.quiet} disabled={working} onClick={back}>
              {words('refund.back')}
            </button>
          </div>
        </div>
      )}
    </>
  )
}
