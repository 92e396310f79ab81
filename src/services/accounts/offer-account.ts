import { and, eq } from '@payloadcms/db-postgres/drizzle'
import { accountAddress } from '@/domain/accounts/profile'
import { isErasedAddress } from '@/domain/mailbox'
import { customer_secrets, sittings } from '@/payload-schema'
import { queueMail } from '../mails/queue-mail'
import type { OrderRow } from '../orders/find-order'
import { placeOfOrder } from '../orders/subject/place-of-order'
import type { Transaction } from '../transaction'
import { ensureCustomer } from './begin-account'

/**
 * Who bought as a guest is mailed an account once, with a temporary password and a link to set their own
 * (docs/decisions/0013). The account holds nothing until one of them, or a code, proves the address. Nobody needs it for
 * the report.
 */
export const offerAccount = async ({
  transaction,
  order,
}: {
  transaction: Transaction
  order: Pick<OrderRow, 'id' | 'sitting' | 'email' | 'locale'>
}): Promise<void> => {
  const { db } = transaction
  // A customer's own order, or one for a sitting that is a customer's already.
  if (!order.sitting || isErasedAddress(order.email)) return
  const [sitting] = await db
    .select({ customer: sittings.customer })
    .from(sittings)
    .where(eq(sittings.id, order.sitting))
  if (sitting?.customer) return
  const customerId = await ensureCustomer(db, { email: accountAddress(order.email), locale: order.locale })
  const [password] = await db
    .select({ id: customer_secrets.id })
    .from(customer_secrets)
    .where(and(eq(customer_secrets.customer, customerId), eq(customer_secrets.kind, 'password')))
  if (password) return
  const place = await placeOfOrder(db, order.id)
  await queueMail({
    transaction,
    mail: {
      to: order.email,
      template: 'account_ready',
      locale: order.locale,
      key: `account_ready:${customerId}`,
      params: { customerId, storefront: place?.code },
    },
  })
}
