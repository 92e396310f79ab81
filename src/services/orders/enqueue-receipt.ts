import { receiptKey } from '@/domain/orders/receipt-key'
import { queueMail } from '../mails/queue-mail'
import type { Transaction } from '../transaction'
import type { OrderRow } from './find-order'

/** One "report ready" mail per order and SKU, whoever asks and however often. */
export const enqueueReceipt = ({
  transaction,
  order,
}: {
  transaction: Transaction
  order: OrderRow
}): Promise<void> =>
  queueMail({
    transaction,
    mail: {
      to: order.email,
      template: 'report_ready',
      locale: order.locale,
      key: receiptKey({ order: order.id, sku: order.sku }),
      params: { orderId: order.id },
    },
  })
