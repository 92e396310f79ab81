import { and, eq, exists, inArray, ne, or, sql } from '@payloadcms/db-postgres/drizzle'
import type { ResultName } from '@/domain/api/results'
import {
  applyPromo,
  type Discount,
  normalizePromoCode,
  type Promo,
  type PromoRefusal,
} from '@/domain/money/promo'
import { type Quote, quote } from '@/domain/money/quote'
import { creditsFor, type Holding } from '@/domain/money/upgrade'
import { LIVE_ATTEMPT_STATUSES } from '@/domain/orders/attempt-machine'
import {
  orders,
  payment_attempts,
  promo_codes,
  promo_codes_amounts,
  promo_codes_rels,
} from '@/payload-schema'
import type { Deps } from '../deps'
import { isTooSmall } from '../payments/too-small'
import { readSettings } from '../read-settings'
import { Refusal } from '../refusal'
import type { TransactionHandle } from '../transaction'
import { ownedParts } from './owned-parts'
import type { OfferedSku } from './read-offer'
import { ofSubject, type Subject } from './subject/subject'
import { readHoldings } from './upgrade/read-holdings'

type Database = Deps['payload']['db']['drizzle'] | TransactionHandle

export type PricedSku = {
  quote: Quote
  /** `left`: how many more orders may use the code; null: any number. */
  promo: { id: string; code: string; percent: number | null; endsAt: Date | null; left: number | null } | null
}

const REFUSALS: Record<PromoRefusal, ResultName> = {
  unknown: 'promoUnknown',
  not_started: 'promoUnknown',
  expired: 'promoExpired',
  used_up: 'promoUsedUp',
  not_for_sku: 'promoNotForSku',
  wrong_currency: 'promoNotInCurrency',
}

/**
 * The price of a SKU for this visitor, with a promo code, the permanent discount, and what their orders of before paid of
 * it (docs/decisions/0033).
 * @param db a transaction's handle locks the code's row, so that its last use is sold once.
 * @throws Refusal when the code cannot be used; nothing is charged more quietly.
 */
export const quoteSku = async (
  deps: Deps,
  args: {
    db: Database
    sku: Pick<OfferedSku, 'skuId' | 'price'> & { parts: readonly string[] }
    taxRatePercent: number
    promoCode?: string
    /** null: nobody who has anything yet. */
    buyer: Subject | null
    /** What readHoldings said of the buyer, where several prices are asked for at once; else it is read here. */
    holdings?: readonly Holding[]
    /** What the buyer holds (`ownedParts`), where it is known; else it is read here. */
    held?: ReadonlySet<string>
    lock?: boolean
  },
): Promise<PricedSku> => {
  const { db, sku, taxRatePercent, promoCode, buyer } = args
  const found = promoCode
    ? await readPromo({ db, code: normalizePromoCode(promoCode), lock: args.lock ?? false, buyer })
    : null
  const applied = promoCode
    ? applyPromo({ promo: found?.promo ?? null, skuId: sku.skuId, price: sku.price, now: deps.now() })
    : null
  if (applied && !applied.ok) throw new Refusal(REFUSALS[applied.code])
  const terms = await readTerms(deps, args)
  const priced = quoteOn(deps, { sku, taxRatePercent, promo: applied?.ok ? applied.discount : null, terms })
  const used = found && priced.discounts.some(({ kind }) => kind === 'promo')
  return {
    quote: priced,
    promo: used ? { ...found, code: found.promo.code, endsAt: found.promo.endsAt } : null,
  }
}

/** The prices of several SKUs for one buyer, without a promo code. What they have is read once for all. */
export const quoteSkus = async <Sku extends PricedOn>(
  deps: Deps,
  {
    db,
    skus,
    taxRatePercent,
    buyer,
  }: { db: Database; skus: readonly Sku[]; taxRatePercent: number; buyer: Subject | null },
): Promise<{ sku: Sku; quote: Quote }[]> => {
  const terms = await readTerms(deps, { db, buyer })
  return skus.map((sku) => ({ sku, quote: quoteOn(deps, { sku, taxRatePercent, promo: null, terms }) }))
}

type PricedOn = Pick<OfferedSku, 'price'> & { parts: readonly string[] }
type Terms = { holdings: readonly Holding[]; permanentDiscountRate: number }

/** What a buyer has that changes prices. */
const readTerms = async (
  deps: Deps,
  {
    db,
    buyer,
    holdings,
    held,
  }: { db: Database; buyer: Subject | null; holdings?: readonly Holding[]; held?: ReadonlySet<string> },
): Promise<Terms> => ({
  holdings: holdings ?? (buyer ? await readHoldings({ db, subject: buyer }) : []),
  permanentDiscountRate: buyer ? await permanentDiscountRate(deps, { db, buyer, held }) : 0,
})

const quoteOn = (
  deps: Deps,
  {
    sku: { price, parts },
    taxRatePercent,
    promo,
    terms: { holdings, permanentDiscountRate },
  }: { sku: PricedOn; taxRatePercent: number; promo: Discount | null; terms: Terms },
): Quote =>
  quote({
    price,
    promo,
    permanentDiscountRate,
    credits: creditsFor({ holdings, parts, currency: price.currency }),
    isTooSmall: (amount) => isTooSmall(deps, { price, amount }),
    taxRate: taxRatePercent / 100,
  })

type PromoAsked = { db: Database; code: string; lock: boolean; buyer: Subject | null }

/** What this buyer's own unpaid orders hold of a code does not use it up for the one who holds it. */
const readPromo = async ({ db, code, lock, buyer }: PromoAsked) => {
  const query = db
    .select()
    .from(promo_codes)
    .where(and(eq(promo_codes.code, code), eq(promo_codes.active, true)))
  const [row] = lock ? await query.for('update') : await query
  if (!row) return null
  const [uses] = await db
    .select({
      all: sql<number>`count(*)`,
      held: sql<number>`count(*) filter (where ${buyer ? ofSubject(buyer) : sql`false`} and ${orders.status} = 'created')`,
    })
    .from(orders)
    .where(and(eq(orders.promo, row.id), or(ne(orders.status, 'expired'), mayStillBePaid(db))))
  const { all, held } = { all: Number(uses?.all ?? 0), held: Number(uses?.held ?? 0) }
  const limited = await db
    .select({ sku: promo_codes_rels.skusID })
    .from(promo_codes_rels)
    .where(eq(promo_codes_rels.parent, row.id))
  const promo: Promo = {
    code: row.code,
    startsAt: row.startsAt ? new Date(row.startsAt) : null,
    endsAt: row.endsAt ? new Date(row.endsAt) : null,
    maxUses: row.maxUses,
    used: all - held,
    off:
      row.percent === null
        ? { kind: 'amounts', amounts: await readAmounts({ db, promo: row.id }) }
        : { kind: 'percent', percent: row.percent },
    skuIds: limited.length ? limited.flatMap(({ sku }) => (sku ? [sku] : [])) : null,
  }
  const left = row.maxUses === null ? null : row.maxUses - all
  return { id: row.id, percent: row.percent, promo, left }
}

const readAmounts = async ({ db, promo }: { db: Database; promo: string }) =>
  db
    .select({ currency: promo_codes_amounts.currency, amount: promo_codes_amounts.amount })
    .from(promo_codes_amounts)
    .where(eq(promo_codes_amounts._parentID, promo))

/** An expired order whose card form is not closed yet: money may come for it, at the price with the code. */
const mayStillBePaid = (db: Database) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(payment_attempts)
      .where(
        and(
          eq(payment_attempts.order, orders.id),
          inArray(payment_attempts.status, [...LIVE_ATTEMPT_STATUSES]),
        ),
      ),
  )

/** 0, or the CMS's rate when this person already bought the permanent discount (docs/decisions/0006). */
const permanentDiscountRate = async (
  deps: Deps,
  { db, buyer, held }: { db: Database; buyer: Subject; held?: ReadonlySet<string> },
): Promise<number> => {
  const parts: ReadonlySet<string> = held ?? (await ownedParts(deps, { db, subject: buyer }))
  if (!parts.has('permanent_discount')) return 0
  const { permanentDiscountPercent } = await readSettings(db)
  return permanentDiscountPercent / 100
}
