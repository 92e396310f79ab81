'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { useOwnTimeZone } from '@/ui/browser/use-own-time-zone'
import { ButtonLink } from '@/ui/primitives/button-link'
import { classes } from '@/ui/primitives/classes'
import { Price } from '@/ui/primitives/price'
import entry from '../entry.module.css'
import { type Purchase, stateOf, stepsOfPurchase } from './purchase-steps'
import styles from './purchases.module.css'

const TONES = {
  waits: 'waiting',
  underWay: 'waiting',
  disputed: 'waiting',
  paid: 'good',
  partly: 'over',
  refunded: 'over',
  closed: 'over',
} as const

/** An order: what it was for, what it cost, what became of the money, and where its receipt is. */
export function PurchaseRow({ purchase }: { purchase: Purchase }) {
  const t = useTranslations('centre.purchases')
  const format = useFormatter()
  const timeZone = useOwnTimeZone()
  const { orderNumber, sale, name, test, status, amount, charge, expiresAt, at } = purchase
  const day = (iso: string, exact?: 'time') =>
    format.dateTime(new Date(iso), { dateStyle: 'medium', timeZone, ...(exact && { timeStyle: 'short' }) })
  const title = name || t(`sale.${sale}`)
  const state = stateOf(purchase)
  return (
    <article className={classes(entry.row, styles.row)}>
      <div className={entry.words}>
        <h2 className={entry.title}>{title}</h2>
        <p className={entry.facts}>
          {name && <span>{t(`sale.${sale}`)}</span>}
          {test && <span>{test}</span>}
          {charge !== null && charge > 0 && <span>{t('renewal')}</span>}
        </p>
        <p className={entry.facts}>
          <time dateTime={at}>{t(status === 'created' ? 'ordered' : 'paidOn', { date: day(at) })}</time>
          <span>{t('number', { number: orderNumber })}</span>
        </p>
        <p className={entry.facts}>
          <span className={entry[TONES[state]]}>{t(`state.${state}`)}</span>
          {expiresAt && <span>{t('payUntil', { date: day(expiresAt, 'time') })}</span>}
        </p>
        <Refunds purchase={purchase} />
      </div>
      <Price {...amount} className={entry.price} />
      <div className={classes(entry.steps, styles.steps)}>
        {stepsOfPurchase(purchase).map((step) => (
          <ButtonLink
            key={step.name}
            href={step.href}
            size="small"
            variant={step.name === 'pay' ? 'primary' : 'secondary'}
            aria-label={t('named', { action: t(step.name), title, number: orderNumber })}
            prefetch={false}
          >
            {t(step.name)}
          </ButtonLink>
        ))}
      </div>
    </article>
  )
}

/** What was given back, and what is on its way: both may be true of one order. */
function Refunds({ purchase: { amount, refunded, refunding } }: { purchase: Purchase }) {
  const t = useTranslations('centre.purchases')
  const rows = [
    ['refunded', refunded],
    ['refunding', refunding],
  ] as const
  return rows.map(
    ([name, sum]) =>
      sum > 0 && (
        <p key={name} className={entry.facts}>
          <span>{t(name)}</span> <Price amount={sum} currency={amount.currency} />
        </p>
      ),
  )
}
