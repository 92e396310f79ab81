import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { orderOfReceipt, receiptKey } from '@/domain/orders/receipt-key'

export type OfRecord = {
  id: string | number
  data: { key?: unknown; params?: unknown; sku?: unknown }
  req: PayloadRequest
}
type Link = {
  collection: CollectionSlug
  /** The rows of `collection` that belong to the record; null where there can be none. */
  where: (record: OfRecord) => Where | null | Promise<Where | null>
  /** Fields that tell one row from another. `amount` and `total` are shown with their currency. */
  facts: string[]
}

const byField =
  (field: string) =>
  ({ id }: OfRecord): Where => ({ [field]: { equals: id } })

type Order = { id: string | number; sku?: unknown }

/** By their keys, which are indexed: looking for an order inside of them would read every mail there is. */
const receiptsOf = (orders: Order[]): Where => ({
  key: { in: orders.map(({ id, sku }) => receiptKey({ order: String(id), sku: idOf(sku) })) },
})

const idOf = (relation: unknown): string =>
  relation !== null && typeof relation === 'object' && 'id' in relation
    ? String(relation.id)
    : String(relation)

/** By collection: what belongs to a record of it. */
export const LINKS: { [slug: string]: Link[] } = {
  orders: [
    {
      collection: 'payment-attempts',
      where: byField('order'),
      facts: ['attempt', 'provider', 'status', 'amount', 'createdAt'],
    },
    { collection: 'ledger-entries', where: byField('order'), facts: ['kind', 'amount', 'createdAt'] },
    { collection: 'entitlements', where: byField('order'), facts: ['tier', 'grantedAt', 'revokedAt'] },
    {
      collection: 'mails',
      where: ({ id, data }) => receiptsOf([{ id, sku: data.sku }]),
      facts: ['template', 'status', 'to', 'createdAt'],
    },
    { collection: 'consents', where: byField('order'), facts: ['kind', 'choice', 'createdAt'] },
  ],
  sittings: [
    { collection: 'entitlements', where: byField('sitting'), facts: ['tier', 'grantedAt', 'revokedAt'] },
    { collection: 'reports', where: byField('sitting'), facts: ['verdict', 'iq', 'createdAt'] },
    { collection: 'orders', where: byField('sitting'), facts: ['number', 'status', 'total', 'createdAt'] },
    {
      collection: 'mails',
      where: async ({ id, req }) => {
        const orders = await req.payload.find({
          collection: 'orders',
          req,
          user: req.user,
          overrideAccess: false,
          depth: 0,
          pagination: false,
          where: { sitting: { equals: id } },
          select: { sku: true },
        })
        return orders.docs.length === 0 ? null : receiptsOf(orders.docs)
      },
      facts: ['template', 'status', 'to', 'createdAt'],
    },
    { collection: 'consents', where: byField('sitting'), facts: ['kind', 'choice', 'createdAt'] },
  ],
  mails: [
    {
      collection: 'orders',
      where: ({ data }) => {
        const order = orderOfReceipt(String(data.key))
        return order ? { id: { equals: order } } : null
      },
      facts: ['number', 'status', 'total', 'createdAt'],
    },
    {
      collection: 'sittings',
      where: ({ data }) => {
        const { sittingIds } = (data.params ?? {}) as { sittingIds?: string[] }
        return sittingIds?.length ? { id: { in: sittingIds } } : null
      },
      facts: ['number', 'state', 'startedAt'],
    },
  ],
}
