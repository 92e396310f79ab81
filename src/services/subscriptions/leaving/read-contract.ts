import { and, desc, eq, or } from '@payloadcms/db-postgres/drizzle'
import type { PolicyBox } from '@/domain/catalog/checkout-policy'
import { DEFAULT_LOCALE, isLocale } from '@/domain/locale/locales'
import { consents, orders, subscriptions } from '@/payload-schema'
import type { Deps } from '../../deps'
import type { OrderRow } from '../../orders/find-order'
import { readPolicy } from '../../orders/read-policy'
import type { TransactionHandle } from '../../transaction'
import type { SubscriptionRow } from '../subscription-row'

/** What recordConsent stores, as far as the right of withdrawal hangs on it. */
type Wording = {
  agreedAt?: string
  boxes?: { kind: PolicyBox }[]
  policy?: { withdrawalDays: number } | null
}

/** What one withdraws from: an order, or a plan with all of its orders. */
export type Contract = {
  order: OrderRow
  /** null: no plan. */
  row: SubscriptionRow | null
  /** Every order whose money goes back. */
  sold: OrderRow[]
  /** Where its letters go. */
  email: string
  agreedAt: string
  withdrawalDays: number
  waivedAt: string | null
}

export const readContract = async (deps: Pick<Deps, 'payload'>, order: OrderRow): Promise<Contract> => {
  const db = deps.payload.db.drizzle
  const [row = null] = await db
    .select()
    .from(subscriptions)
    .where(
      order.subscription
        ? or(eq(subscriptions.id, order.subscription), eq(subscriptions.firstOrder, order.id))
        : eq(subscriptions.firstOrder, order.id),
    )
    .limit(1)
  const first = row?.firstOrder ?? order.id
  const sold = row ? await readSold(db, row) : [order]
  const [consent] = await db
    .select()
    .from(consents)
    .where(and(eq(consents.order, first), eq(consents.kind, 'terms')))
    .orderBy(desc(consents.createdAt))
    .limit(1)
  const wording = (consent?.wording ?? {}) as Wording
  const waived = wording.boxes?.some(({ kind }) => kind === 'waiver') ?? false
  return {
    order,
    row,
    sold,
    email: row?.email ?? order.email,
    agreedAt: new Date(row?.startedAt ?? order.paidAt ?? order.createdAt).toISOString(),
    withdrawalDays: wording.policy?.withdrawalDays ?? (consent ? 0 : await daysToday(deps, order)),
    waivedAt: waived && consent ? new Date(wording.agreedAt ?? consent.createdAt).toISOString() : null,
  }
}

/** Every order of a plan. */
export const readSold = (
  db: Deps['payload']['db']['drizzle'] | TransactionHandle,
  { id, firstOrder }: SubscriptionRow,
): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(or(eq(orders.subscription, id), eq(orders.id, firstOrder)))

/** Where nothing is stored of what was promised, what the country asks for today. */
const daysToday = async (deps: Pick<Deps, 'payload'>, order: OrderRow): Promise<number> => {
  const locale = isLocale(order.locale) ? order.locale : DEFAULT_LOCALE
  return (await readPolicy(deps, { country: order.country, locale }))?.withdrawalDays ?? 0
}
