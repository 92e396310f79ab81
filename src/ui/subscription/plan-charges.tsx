'use client'

import { useTranslations } from 'next-intl'
import { pathTo } from '@/domain/routing/path-to'
import { useOwnTimeZone } from '@/ui/browser/use-own-time-zone'
import { Link } from '@/ui/navigation/link'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { Price } from '@/ui/primitives/price'
import styles from './subscription.module.css'
import type { OwnPlan } from './use-own-plan'
import { usePlanValues } from './use-plan-words'

type Order = OwnPlan['orders'][number]

/** Words for what became of an order; a paid one needs none. */
const OUTCOMES = ['refunded', 'partially_refunded', 'disputed', 'lost'] as const

/** What was charged, the newest first, each with its receipt. */
export function PlanCharges({ place, orders }: { place: ScreenPlace; orders: readonly Order[] }) {
  const t = useTranslations('subscription.plan')
  return (
    <>
      <h3 className={styles.subtitle}>{t('charged')}</h3>
      {orders.length === 0 && <p>{t('noCharges')}</p>}
      <ul className={styles.events}>
        {orders.map((order) => (
          <Charge key={order.number} place={place} order={order} />
        ))}
      </ul>
    </>
  )
}

function Charge({ place, order: { number, at, amount, status } }: { place: ScreenPlace; order: Order }) {
  const t = useTranslations('subscription')
  const { instant } = usePlanValues(useOwnTimeZone())
  const paid = status !== 'created' && status !== 'expired'
  const outcome = paid ? OUTCOMES.find((one) => one === status) : 'unpaid'
  const date = instant(at)
  return (
    <li className={styles.event}>
      <time dateTime={at} className={styles.day}>
        {date}
      </time>
      <span className={styles.facts}>
        <Price {...amount} />
        {outcome && <span>{t(`order.${outcome}`)}</span>}
        {paid && (
          <Link
            href={`${pathTo({ route: 'paySuccess', ...place })}?orderNumber=${number}`}
            prefetch={false}
            aria-label={t('plan.receiptNamed', { date })}
          >
            {t('plan.receipt')}
          </Link>
        )}
      </span>
    </li>
  )
}
