'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { CallData } from '@/domain/api/calls'
import { PARTS, type Part, saleOf } from '@/domain/catalog/parts'
import { pathTo } from '@/domain/routing/path-to'
import { Link } from '@/ui/navigation/link'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { Card } from '@/ui/primitives/card'
import { WAYS } from '../order/order-subject'
import { OrderSummary } from '../order/order-summary'
import { CardKept, OrderedPlan } from '../plan/ordered-plan'
import { ConnectionNotice } from './connection-notice'
import styles from './order-box.module.css'

type Props = {
  place: ScreenPlace
  order: CallData<'pay.info'>
  /** What the country's policy has to say above the button. */
  note: string | null
  /** Status and pay button. */
  children: ReactNode
}

/** What is being paid, for whom, and how much; the pay button touches it. */
export function OrderBox({ place, order, note, children }: Props) {
  const t = useTranslations('pay')
  const sale = saleOf(order.sku.tier)
  return (
    <Card as="section" aria-label={t('summary.title')} className={styles.box}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('summary.title')}</h2>
        <Link href={WAYS[sale].chosenAt({ place, order })} className={styles.change}>
          {t('payment.changeOrder')}
        </Link>
      </div>
      <p className={styles.label}>{t('failed.order', { number: order.orderNumber })}</p>
      {order.sku.parts.length > 0 && (
        <ul className={styles.parts}>
          {inOrder(order.sku.parts).map(({ part, name }) => (
            <li key={part}>{name}</li>
          ))}
        </ul>
      )}
      <div className={styles.email}>
        <p className={styles.label}>{t('payment.email')}</p>
        <p className={styles.address}>{order.email}</p>
        {(sale === 'report' || sale === 'package') && (
          <Link href={`${pathTo({ route: 'email', ...place })}?for=${sale}`} className={styles.change}>
            {t('payment.changeEmail')}
          </Link>
        )}
      </div>
      <OrderSummary item={order.sku.name} quote={order.quote} promoCode={null} sale={sale} />
      {order.plan && <OrderedPlan place={place} plan={order.plan} today={order.quote.total} />}
      <p className={styles.label}>
        {sale === 'plan' ? <CardKept /> : t('payment.once')}{' '}
        <Link href={pathTo({ route: 'protocol', linkCode: 'terms', ...place })} target="_blank">
          {t('payment.terms')}
        </Link>
      </p>
      {note && <p className={styles.label}>{note}</p>}
      <ConnectionNotice />
      {children}
    </Card>
  )
}

const inOrder = <Text extends { part: Part }>(parts: readonly Text[]): Text[] =>
  parts.toSorted((one, other) => PARTS.indexOf(one.part) - PARTS.indexOf(other.part))
