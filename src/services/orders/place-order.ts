import { and, eq } from '@payloadcms/db-postgres/drizzle'
import type { CallData } from '@/domain/api/calls'
import { isOwned } from '@/domain/catalog/owned'
import type { Tier } from '@/domain/catalog/parts'
import { ownedLines, sameLines } from '@/domain/money/upgrade'
import { orders } from '@/payload-schema'
import { versionInForce } from '../consents/version-in-force'
import type { Deps } from '../deps'
import { failpoint } from '../failpoint'
import { refuseUnmailed } from '../operation/refuse-unmailed'
import { readSettings } from '../read-settings'
import { HttpRefusal, Refusal } from '../refusal'
import { inTransaction } from '../transaction'
import type { OrderRow } from './find-order'
import { insertOrder, type Purchase } from './insert-order'
import { ownedThings } from './owned-parts'
import { quoteSku } from './quote-sku'
import type { Offer } from './read-offer'
import { readPolicy, type StoredPolicy } from './read-policy'
import { recordConsent } from './record-consent'
import { refuseUnlisted } from './refuse-unlisted'
import { releasePromo } from './release-promo'
import { settleFreeOrder } from './settle-free-order'
import type { Buyer } from './subject/buyer'
import { lockSubject, ofSubject } from './subject/subject'
import { isCreditStale } from './upgrade/is-credit-stale'
import { readHoldings } from './upgrade/read-holdings'

const HOUR_MS = 3_600_000

/** What an order is for: one item at its price, whatever kind of thing it opens. */
export type OrderedItem = {
  skuId: string
  tier: Tier
  parts: string[]
  price: Offer['items'][number]['price']
}

type Placing = {
  buyer: Buyer
  /** What is on sale for this buyer, in their country. */
  offer: Omit<Offer, 'items' | 'unmeasured'> & { items: OrderedItem[] }
  skuId: string
  input: Purchase
  ip: string
}

/**
 * One order for one SKU of one subject, at a price that the server computes and freezes. The same request again gives
 * the same unpaid order back, with what was agreed to this time. A total of zero needs no payment; whoever fails in
 * between asks again.
 */
export const placeOrder = async (deps: Deps, placing: Placing): Promise<CallData<'pay.create'>> => {
  refuseUnmailed(deps)
  const first = await place(deps, placing)
  if (!('heldPromo' in first)) return finish(deps, first)
  // The code's last use is held by another unpaid order of this buyer: the one that they want now takes its place.
  await releasePromo(deps, { subject: placing.buyer, promoId: first.heldPromo })
  const second = await place(deps, placing)
  if ('heldPromo' in second) throw new Refusal('promoUsedUp')
  return finish(deps, second)
}

type Placed = { order: OrderRow; quote: CallData<'pay.create'>['quote'] }

const finish = async (deps: Deps, { order, quote }: Placed): Promise<CallData<'pay.create'>> => ({
  orderNumber: order.number,
  quote,
  status: order.total === 0 ? await settleFreeOrder(deps, { order }) : order.status,
  expiresAt: new Date(order.expiresAt).toISOString(),
})

const place = async (
  deps: Deps,
  { buyer, offer, skuId, input, ip }: Placing,
): Promise<Placed | { heldPromo: string }> => {
  if (!input.agreed) throw new Refusal('termsMissing')
  const [policy, termsVersion, { orderExpiresAfterHours }] = await Promise.all([
    readPolicy(deps, { country: input.country, locale: input.hl }),
    versionInForce(deps.payload.db.drizzle, { storefrontId: buyer.storefront, page: 'terms' }),
    readSettings(deps.payload.db.drizzle),
  ])
  refuseUnlisted(offer)
  refuseUnticked({ policy, ticked: input.boxes ?? [] })
  const sku = offer.items.find((item) => item.skuId === skuId)
  if (!sku) throw new Refusal('skuUnavailable')

  const subjectId = buyer.sitting ?? buyer.customer ?? ''
  const placed = await inTransaction(deps, async ({ db }): Promise<Placed | { heldPromo: string }> => {
    await lockSubject(db, buyer)
    const held = await ownedThings(deps, { db, subject: buyer })
    if (isOwned({ parts: sku.parts, held })) throw new Refusal('alreadyOwned')
    const holdings = await readHoldings({ db, subject: buyer })
    const priced = await quoteSku(deps, {
      db,
      sku,
      taxRatePercent: offer.taxRatePercent,
      promoCode: input.promoCode,
      buyer,
      held,
      holdings,
      lock: true,
    })
    const { quote, promo } = priced
    if (quote.total !== input.seenTotal.amount || quote.currency !== input.seenTotal.currency) {
      throw new HttpRefusal('malformed', {
        issues: [{ path: 'seenTotal', message: 'the price has changed' }],
      })
    }
    const now = deps.now()
    const placed = { sku, quote, promoId: promo?.id ?? null, taxRatePercent: offer.taxRatePercent }
    const same = await findSame({ db, buyer, input, now, ...placed })
    if (!same && promo && promo.left !== null && promo.left <= 0) return { heldPromo: promo.id }
    const order =
      same ??
      (await insertOrder({
        db,
        buyer,
        input,
        ...placed,
        expiresAt: new Date(now.getTime() + orderExpiresAfterHours * HOUR_MS),
        now,
      }))
    await recordConsent({ db, order, sku, quote, input, policy, termsVersion, ip, now })
    await failpoint('order.before_commit', subjectId)
    return { order, quote }
  })
  await failpoint('order.after_commit', subjectId)
  return placed
}

/** An unpaid order of the subject that asks for exactly this: it is given back in place of another. */
const findSame = async ({
  db,
  buyer,
  input,
  sku,
  quote,
  promoId,
  taxRatePercent,
  now,
}: Omit<Parameters<typeof insertOrder>[0], 'expiresAt'>): Promise<OrderRow | undefined> => {
  const open = await db
    .select()
    .from(orders)
    .where(and(ofSubject(buyer), eq(orders.status, 'created')))
  const same = open.filter(
    (order) =>
      order.sku === sku.skuId &&
      order.total === quote.total &&
      sameLines(ownedLines(order.discounts), ownedLines(quote.discounts)) &&
      order.currency === quote.currency &&
      order.country === input.country &&
      order.locale === input.hl &&
      order.taxRatePercent === taxRatePercent &&
      order.promo === promoId &&
      order.email === buyer.email &&
      new Date(order.expiresAt) > now,
  )
  // One that can no more be paid would be refused, however often it is asked for.
  for (const order of same) if (!(await isCreditStale({ db, order }))) return order
  return undefined
}

/** @throws Refusal for a box that the country's policy asks for. */
export const refuseUnticked = ({
  policy,
  ticked,
}: {
  policy: StoredPolicy | null
  ticked: readonly string[]
}) => {
  const missing = policy?.boxes.find(({ kind }) => !ticked.includes(kind))
  if (missing) throw new Refusal(missing.kind === 'waiver' ? 'waiverMissing' : 'boxMissing')
}
