import { z } from 'zod'
import type { PlanOrder } from '@/domain/subscriptions/terms'
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

/** What Stripe keeps with a refund: our refund's id, and the order that the payment, or its plan, names. */
export const writeRefundMark = ({
  refundId,
  order,
}: {
  refundId: string
  order: string | undefined
}): Metadata => ({
  app: ourMark(),
  refund_id: refundId,
  ...(order ? { order_id: order } : {}),
})

/** What Stripe keeps with a plan, so that each of its invoices leads to the order that began it. */
export const writePlanMark = ({ mark, plan }: { mark: OrderMark; plan: PlanOrder }): Metadata => {
  const { withTrial, terms } = plan
  return {
    ...writeMark(mark),
    trial_days: String(withTrial ? terms.trialDays : 0),
    asks: withTrial && terms.conversion === 'asked' ? 'yes' : 'no',
  }
}

export type PlanMark = {
  /** 0: it began without one. */
  trialDays: number
  /** Its trial ends without a charge until its buyer has agreed once more. */
  waits: boolean
  /** Changes that were made to it: part of the key of the next one. */
  changes: number
}

export const readPlanMark = ({ trial_days, asks, agreed, changes }: Metadata): PlanMark => ({
  trialDays: wholeOf(trial_days),
  waits: asks === 'yes' && agreed !== 'yes',
  changes: wholeOf(changes),
})

/**
 * The key of a change of a plan. Stripe keeps an error with a key for a day, and a change that a buyer waits for is not to wait so
 * long: the next minute it has another one. It says how something is to be, so made twice it changes nothing more.
 */
export const changeKey = ({ of, change, nowMs }: { of: string; change: string; nowMs: number }): string =>
  `${of}_${change}_${Math.floor(nowMs / 60_000)}`

const wholeOf = (text = ''): number => (/^\d{1,9}$/.test(text) ? Number(text) : 0)

/** Whether this very shop made it. */
export const isOurs = (metadata: Metadata): boolean => metadata.app === ourMark()

/** Whether any shop of ours did: this one under an earlier host, or another one on the same account. */
export const isAnyShops = (metadata: Metadata): boolean => isShopsMark(metadata.app)

/** null: it carries no mark of this shop. */
export const readMark = (metadata: Metadata): { orderId: string | null } | null =>
  isOurs(metadata) ? { orderId: metadata.order_id ?? null } : null

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
  return marks.success && !isAnyShops(marks.data)
}
