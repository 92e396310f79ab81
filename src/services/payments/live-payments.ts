import { and, eq, inArray } from '@payloadcms/db-postgres/drizzle'
import { LIVE_ATTEMPT_STATUSES } from '@/domain/orders/attempt-machine'
import { orders, payment_attempts } from '@/payload-schema'
import type { OrderRow } from '../orders/find-order'

/** Of attempts joined with their orders: those that may still bring money for what this order sells. */
export const livePaymentsFor = ({ sitting, tier }: Pick<OrderRow, 'sitting' | 'tier'>) =>
  and(
    eq(orders.sitting, sitting),
    eq(orders.tier, tier),
    inArray(payment_attempts.status, [...LIVE_ATTEMPT_STATUSES]),
  )
