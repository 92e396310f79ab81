import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { type LedgerRow, ledgerTotals, NO_TOTALS } from '@/domain/orders/ledger'
import { type OrderEvent, type OrderState, transitionOrder } from '@/domain/orders/order-machine'

type Tier = 'sku2' | 'sku3'
type Place = { exam: string; storefront: string; skus: Record<Tier, string> }
type Told = {
  /** When it began. */
  at: Date
  landing?: string | null
  locale?: string
  country?: string
  state?: 'started' | 'valid' | 'abnormal'
  email?: string | null
}
type Ordered = {
  sitting: string
  at: Date
  /** 0 is given away at once. */
  total?: number
  currency?: string
  tier?: Tier
  status?: 'created' | 'expired'
}
type Moved = {
  order: string
  at: Date
  kind: LedgerRow['kind']
  amount: number
  currency?: LedgerRow['currency']
}

const PARTS: Record<Tier, string[]> = {
  sku2: ['iq_score', 'iq_ranking'],
  sku3: ['iq_score', 'iq_ranking', 'wrong_answers'],
}

/**
 * Writes sittings, orders and ledger rows straight into a test's database, as if they had happened then: each step leaves
 * the books as the product would, with reports, attempts, entitlements and receipts. In a transaction it is quick.
 */
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
      if (confirmed)
        await db.query(
          `insert into reports (sitting_id, verdict, result, form_version, scoring_version, norm_version, created_at, updated_at)
           values ($1, $2, '{}', 'history', 'history', 'history', $3, $3)`,
          [id, state === 'valid' ? 'valid' : 'invalid', confirmed],
        )
      return id
    },
    order: async (ordered: Ordered): Promise<string> => {
      const { sitting, at, total = 999, currency = 'USD', tier = 'sku2', status = 'created' } = ordered
      const id = randomUUID()
      const sku = place.skus[tier]
      await db.query(
        `insert into orders (id, number, status, sitting_id, storefront_id, sku_id, tier, parts, email, locale, country, currency, list,
           total, tax_rate_percent, tax_included, expires_at, created_at, updated_at)
         values ($1, $2, $3, $4, (select storefront_id from sittings where id = $4), $5, $6, $7, 'history@example.com', 'EN', 'US', $8, $9, $9, 0, 0, $10, $11, $11)`,
        [
          id,
          `H${id.slice(0, 11)}`,
          status,
          sitting,
          sku,
          tier,
          JSON.stringify(PARTS[tier]),
          currency,
          total,
          new Date(at.getTime() + 86_400_000),
          at,
        ],
      )
      const pinned = { skuId: sku, tier, parts: PARTS[tier], prices: [{ currency, amount: total }] }
      await db.query('update sittings set price_list = price_list || $2::jsonb where id = $1', [
        sitting,
        JSON.stringify([pinned]),
      ])
      if (total === 0) await happen(db, { order: id, at, event: () => ({ type: 'settle_free' }) })
      return id
    },
    moved: async ({ order, at, kind, amount, currency = 'USD' }: Moved): Promise<void> => {
      if (kind === 'charge')
        await db.query(
          `insert into payment_attempts (order_id, attempt, provider, method, intent_id, idempotency_key, status, amount,
             currency, created_at, updated_at)
           values ($1, 1, 'sandbox', 'card', $2, $2, 'succeeded', $3, $4, $5, $5)`,
          [order, `history_${order}`, amount, currency, at],
        )
      await happen(db, {
        order,
        at,
        event: async () => {
          await db.query(
            `insert into ledger_entries (order_id, kind, amount, currency, provider, provider_ref, created_at, updated_at)
             values ($1, $2, $3, $4, 'sandbox', $5, $6, $6)`,
            [order, kind, amount, currency, `history_${randomUUID()}`, at],
          )
          return { type: 'money_moved', totals: await totalsOf(db, order) }
        },
      })
    },
  }
}
export type Historian = Awaited<ReturnType<typeof historian>>

const placeOf = async (db: pg.Client): Promise<Place> => {
  const { rows } = await db.query<{ exam: string; storefront: string; tier: Tier; sku: string }>(
    `select e.id as exam, s.id as storefront, k.tier, k.id as sku from exams e, storefronts s, skus k
     where e.number = 1 and s.code = 'iq' and k.exam_id = e.id and k.tier in ('sku2', 'sku3')`,
  )
  const [first] = rows
  if (!first) throw new Error('The database is not seeded.')
  const skus = Object.fromEntries(rows.map(({ tier, sku }) => [tier, sku])) as Place['skus']
  return { exam: first.exam, storefront: first.storefront, skus }
}

type Happening = { order: string; at: Date; event: () => OrderEvent | Promise<OrderEvent> }
type OrderRow = { status: OrderState['status']; total: number; paid_at: Date | null; expires_at: Date }

/** Carries out what the order's own machine says of an event. */
const happen = async (db: pg.Client, { order, at, event }: Happening): Promise<void> => {
  const totals = await totalsOf(db, order)
  const happened = await event()
  const { rows } = await db.query<OrderRow>(
    'select status, total::int, paid_at, expires_at from orders where id = $1',
    [order],
  )
  const row = rows[0]
  if (!row) throw new Error('The order is not told yet.')
  const { status, total, paid_at: paidAt, expires_at: expiresAt } = row
  const step = transitionOrder({ status, total, totals, paidAt, expiresAt }, happened, at)
  if (step.kind === 'rejected') throw new Error(`The order would refuse that: ${step.code}.`)
  if (step.kind === 'ignored') return
  await db.query('update orders set status = $2, paid_at = $3 where id = $1', [
    order,
    step.state.status,
    step.state.paidAt,
  ])
  if (step.effects.includes('grant_entitlement')) await grant(db, { order, at })
  if (step.effects.includes('revoke_entitlement'))
    await db.query('update entitlements set revoked_at = $2 where order_id = $1', [order, at])
}

const totalsOf = async (db: pg.Client, order: string) => {
  const { rows } = await db.query<LedgerRow>(
    'select kind, amount::int, currency, provider, provider_ref as "providerRef" from ledger_entries where order_id = $1',
    [order],
  )
  return rows.length === 0 ? NO_TOTALS : ledgerTotals(rows)
}

const grant = async (db: pg.Client, { order, at }: { order: string; at: Date }): Promise<void> => {
  await db.query(
    `insert into entitlements (order_id, sitting_id, sku_id, tier, parts, granted_at, created_at, updated_at)
     select id, sitting_id, sku_id, tier, parts, $2, $2, $2 from orders where id = $1
     on conflict (order_id, sku_id) do update set revoked_at = null`,
    [order, at],
  )
  await db.query(
    `insert into mails ("to", template, locale, params, key, message_id, status, sent_at, tries, created_at, updated_at)
     select email, 'report_ready', locale, jsonb_build_object('orderId', id), 'report_ready:' || id || ':' || sku_id,
       '<' || id || '@history.example.com>', 'sent', $2::timestamptz, 1, $2::timestamptz, $2::timestamptz
     from orders where id = $1 on conflict (key) do nothing`,
    [order, at],
  )
}
