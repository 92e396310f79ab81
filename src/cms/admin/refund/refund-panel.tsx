'use client'

import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import styles from '../panel/panel.module.css'
import { useWords } from '../words/use-words'
import { limitText } from './limit-text'
import { MoneyFacts } from './money-facts'
import { RefundForm } from './refund-form'
import { useOrderMoney } from './use-order-money'

/** On an order's page: what it brought, what went back, and the way to give back the rest. */
export function RefundPanel() {
  const words = useWords()
  const { id } = useDocumentInfo()
  const { i18n } = useTranslation()
  const { money, failed, busy, reload } = useOrderMoney(id)
  if (!id) return null
  return (
    <section className={`field-type ${styles.panel}`} aria-labelledby="refund-title" aria-busy={busy}>
      <h3 id="refund-title">{words('refund.title')}</h3>
      {!money && !failed && <p role="status">{words('refund.loading')}</p>}
      {failed && (
        <p role="alert" className={styles.bad}>
          {words('refund.unreadable')}{' '}
          <button type="button" className={styles.link} onClick={() => reload()}>
            {words('refund.again')}
          </button>
        </p>
      )}
      {money && <MoneyFacts money={money} />}
      {money && money.upgrades.length > 0 && (
        <p>{words('refund.upgrades', { orders: money.upgrades.join(', ') })}</p>
      )}
      {money && money.left === 0 && money.upgrades.length === 0 && (
        <p>{words(money.charged === 0 ? 'refund.unpaid' : 'refund.nothing')}</p>
      )}
      {money && money.left > 0 && money.mayGive !== null && (
        <p>{words('refund.upTo', { limit: limitText(money, i18n.language) })}</p>
      )}
      {money && money.mayGive !== 0 && <RefundForm orderId={String(id)} money={money} onDone={reload} />}
    </section>
  )
}
