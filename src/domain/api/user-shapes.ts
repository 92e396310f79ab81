import { z } from 'zod'
import { SEXES_OF_CUSTOMERS } from '../accounts/profile'
import { SIGN_IN_WAYS } from '../accounts/session'
import { SUBSCRIPTION_TYPES } from '../subscriptions/subscription-type'
import { examKind, locale, number12, part, uuid } from './shapes'

// The shapes that calls about a customer share.

export const saved = z.object({ saved: z.literal(true) })
export const signedIn = z.object({
  uid: number12,
  /** Signed in with what a purchase mailed: a password of their own is asked for next. */
  mustSetPassword: z.boolean(),
})

export const user = z.object({
  uid: number12,
  email: z.string(),
  proven: z.boolean(),
  hasPassword: z.boolean(),
  name: z.string().nullable(),
  nickname: z.string().nullable(),
  phone: z.string().nullable(),
  /** YYYY-MM-DD */
  birthday: z.string().nullable(),
  sex: z.enum(SEXES_OF_CUSTOMERS).nullable(),
  locale,
  marketing: z.boolean(),
  /** A `data:` address of a WebP of 256 x 256 pixels. */
  avatar: z.string().nullable(),
  /** Of the subscription that opens something now; null: none does. */
  subscription: z.enum(SUBSCRIPTION_TYPES).nullable(),
  createdAt: z.iso.datetime(),
})

/** Where a test of a person stands: not handed in yet, an order of it is waiting to be paid, or handed in. */
export const orderState = z.enum(['uncompleted', 'pending', 'completed'])

export const userOrder = z.object({
  /** Of the sitting. */
  orderNumber: number12,
  appExamId: z.string(),
  examKind,
  title: z.string(),
  state: orderState,
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  /** Something of its report is bought. */
  open: z.boolean(),
  /** The answers could not be analysed: there is no report, a free retest is offered. */
  abnormal: z.boolean(),
  /** The newest order that waits to be paid. */
  pay: z
    .object({ orderNumber: number12, total: z.int(), currency: z.string(), expiresAt: z.iso.datetime() })
    .nullable(),
  /** Begun in this browser, or the customer's; false: by a letter, or as a device that was let in. */
  own: z.boolean(),
  /** When it is erased, because the reader of a letter wanted so; null: nobody did. */
  eraseAt: z.iso.datetime().nullable(),
  /** The order by which support knows it: the one that was paid last, else the newest. */
  order: number12.nullable(),
})

export const userSession = z.object({
  id: uuid,
  /** "Firefox · Android"; empty when the browser says nothing of itself. */
  device: z.string(),
  way: z.enum(SIGN_IN_WAYS),
  current: z.boolean(),
  seenAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
})

/** What the first page of the centre shows. */
export const centre = z.object({
  user: user
    .pick({ uid: true, email: true, name: true, nickname: true, avatar: true, hasPassword: true })
    .nullable(),
  unfinished: userOrder.nullable(),
  newest: userOrder.nullable(),
  toPay: z.array(userOrder),
  counts: z.object({ uncompleted: z.int(), pending: z.int(), completed: z.int() }),
  /** What is open of the newest report, by name. */
  bought: z.array(z.object({ part, name: z.string() })),
  /** Tests that came with what was bought, and were not taken yet. */
  included: z.array(z.object({ examKind, examId: z.int(), title: z.string() })),
  /**
   * Tests that were begun in this browser without the account of who is signed in. `suggested`: with its address, or none.
   * One about health says no title and is never suggested.
   */
  addable: z.array(
    z.object({
      orderNumber: number12,
      title: z.string().nullable(),
      startedAt: z.iso.datetime(),
      suggested: z.boolean(),
    }),
  ),
})
