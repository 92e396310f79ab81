import type { CollectionSlug } from 'payload'
import { wordsForCode } from '../codes/words-for-code'
import { moneyText } from '../money/money-text'
import { tagOfLanguage } from '../words/languages'
import { LINKS, type OfRecord } from './links'

type Doc = { [field: string]: unknown }
type Row = { id: string | number; facts: string[] }
type Related = { collection: CollectionSlug; rows: Row[] }

/** The records that belong to one, as its reader may see them. */
export const findRelated = async ({
  collectionSlug,
  ...record
}: OfRecord & { collectionSlug: string }): Promise<Related[]> => {
  const { req } = record
  const found: Related[] = []
  // One after the other: a page must not take most of the connections for itself.
  for (const { collection, where, facts } of LINKS[collectionSlug] ?? []) {
    const belongs = await where(record)
    const { docs } = belongs
      ? await req.payload.find({
          collection,
          req,
          user: req.user,
          overrideAccess: false,
          depth: 0,
          limit: 50,
          pagination: false,
          sort: 'createdAt',
          where: belongs,
        })
      : { docs: [] }
    const rows = docs as unknown as Doc[]
    const factsOf = (row: Doc) =>
      facts.flatMap((name) => factOf({ row, name, language: req.i18n.language }) ?? [])
    found.push({ collection, rows: rows.map((row) => ({ id: row.id as string, facts: factsOf(row) })) })
  }
  return found
}

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
