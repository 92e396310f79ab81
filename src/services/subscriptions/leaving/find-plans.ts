import { and, eq, inArray, or, sql } from '@payloadcms/db-postgres/drizzle'
import { foldAddress } from '@/domain/address'
import { parseOrderNumber } from '@/domain/orders/order-number'
import { endIfCancelled, MOST_LEFT_AT_ONCE } from '@/domain/subscriptions/leaving'
import { customers, orders, subscriptions } from '@/payload-schema'
import type { Deps } from '../../deps'
import { clockOf, type SubscriptionRow, stateOf, termsOf } from '../subscription-row'

/** A plan that can be cancelled, and when it then ends. */
export type Leavable = { row: SubscriptionRow; endsAt: string }

/**
 * The plans that can be cancelled of an address (theirs, or their customer's of today), of any of their orders' numbers, or
 * of their own. An address that only ever bought something about health has none, like one that nobody knows.
 */
export const findPlans = async (deps: Pick<Deps, 'payload' | 'now'>, key: string): Promise<Leavable[]> => {
  const db = deps.payload.db.drizzle
  const number = parseOrderNumber(key.replace(/[\s#-]/g, ''))
  const address = foldAddress(key).toLowerCase()
  const rows = await db
    .selectDistinct({ id: subscriptions.id })
    .from(subscriptions)
    .leftJoin(customers, eq(customers.id, subscriptions.customer))
    .where(
      number
        ? or(
            eq(subscriptions.number, number),
            sql`exists (select from ${orders} o where o.number = ${number}
              and (o.subscription_id = ${subscriptions.id} or o.id = ${subscriptions.firstOrder}))`,
          )
        : or(
            eq(sql`lower(${subscriptions.email})`, address),
            and(eq(sql`lower(${customers.email})`, address), sql`${customers.erasedAt} is null`),
          ),
    )
  return leavable(
    deps,
    rows.map(({ id }) => id),
  )
}

/** The same of a customer who is signed in. */
export const findOwnPlans = async (
  deps: Pick<Deps, 'payload' | 'now'>,
  customerId: string,
): Promise<Leavable[]> => {
  const rows = await deps.payload.db.drizzle
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(eq(subscriptions.customer, customerId))
  return leavable(
    deps,
    rows.map(({ id }) => id),
  )
}

/** Those of some plans that can still be cancelled, the newest first. */
export const leavable = async (
  deps: Pick<Deps, 'payload' | 'now'>,
  ids: readonly string[],
): Promise<Leavable[]> => {
  const rows = await readPlans(deps, ids)
  return rows
    .flatMap((row) => {
      const endsAt = endIfCancelled({ terms: termsOf(row), state: stateOf(row), now: clockOf(deps, row) })
      return endsAt ? [{ row, endsAt }] : []
    })
    .slice(0, MOST_LEFT_AT_ONCE)
}

export const readPlans = async (
  { payload }: Pick<Deps, 'payload'>,
  ids: readonly string[],
): Promise<SubscriptionRow[]> =>
  ids.length === 0
    ? []
    : payload.db.drizzle
        .select()
        .from(subscriptions)
        .where(inArray(subscriptions.id, [...ids]))
        .orderBy(sql`${subscriptions.startedAt} desc`)
