const PREFIX = 'report_ready'

/** The key of an order's receipt among the mails, where it is unique: one receipt an order and SKU. */
export const receiptKey = ({ order, sku }: { order: string; sku: string }): string =>
  `${PREFIX}:${order}:${sku}`

/** The id of the order that a mail with this key is the receipt of; null: it is none. */
export const orderOfReceipt = (key: string): string | null => {
  const [prefix, order] = key.split(':')
  return prefix === PREFIX && order ? order : null
}
