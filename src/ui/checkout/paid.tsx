'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { useCallback, useState } from 'react'
import type { CallData } from '@/domain/api/schemas'
import { pathTo } from '@/domain/routing/path-to'
import { Link } from '@/ui/chrome/link'
import { Button } from '@/ui/primitives/button'
import { Card } from '@/ui/primitives/card'
import type { ScreenPlace } from '../chrome/screen-place'
import { useGo } from '../chrome/use-go'
import { OrderSummary } from './order-summary'
import styles from './outcome.module.css'
import { useCountdown } from './use-countdown'

type Props = { place: ScreenPlace; order: CallData<'pay.info'>; opensAfterSeconds: number }

/** Where the report went, when it opens by itself, and what was paid. */
export function Paid({ place, order, opensAfterSeconds }: Props) {
  const t = useTranslations('pay.success')
  const format = useFormatter()
  const go = useGo(place)
  const [stopped, setStopped] = useState(false)
  const { examOrderNumber, paidAt } = order
  const open = useCallback(
    () => go('report', { query: { orderNumber: examOrderNumber } }),
    [go, examOrderNumber],
  )
  const left = useCountdown({ seconds: opensAfterSeconds, running: !stopped, onEnd: open })
  return (
    <div className={styles.outcome}>
      <svg viewBox="0 0 48 48" width="48" height="48" className={styles.tick} aria-hidden="true">
        <circle cx="24" cy="24" r="22" fill="none" stroke="currentColor" strokeWidth="3" />
        <path d="m14 25 7 7 14-16" fill="none" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
      </svg>
      <h1>{t('title')}</h1>
      <p>{t('mail', { email: order.email })}</p>
      <p className={styles.countdown}>{stopped ? t('stopped') : t('countdown', { seconds: left ?? 0 })}</p>
      <div className={styles.actions}>
        <Button size="large" onClick={open}>
          {t('open')}
        </Button>
        {!stopped && (
          <Button size="large" variant="quiet" onClick={() => setStopped(true)}>
            {t('stop')}
          </Button>
        )}
      </div>
      <Card as="section" aria-labelledby="receipt" className={styles.receipt}>
        <h2 id="receipt" className={styles.title}>
          {t('receipt')}
        </h2>
        <dl className={styles.facts}>
          <dt>{t('order')}</dt>
          <dd className={styles.number}>{order.orderNumber}</dd>
          {paidAt && (
            <>
              <dt>{t('date')}</dt>
              <dd>{format.dateTime(new Date(paidAt), { dateStyle: 'medium', timeStyle: 'short' })}</dd>
            </>
          )}
        </dl>
        <OrderSummary item={order.sku.name} quote={order.quote} promoCode={null} paid />
      </Card>
      <p className={styles.muted}>
        {t.rich('wrongAddress', {
          support: (words) => <Link href={pathTo({ route: 'support', ...place })}>{words}</Link>,
        })}
      </p>
    </div>
  )
}
