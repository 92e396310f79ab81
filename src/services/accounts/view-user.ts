import { eq, sql } from '@payloadcms/db-postgres/drizzle'
import type { CallData } from '@/domain/api/calls'
import { DEFAULT_LOCALE, isLocale } from '@/domain/locale/locales'
import { subscriptionTypeOf } from '@/domain/subscriptions/subscription-type'
import { customer_secrets, customers } from '@/payload-schema'
import type { Deps } from '../deps'
import { findOwnPlan } from '../subscriptions/own-subscription'
import type { Customer } from './find-customer'

export type User = NonNullable<CallData<'user.get'>['user']>

/** A customer as they see themselves. Of their secrets it says only whether there is a password. */
export const viewUser = async (deps: Pick<Deps, 'payload' | 'now'>, customer: Customer): Promise<User> => {
  const db = deps.payload.db.drizzle
  const plan = await findOwnPlan(deps, { db, customer: customer.id })
  const [more] = await db
    .select({
      avatar: customers.avatar,
      hasPassword: sql<boolean>`exists (select from ${customer_secrets} secret
        where secret.customer_id = ${customer.id}::uuid and secret.kind = 'password')`,
    })
    .from(customers)
    .where(eq(customers.id, customer.id))
  return {
    uid: customer.number,
    email: customer.email,
    proven: customer.provenAt !== null,
    hasPassword: more?.hasPassword ?? false,
    name: customer.name,
    nickname: customer.nickname,
    phone: customer.phone,
    birthday: customer.birthday,
    sex: customer.sex,
    locale: isLocale(customer.locale) ? customer.locale : DEFAULT_LOCALE,
    marketing: customer.marketingAt !== null,
    avatar: more?.avatar ? `data:image/webp;base64,${more.avatar}` : null,
    subscription: subscriptionTypeOf(plan?.access.level ?? null),
    createdAt: new Date(customer.createdAt).toISOString(),
  }
}
