import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import type { OrderStatus } from '@/domain/orders/order-machine'
import { receiptKey } from '@/domain/orders/receipt-key'
import { seenByCustomer } from '@/domain/orders/seen-by-customer'
import { pathTo } from '@/domain/routing/path-to'
import type { Order } from '@/payload-types'

type Doc = { id: string; createdAt: string; [field: string]: unknown }

/** Something that happened to an order; `doc` is its record. */
export type Happened = { what: 'attempt' | 'booking' | 'refund' | 'mail'; doc: Doc }

export type OrderRead = {
  order: Order
  sku: string | null
  exam: string | null
  code: string | null
  happened: Happened[]
  sees: ReturnType<typeof seenByCustomer> & { path: string | null }
}

/** An order with all that belongs to it, as the person at the screen may read it; null: it is not there, or not for them. */
export const readOrder = async (req: PayloadRequest, id: string): Promise<OrderRead | null> => {
  const read = readerOf(req)
  const order = (await read.one('orders', id)) as unknown as Order | null
  if (!order) return null
  const [sku, promo] = [await read.one('skus', order.sku), await read.one('promo-codes', order.promo)]
  const sitting = await read.one('sittings', order.sitting)
  const place = await placeOf(req, { read, order, sitting })
  const sees = seenByCustomer({ status: order.status as OrderStatus, tier: order.tier })
  return {
    order,
    sku: sku?.name ? String(sku.name) : null,
    exam: place?.title ?? null,
    code: promo?.code ? String(promo.code) : null,
    happened: await readHappened(read, order),
    sees: { ...sees, path: place && addressOf({ sees, place, order, sitting }) },
  }
}

type Reader = ReturnType<typeof readerOf>

/** Reads with the rights of who asks: what they may not see is not there. */
const readerOf = (req: PayloadRequest) => {
  const asked = { req, user: req.user, overrideAccess: false, depth: 0 } as const
  return {
    one: async (collection: CollectionSlug, of: unknown): Promise<Doc | null> => {
      const id = idOf(of)
      if (!id) return null
      try {
        return (await req.payload.findByID({
          ...asked,
          collection,
          id,
          disableErrors: true,
        })) as unknown as Doc | null
      } catch {
        return null
      }
    },
    all: async (collection: CollectionSlug, where: Where): Promise<Doc[]> => {
      try {
        const { docs } = await req.payload.find({
          ...asked,
          collection,
          where,
          limit: 50,
          pagination: false,
          sort: 'createdAt',
        })
        return docs as unknown as Doc[]
      } catch {
        return []
      }
    },
  }
}

/** One after the other: a page must not take most of the connections for itself. */
const readHappened = async ({ all }: Reader, { id, sku }: Order): Promise<Happened[]> => {
  const ofOrder: Where = { order: { equals: id } }
  const attempts = await all('payment-attempts', ofOrder)
  const bookings = await all('ledger-entries', ofOrder)
  const refunds = await all('refunds', ofOrder)
  const keys = [
    receiptKey({ order: String(id), sku: idOf(sku) ?? '' }),
    ...refunds.map((refund) => `refunded:${refund.id}`),
  ]
  const mails = await all('mails', { key: { in: keys } })
  const as = (what: Happened['what']) => (doc: Doc) => ({ what, doc })
  return [
    ...attempts.map(as('attempt')),
    ...bookings.map(as('booking')),
    ...refunds.map(as('refund')),
    ...mails.map(as('mail')),
  ].sort((one, other) => one.doc.createdAt.localeCompare(other.doc.createdAt))
}

type Place = { code: string; examId: number; title: string | null }
type Of = { order: Order; sitting: Doc | null }

/** The storefront and the test of its sitting; what is not for a sitting is under the test behind `/`. Null where staff are not told which test it is. */
const placeOf = async (
  req: PayloadRequest,
  { read: { one }, order, sitting }: Of & { read: Reader },
): Promise<Place | null> => {
  if (order.sitting && !sitting) return null
  const shop = await one('storefronts', order.storefront)
  const exam = await one('exams', sitting ? sitting.exam : (await siteOf(req)).defaultExam)
  if (!shop?.code || !exam?.number) return null
  return {
    code: String(shop.code),
    examId: Number(exam.number),
    title: sitting && exam.title ? String(exam.title) : null,
  }
}

const siteOf = (req: PayloadRequest) => req.payload.findGlobal({ slug: 'site-settings', depth: 0, req })

type Address = Of & { sees: ReturnType<typeof seenByCustomer>; place: Place }

const addressOf = ({ sees: { page, number }, place, order, sitting }: Address): string => {
  const path = pathTo({ route: page, code: place.code, examId: place.examId })
  const of = number === 'sitting' ? sitting?.number : number === 'order' ? order.number : null
  return `${path}?${of ? `orderNumber=${of}&` : ''}hl=${order.locale}`
}

const idOf = (relation: unknown): string | null => {
  if (relation && typeof relation === 'object' && 'id' in relation) return String(relation.id)
  return typeof relation === 'string' ? relation : null
}
