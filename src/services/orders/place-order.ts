import { and, eq } from '@payloadcms/db-postgres/drizzle'
import type { CallData, CallParsed } from '@/domain/api/schemas'
import type { Sale, Tier } from '@/domain/catalog/parts'
import { consents, entitlements, orders, protocols, site_settings, sittings } from '@/payload-schema'
import type { Deps } from '../deps'
import { failpoint } from '../failpoint'
import { HttpRefusal, Refusal } from '../refusal'
import type { OwnSitting } from '../sittings/find-sitting'
import type { PinnedSku } from '../sittings/pinned-form'
import { inTransaction, type TransactionHandle } from '../transaction'
import { newNumber } from '../visitors/tokens'
import { quoteSku } from './quote-sku'
import { readOffer } from './read-offer'
import { readPolicy, type StoredPolicy } from './read-policy'
import { settleFreeOrder } from './settle-free-order'

type Input = CallParsed<'pay.create'>['body']

/**
 * One order for one SKU of one sitting, at a price that the server computes and freezes. The same request again gives
 * the same unpaid order back. A total of zero needs no payment; whoever fails in between asks again.
 */
export const placeOrder = async (
  deps: Deps,
  { sitting, input, ip, sale }: { sitting: OwnSitting; input: Input; ip: string; sale: Sale },
): Promise<CallData<'pay.create'>> => {
  if (sitting.state === 'abnormal') throw new Refusal('sittingInvalid')
  if (sitting.state !== 'valid') throw new Refusal('notConfirmed')
  if (!sitting.email) throw new Refusal('emailMissing')
  if (!input.agreed) throw new Refusal('termsMissing')
  const policy = await readPolicy(deps, { country: input.country, locale: input.hl })
  refuseUnticked({ policy, ticked: input.boxes ?? [] })
  const email = sitting.email
  const priceList = sitting.priceList as PinnedSku[]
  const offer = await readOffer(deps, { priceList, country: input.country, sale })
  const sku = offer.items.find(({ skuId }) => skuId === input.skuId)
  if (!sku) throw new Refusal('skuUnavailable')

  const placed = await inTransaction(deps, async ({ db }) => {
    // Everything about one sitting's money happens one after the other.
    await db.select({ id: sittings.id }).from(sittings).where(eq(sittings.id, sitting.id)).for('update')
    await refuseOwned({ db, sittingId: sitting.id, tier: sku.tier })
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
    const open = await db
      .select()
      .from(orders)
      .where(and(eq(orders.sitting, sitting.id), eq(orders.status, 'created')))
    const same = open.find(
      (order) =>
        order.sku === sku.skuId &&
        order.total === quote.total &&
        order.currency === quote.currency &&
        order.promo === (promo?.id ?? null) &&
        order.email === email &&
        new Date(order.expiresAt) > now,
    )
    // The last use is held by another open order of this sitting.
    if (!same && promo && promo.left !== null && promo.left <= 0) throw new Refusal('promoUsedUp')
    const order =
      same ??
      (await insertOrder({
        db,
        deps,
        sitting,
        input,
        email,
        sku,
        quote,
        promoId: promo?.id ?? null,
        taxRatePercent: offer.taxRatePercent,
        policy,
        ip,
      }))
    await failpoint('order.before_commit', sitting.id)
    return { order, quote }
  })
  await failpoint('order.after_commit', sitting.id)
  const { order, quote } = placed
  return {
    orderNumber: order.number,
    quote,
    status: order.total === 0 ? await settleFreeOrder(deps, { order }) : order.status,
    expiresAt: new Date(order.expiresAt).toISOString(),
  }
}

const refuseUnticked = ({ policy, ticked }: { policy: StoredPolicy | null; ticked: readonly string[] }) => {
  const missing = policy?.boxes.find(({ kind }) => !ticked.includes(kind))
  if (missing) throw new Refusal(missing.kind === 'waiver' ? 'waiverMissing' : 'boxMissing')
}

const refuseOwned = async ({
  db,
  sittingId,
  tier,
}: {
  db: TransactionHandle
  sittingId: string
  tier: Tier
}) => {
  const rows = await db.select().from(entitlements).where(eq(entitlements.sitting, sittingId))
  if (rows.some((row) => row.tier === tier && row.revokedAt === null)) throw new Refusal('alreadyOwned')
}

const insertOrder = async (args: {
  db: TransactionHandle
  deps: Deps
  sitting: OwnSitting
  input: Input
  email: string
  sku: { skuId: string; tier: Tier; parts: string[] }
  quote: CallData<'pay.create'>['quote']
  promoId: string | null
  taxRatePercent: number
  policy: StoredPolicy | null
  ip: string
}): Promise<typeof orders.$inferSelect> => {
  const { db, deps, sitting, input, sku, quote, policy } = args
  const [settings] = await db
    .select({ hours: site_settings.orderExpiresAfterHours })
    .from(site_settings)
    .limit(1)
  const now = deps.now()
  const [order] = await db
    .insert(orders)
    .values({
      number: newNumber(),
      status: 'created',
      sitting: sitting.id,
      sku: sku.skuId,
      tier: sku.tier,
      parts: sku.parts,
      email: args.email,
      locale: input.hl,
      country: input.country,
      currency: quote.currency,
      list: quote.list,
      discounts: quote.discounts,
      total: quote.total,
      taxRatePercent: args.taxRatePercent,
      taxIncluded: quote.taxIncluded,
      promo: args.promoId,
      tracking: { ...(sitting.tracking as object), ...input.tracking },
      expiresAt: new Date(now.getTime() + (settings?.hours ?? 24) * 3_600_000).toISOString(),
      createdAt: now.toISOString(),
    })
    .returning()
  if (!order) throw new Error('The order was not stored.')
  const [terms] = await db
    .select({ version: protocols.version })
    .from(protocols)
    .where(and(eq(protocols.storefront, sitting.storefront), eq(protocols.linkCode, 'terms')))
    .limit(1)
  await db.insert(consents).values({
    kind: 'terms',
    choice: 'accepted',
    version: terms?.version ?? '0',
    locale: input.hl,
    sitting: sitting.id,
    order: order.id,
    // What was agreed to, in the words of that moment: the texts are the editors' and change.
    wording: {
      tier: sku.tier,
      parts: sku.parts,
      quote,
      country: input.country,
      agreedAt: now.toISOString(),
      boxes: policy?.boxes.filter(({ kind }) => input.boxes?.includes(kind)) ?? [],
      policy: policy && {
        name: policy.name,
        version: policy.version,
        button: policy.button,
        note: policy.note,
        withdrawalDays: policy.withdrawalDays,
      },
    },
    shownHash: input.shownHash ?? null,
    ip: args.ip,
  })
  return order
}
