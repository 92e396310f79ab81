import { and, eq } from '@payloadcms/db-postgres/drizzle'
import type { CallData, CallParsed } from '@/domain/api/calls'
import type { Sale } from '@/domain/catalog/parts'
import { orders, protocols } from '@/payload-schema'
import { priceListOf } from '../catalog/pinned-sku'
import type { Deps } from '../deps'
import { failpoint } from '../failpoint'
import { readSettings } from '../read-settings'
import { HttpRefusal, Refusal } from '../refusal'
import type { OwnSitting } from '../sittings/find-sitting'
import { lockSitting } from '../sittings/lock-sitting'
import { inTransaction } from '../transaction'
import type { OrderRow } from './find-order'
import { insertOrder } from './insert-order'
import { isOrderOwned } from './is-order-owned'
import { quoteSku } from './quote-sku'
import { readOffer } from './read-offer'
import { readPolicy, type StoredPolicy } from './read-policy'
import { recordConsent } from './record-consent'
import { refuseUnlisted } from './refuse-unlisted'
import { releasePromo } from './release-promo'
import { settleFreeOrder } from './settle-free-order'

type Input = CallParsed<'pay.create'>['body']

const HOUR_MS = 3_600_000

type Placing = { sitting: OwnSitting; input: Input; ip: string; sale: Sale }

/**
 * One order for one SKU of one sitting, at a price that the server computes and freezes. The same request again gives
 * the same unpaid order back, with what was agreed to this time. A total of zero needs no payment; whoever fails in
 * between asks again.
 */
export const placeOrder = async (deps: Deps, placing: Placing): Promise<CallData<'pay.create'>> => {
  const first = await place(deps, placing)
  if (!('heldPromo' in first)) return finish(deps, first)
  // The code's last use is held by another unpaid order of this buyer: the one that they want now takes its place.
  await releasePromo(deps, { sittingId: placing.sitting.id, promoId: first.heldPromo })
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
  { sitting, input, ip, sale }: Placing,
): Promise<Placed | { heldPromo: string }> => {
  if (sitting.state === 'abnormal') throw new Refusal('sittingInvalid')
  if (sitting.state !== 'valid') throw new Refusal('notConfirmed')
  if (!sitting.email) throw new Refusal('emailMissing')
  if (!input.agreed) throw new Refusal('termsMissing')
  const email = sitting.email
  const [policy, offer, termsVersion, { orderExpiresAfterHours }] = await Promise.all([
    readPolicy(deps, { country: input.country, locale: input.hl }),
    readOffer(deps, { priceList: priceListOf(sitting), country: input.country, sale }),
    readTermsVersion(deps, sitting.storefront),
    readSettings(deps.payload.db.drizzle),
  ])
  refuseUnlisted(offer)
  refuseUnticked({ policy, ticked: input.boxes ?? [] })
  const sku = offer.items.find(({ skuId }) => skuId === input.skuId)
  if (!sku) throw new Refusal('skuUnavailable')

  const placed = await inTransaction(deps, async ({ db }): Promise<Placed | { heldPromo: string }> => {
    await lockSitting(db, sitting.id)
    const wanted = { sitting: sitting.id, parts: sku.parts }
    if (await isOrderOwned(deps, { db, order: wanted })) throw new Refusal('alreadyOwned')
    const priced = await quoteSku(deps, {
      db,
      sku,
      taxRatePercent: offer.taxRatePercent,
      promoCode: input.promoCode,
      sitting,
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
    const same = await findSame({ db, sitting, input, email, now, ...placed })
    if (!same && promo && promo.left !== null && promo.left <= 0) return { heldPromo: promo.id }
    const order =
      same ??
      (await insertOrder({
        db,
        sitting,
        input,
        email,
        ...placed,
        expiresAt: new Date(now.getTime() + orderExpiresAfterHours * HOUR_MS),
        now,
      }))
    await recordConsent({ db, order, sku, quote, input, policy, termsVersion, ip, now })
    await failpoint('order.before_commit', sitting.id)
    return { order, quote }
  })
  await failpoint('order.after_commit', sitting.id)
  return placed
}

/** An unpaid order of the sitting that asks for exactly this: it is given back in place of another. */
const findSame = async ({
  db,
  sitting,
  input,
  email,
  sku,
  quote,
  promoId,
  taxRatePercent,
  now,
}: Omit<Parameters<typeof insertOrder>[0], 'expiresAt'>): Promise<OrderRow | undefined> => {
  const open = await db
    .select()
    .from(orders)
    .where(and(eq(orders.sitting, sitting.id), eq(orders.status, 'created')))
  return open.find(
    (order) =>
      order.sku === sku.skuId &&
      order.total === quote.total &&
      order.currency === quote.currency &&
      order.country === input.country &&
      order.locale === input.hl &&
      order.taxRatePercent === taxRatePercent &&
      order.promo === promoId &&
      order.email === email &&
      new Date(order.expiresAt) > now,
  )
}

/** The version of the terms that an order is under. */
const readTermsVersion = async (
  { payload }: Pick<Deps, 'payload'>,
  storefrontId: string,
): Promise<string> => {
  const [terms] = await payload.db.drizzle
    .select({ version: protocols.version })
    .from(protocols)
    .where(and(eq(protocols.storefront, storefrontId), eq(protocols.linkCode, 'terms')))
    .limit(1)
  return terms?.version ?? '0'
}

const refuseUnticked = ({ policy, ticked }: { policy: StoredPolicy | null; ticked: readonly string[] }) => {
  const missing = policy?.boxes.find(({ kind }) => !ticked.includes(kind))
  if (missing) throw new Refusal(missing.kind === 'waiver' ? 'waiverMissing' : 'boxMissing')
}
