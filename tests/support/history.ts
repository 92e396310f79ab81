import { randomUUID } from 'node:crypto'
import type pg from 'pg'

type Place = { exam: string; storefront: string; sku: string }
type Told = {
  /** When it began. */
  at: Date
  landing?: string | null
  locale?: string
  country?: string
  state?: 'started' | 'valid' | 'abnormal'
  email?: string | null
}
type Bought = {
  sitting: string
  at: Date
  total?: number
  currency?: string
  status?: string
  paid?: boolean
}
type Moved = { order: string; at: Date; kind: string; amount: number; currency?: string }

/** Writes sittings, orders and ledger rows straight into a test's database, as if they had happened then. */
export const historian = async (db: pg.Client) => {
  const place = await placeOf(db)
  return {
    place,
    sitting: async (told: Told): Promise<string> => {
      const { at, landing = 'new', locale = 'EN', country = 'US', state = 'valid', email = null } = told
      const confirmed = state === 'started' ? null : new Date(at.getTime() + 17 * 60_000)
      const id = randomUUID()
      await db.query(
        `insert into sittings (id, number, exam_id, storefront_id, visitor_hash, state, locale, country, timing,
           started_at, confirmed_at, email, landing, tracking, form, price_list, created_at, updated_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, 'standard', $9, $10, $11, $12, '{}', $13, '[]', $9, $9)`,
        [
          id,
          `H${id.slice(0, 11)}`,
          place.exam,
          place.storefront,
          randomUUID(),
          state,
          locale,
          country,
          at,
          confirmed,
          email,
          landing,
          JSON.stringify({ version: 'history', limitSeconds: 1500, questions: [] }),
        ],
      )
      return id
    },
    order: async (bought: Bought): Promise<string> => {
      const { sitting, at, total = 999, currency = 'USD', paid = true } = bought
      const id = randomUUID()
      await db.query(
        `insert into orders (id, number, status, sitting_id, sku_id, tier, parts, email, locale, country, currency, list,
           total, tax_rate_percent, tax_included, paid_at, expires_at, created_at, updated_at)
         values ($1, $2, $3, $4, $5, 'sku2', '["iq_score","iq_ranking"]', 'history@example.com', 'EN', 'US', $6, $7, $7, 0, 0,
           $8, $9, $10, $10)`,
        [
          id,
          `H${id.slice(0, 11)}`,
          bought.status ?? (paid ? 'paid' : 'created'),
          sitting,
          place.sku,
          currency,
          total,
          paid ? new Date(at.getTime() + 90_000) : null,
          new Date(at.getTime() + 86_400_000),
          at,
        ],
      )
      return id
    },
    moved: async ({ order, at, kind, amount, currency = 'USD' }: Moved): Promise<void> => {
      await db.query(
        `insert into ledger_entries (order_id, kind, amount, currency, provider, provider_ref, created_at, updated_at)
         values ($1, $2, $3, $4, 'sandbox', $5, $6, $6)`,
        [order, kind, amount, currency, `history_${randomUUID()}`, at],
      )
    },
  }
}
export type Historian = Awaited<ReturnType<typeof historian>>

const placeOf = async (db: pg.Client): Promise<Place> => {
  const { rows } = await db.query<Place>(
    `select e.id as exam, s.id as storefront, k.id as sku from exams e, storefronts s, skus k
     where e.number = 1 and s.code = 'iq' and k.exam_id = e.id and k.tier = 'sku2' limit 1`,
  )
  if (!rows[0]) throw new Error('The database is not seeded.')
  return rows[0]
}
