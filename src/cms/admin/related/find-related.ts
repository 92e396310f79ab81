import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { wordsForCode } from '../codes/words-for-code'
import { moneyText } from '../money/money-text'
import { tagOfLanguage } from '../words/languages'

type Row = { id: string | number; facts: string[] }
type Related = { collection: CollectionSlug; rows: Row[] }
type Link = {
  collection: CollectionSlug
  /** The rows of `collection` that belong to the record. */
  where: (id: string | number) => Where
  /** Fields that tell one row from another. `amount` and `total` are shown with their currency. */
  facts: string[]
}

const byField = (field: string) => (id: string | number) => ({ [field]: { equals: id } })

const LINKS: Record<string, Link[]> = {
  orders: [
    {
      collection: 'payment-attempts',
      where: byField('order'),
      facts: ['attempt', 'provider', 'status', 'amount', 'createdAt'],
    },
    { collection: 'ledger-entries', where: byField('order'), facts: ['kind', 'amount', 'createdAt'] },
    { collection: 'entitlements', where: byField('order'), facts: ['tier', 'grantedAt', 'revokedAt'] },
    // A mail names its order in its key, which no other mail may have.
    {
      collection: 'mails',
      where: (id) => ({ key: { contains: String(id) } }),
      facts: ['template', 'status', 'to', 'createdAt'],
    },
    { collection: 'consents', where: byField('order'), facts: ['kind', 'choice', 'createdAt'] },
  ],
  sittings: [
    { collection: 'reports', where: byField('sitting'), facts: ['verdict', 'iq', 'createdAt'] },
    { collection: 'orders', where: byField('sitting'), facts: ['number', 'status', 'total', 'createdAt'] },
    { collection: 'consents', where: byField('sitting'), facts: ['kind', 'choice', 'createdAt'] },
  ],
}

/** The records that belong to one, as its reader may see them. */
export const findRelated = ({
  id,
  collectionSlug,
  req,
}: {
  id: string | number
  collectionSlug: string
  req: PayloadRequest
}): Promise<Related[]> =>
  Promise.all(
    (LINKS[collectionSlug] ?? []).map(async ({ collection, where, facts }) => {
      const { docs } = await req.payload.find({
        collection,
        req,
        user: req.user,
        overrideAccess: false,
        depth: 0,
        limit: 50,
        sort: 'createdAt',
        where: where(id),
      })
      const rows = docs as unknown as Record<string, unknown>[]
      const factsOf = (row: Record<string, unknown>) =>
        facts.flatMap((name) => factOf({ row, name, language: req.i18n.language }) ?? [])
      return { collection, rows: rows.map((row) => ({ id: row.id as string, facts: factsOf(row) })) }
    }),
  )

const factOf = ({
  row,
  name,
  language,
}: {
  row: Record<string, unknown>
  name: string
  language: string
}): string | null => {
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
