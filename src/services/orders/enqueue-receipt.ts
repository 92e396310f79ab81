import { receiptKey } from '@/domain/orders/receipt-key'
import { offerAccount } from '../accounts/offer-account'
import { queueMail } from '../mails/queue-mail'
import type { Transaction } from '../transaction'
import type { OrderRow } from './find-order'
import { isOfHealth } from './subject/is-of-health'

/** One "report ready" mail per order and SKU, whoever asks and however often, and with the first one an account. */
export const enqueueReceipt = async ({
  transaction,
  order,
}: {
  transaction: Transaction
  order: OrderRow
}): Promise<void> => {
  await queueMail({
    transaction,
    mail: {
      to: order.email,
      template: 'report_ready',
      locale: order.locale,
      key: receiptKey({ order: order.id, sku: order.sku }),
      params: { orderId: order.id },
      health: await isOfHealth(transaction.db, order),
    },
  })
  await offerAccount({ transaction, order })
}
