import { ourMark } from '../our-mark'

/** What PayPal keeps with a payment, and with a refund that we made: its `custom_id`. */
export type OrderMark = { orderId: string; attempt: number; refundId: string | null }

/** At most 127 characters; a refund's may have only letters, digits and `-_.,`. */
export const writeMark = ({ orderId, attempt, refundId }: OrderMark): string =>
  [ourMark(), orderId, String(attempt), ...(refundId === null ? [] : [refundId])].join('.')

/** null: it carries no mark of this shop. */
export const readMark = (customId: string | null | undefined): OrderMark | null => {
  const read = readAnyMark(customId)
  return read?.shop === ourMark() ? read.mark : null
}

/** Reads another shop's mark as well, or ours from before the site moved to another host. */
export const readAnyMark = (
  customId: string | null | undefined,
): { shop: string; mark: OrderMark } | null => {
  const parts = /^([\w-]{1,40})\.([\w-]{1,64})\.(\d{1,4})(?:\.([\w.-]{1,60}))?$/.exec(customId ?? '')
  const [, shop, orderId, attempt, refundId] = parts ?? []
  if (!shop || !orderId) return null
  return { shop, mark: { orderId, attempt: Number(attempt), refundId: refundId ?? null } }
}
