import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { wordsForCode } from '../codes/words-for-code'
import { moneyText } from '../money/money-text'
import { tagOfLanguage } from '../words/languages'

type OfRecord = { id: string | number; data: { key?: unknown; params?: unknown }; req: PayloadRequest }
type Doc = { [field: string]: unknown }
type Row = { id: string | number; facts: string[] }
type Related = { collection: CollectionSlug; rows: Row[] }
type Link = {
  collection: CollectionSlug
  /** The rows of `collection` that belong to the record. */
  where: (record: OfRecord) => Where | Promise<Where>
  /** Fields that tell one row from another. `amount` and `total` are shown with their currency. */
  facts: string[]
}

const byField =
  (field: string) =>
  ({ id }: OfRecord): Where => ({ [field]: { equals: id } })

// A mail names its order in its key, which no other mail may have.
const mailsOf = (orders: (string | number)[]): Where => ({
  or: orders.map((id) => ({ key: { contains: id } })),
})

const NONE: Where = { id: { exists: false } }

const LINKS: { [slug: string]: Link[] } = {
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
      where: ({ id }) => mailsOf([id]),
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
          select: {},
        })
        return orders.docs.length === 0 ? NONE : mailsOf(orders.docs.map((order) => order.id))
      },
      facts: ['template', 'status', 'to', 'createdAt'],
    },
    { collection: 'consents', where: byField('sitting'), facts: ['kind', 'choice', 'createdAt'] },
  ],
  mails: [
    {
      collection: 'orders',
      where: ({ data }) => {
        const [, order] = String(data.key).split(':')
        return String(data.key).startsWith('report_ready:') ? { id: { equals: order } } : NONE
      },
      facts: ['number', 'status', 'total', 'createdAt'],
    },
    {
      collection: 'sittings',
      where: ({ data }) => {
        const { sittingIds } = (data.params ?? {}) as { sittingIds?: string[] }
        return sittingIds?.length ? { id: { in: sittingIds } } : NONE
      },
      facts: ['number', 'state', 'startedAt'],
    },
  ],
}

/** The records that belong to one, as its reader may see them. */
export const findRelated = ({
  collectionSlug,
  ...record
}: OfRecord & { collectionSlug: string }): Promise<Related[]> =>
  Promise.all(
    (LINKS[collectionSlug] ?? []).map(async ({ collection, where, facts }) => {
      const { req } = record
      const { docs } = await req.payload.find({
        collection,
        req,
        user: req.user,
        overrideAccess: false,
        depth: 0,
        limit: 50,
        sort: 'createdAt',
        where: await where(record),
      })
      const rows = docs as unknown as Doc[]
      const factsOf = (row: Doc) =>
        facts.flatMap((name) => factOf({ row, name, language: req.i18n.language }) ?? [])
      return { collection, rows: rows.map((row) => ({ id: row.id as string, facts: factsOf(row) })) }
    }),
  )

const factOf = ({ row, name, language }: { row: Doc; name: string; language: string }): string | null => {
  const value = row[name]
  if (value === null || value === undefined) return null
  if (name === 'amount' || name === 'total')
    return moneyText({ amount: value, currency: row.currency, language })
  if (name.endsWith('At')) {
    const format = new Intl.DateTimeFormat(tagOfLanguage(language), {
      dateStyle: 'medium',
      timeStyle: 'short',
    })
    return format.format(new Date(String(value)))
  }
  return wordsForCode({ name, code: String(value), language })
}
