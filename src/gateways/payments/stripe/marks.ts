import { z } from 'zod'
import { notFoundError } from '../failed-call'
import { GatewayError } from '../gateway-error'
import { isShopsMark, ourMark } from '../our-mark'
import { metadataSchema } from './wire'

type Metadata = Record<string, string>

type OrderMark = { orderId: string; orderNumber: string; attempt: number }

/** What Stripe keeps with a session and its payment: its `metadata`. */
export const writeMark = ({ orderId, orderNumber, attempt }: OrderMark): Metadata => ({
  app: ourMark(),
  order_id: orderId,
  order_number: orderNumber,
  attempt: String(attempt),
})

/** What Stripe keeps with a refund: our refund's id, and the order that the session names. */
export const writeRefundMark = ({
  refundId,
  session,
}: {
  refundId: string
  session: Metadata
}): Metadata => ({
  app: ourMark(),
  refund_id: refundId,
  ...(session.order_id ? { order_id: session.order_id } : {}),
})

/** null: it carries no mark of this shop. */
export const readMark = (metadata: Metadata): { orderId: string | null } | null =>
  metadata.app === ourMark() ? { orderId: metadata.order_id ?? null } : null

/** Read whatever shop's mark it is: on its own it leads to no order. */
export const readAttempt = ({ attempt = '' }: Metadata): number | null =>
  /^\d{1,9}$/.test(attempt) ? Number(attempt) : null

/**
 * Reads what may belong to other software on the same account. What cannot be read and bears no shop's mark is not ours;
 * what bears one must be readable, whichever host the shop had when it made it.
 */
export const readUnlessForeign = async <T>(metadata: unknown, work: () => T | Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    throw isUnreadable(error) && isForeign(metadata) ? notFoundError('foreign_session') : error
  }
}

const isUnreadable = (error: unknown): boolean =>
  error instanceof z.ZodError || (error instanceof GatewayError && error.kind === 'bad_response')

/** An answer without metadata is not a session, so it is not taken for foreign. */
const isForeign = (metadata: unknown): boolean => {
  const marks = metadataSchema.safeParse(metadata)
  return marks.success && !isShopsMark(marks.data.app)
}
