'use client'

import { useFormatter, useTranslations } from 'next-intl'
import type { CallData } from '@/domain/api/calls'
import { saleOf } from '@/domain/catalog/parts'
import { useOwnTimeZone } from '@/ui/browser/use-own-time-zone'
import styles from '@/ui/loading/outcome.module.css'
import { Link } from '@/ui/navigation/link'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { supportAbout } from '@/ui/navigation/support-about'
import { Card } from '@/ui/primitives/card'
import { OrderSummary } from '../order/order-summary'

/** The zone is named: the mail's receipt was written in another one. */
const MOMENT = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const

type Props = { place: ScreenPlace; order: CallData<'pay.info'> }

/** What was paid, when, how, and under which numbers; and whom to ask about it. */
export function Receipt({ place, order }: Props) {
  const t = useTranslations('pay.success')
  const format = useFormatter()
  const timeZone = useOwnTimeZone()
  const methods = useTranslations('pay.payment.method')
  const { orderNumber, paidAt, quote, sku, payment } = order
  return (
    <Card as="section" aria-labelledby="receipt" className={styles.receipt}>
      <h2 id="receipt" className={styles.title}>
        {t('receipt')}
      </h2>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>{t('order')}</dt>
          <dd className={styles.number}>{orderNumber}</dd>
        </div>
        {paidAt && (
          <div className={styles.fact}>
            <dt>{t('date')}</dt>
            <dd>{format.dateTime(new Date(paidAt), { ...MOMENT, timeZone })}</dd>
          </div>
        )}
        {payment?.method && (
          <div className={styles.fact}>
            <dt>{t('method')}</dt>
            <dd>{methods(payment.method)}</dd>
          </div>
        )}
        {payment && (
          <div className={styles.fact}>
            <dt>{t('transaction')}</dt>
            <dd className={styles.number}>{payment.transaction}</dd>
          </div>
        )}
      </dl>
      <OrderSummary item={sku.name} quote={quote} promoCode={null} sale={saleOf(sku.tier)} paid />
      <p className={styles.muted}>
        {t.rich('contact', {
          link: (words) => <Link href={supportAbout(place, orderNumber)}>{words}</Link>,
        })}
      </p>
    </Card>
  )
}
