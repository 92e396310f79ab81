import { z } from 'zod'
import { SALES } from '../../catalog/parts'
import type { CallRows } from '../call-row'
import { slug } from '../centre-shapes'
import { appExamId, locale, money, number12, orderStatus } from '../shapes'

/** An order as its customer sees it among all of theirs. */
const purchase = z.object({
  orderNumber: number12,
  /** Where its pages are; of a test about health it is the shop's first test. */
  appExamId,
  sale: z.enum(SALES),
  /** What was bought, in the language of the page. null: of a test about health, which nothing beside an order names. */
  name: z.string().nullable(),
  /** Of which test. null: of none. */
  test: z.string().nullable(),
  /** The sitting that it is for. null: it is the customer's own. */
  examOrderNumber: number12.nullable(),
  /** The course that it opens, while that is published. */
  course: slug.nullable(),
  status: orderStatus,
  amount: money,
  /** Hundredths that were given back, and those that are on their way. */
  refunded: z.int(),
  refunding: z.int(),
  /** Which charge of a plan: 0 is the first. null: it is of none. */
  charge: z.int().nullable(),
  /** Of one that waits to be paid: until when. null of a `created` one: its payment is under way. */
  expiresAt: z.iso.datetime().nullable(),
  /** When it was paid, or else placed. */
  at: z.iso.datetime(),
})

export const purchaseCalls = {
  'purchase.list': {
    method: 'GET',
    path: '/api/user/purchase/list',
    purpose:
      "A page of the customer's orders: paid, given back, or still to be paid. `listPageSize` of the site settings.",
    owner: 'customer',
    lane: 'work',
    query: z.object({
      page: z.coerce.number().int().min(1).max(1000).optional(),
      hl: locale.optional(),
    }),
    data: z.object({ items: z.array(purchase), page: z.int(), pages: z.int(), total: z.int() }),
  },
} as const satisfies CallRows
