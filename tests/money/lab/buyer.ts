import { randomBytes, randomUUID } from 'node:crypto'
import { saleOf, type Tier } from '@/domain/catalog/parts'
import type { Locale } from '@/domain/locale/locales'
import type { PaymentGatewayId } from '@/gateways/payments/gateway'
import { listPrices } from '@/services/catalog/list-prices'
import type { PinnedSku } from '@/services/catalog/pinned-sku'
import { findOrder, type OrderRow } from '@/services/orders/find-order'
import { placeForSitting } from '@/services/orders/place-for-sitting'
import { quoteSku } from '@/services/orders/quote-sku'
import { readOffer } from '@/services/orders/read-offer'
import { readPolicy } from '@/services/orders/read-policy'
import { checkOrder } from '@/services/payments/check-order'
import { openPayment } from '@/services/payments/open-payment'
import { findSitting } from '@/services/sittings/find-sitting'
import { newNumber } from '@/services/visitors/tokens'
import type { Lab } from './open-lab'

/** Somebody with a finished test and an address, and what their page asks of the services. */
export type Buyer = Awaited<ReturnType<typeof newBuyer>>

type Wanted = { tier?: Tier; country?: string; promoCode?: string; locale?: Locale }

export const newBuyer = async (lab: Lab) => {
  const { deps } = lab
  const viewer = {
    visitorHash: randomBytes(32).toString('hex'),
    grantHash: null,
    sessionHash: null,
    ip: '127.0.0.1',
    network: '127.0.0.1',
  }
  const email = `buyer-${randomUUID()}@example.com`
  const { id: sittingId, number } = await finishedSitting(lab, { visitorHash: viewer.visitorHash, email })
  const sitting = () => findSitting(deps, { number, viewer })

  return {
    email,
    viewer,
    sittingId,
    sittingNumber: number,
    sitting,
    /** The order as it stands now. */
    order: async (orderNumber: string): Promise<OrderRow> =>
      (await findOrder(deps, { number: orderNumber, viewer })).order,
    /** Orders at the price that the page showed. */
    place: async ({
      tier = 'sku2',
      country = 'US',
      promoCode,
      locale = 'EN',
    }: Wanted = {}): Promise<OrderRow> => {
      const own = await sitting()
      const offer = await readOffer(deps, {
        priceList: own.priceList as PinnedSku[],
        country,
        sale: saleOf(tier),
        sitting: own.id,
      })
      const sku = offer.items.find((item) => item.tier === tier)
      if (!sku) throw new Error(`${tier} is not offered in ${country}.`)
      const { taxRatePercent } = offer
      const db = deps.payload.db.drizzle
      const shown = await quoteSku(deps, { db, sku, taxRatePercent, promoCode, buyer: { sitting: own.id } })
      const policy = await readPolicy(deps, { country, locale })
      const { orderNumber } = await placeForSitting(deps, {
        sitting: own,
        ip: viewer.ip,
        sale: saleOf(tier),
        input: {
          examOrderNumber: number,
          skuId: sku.skuId,
          country,
          hl: locale,
          agreed: true,
          boxes: policy?.boxes.map(({ kind }) => kind),
          seenTotal: { amount: shown.quote.total, currency: shown.quote.currency },
          promoCode,
        },
      })
      return (await findOrder(deps, { number: orderNumber, viewer })).order
    },
    /** Opens the payment form; the intent behind it. */
    open: async (order: OrderRow, gatewayId: PaymentGatewayId = lab.card.id): Promise<string> => {
      const method = gatewayId === 'paypal' ? 'paypal' : 'card'
      await openPayment(deps, { order, gatewayId, method, locale: 'EN', host: 'localhost' })
      return intentOf(lab, { orderId: order.id, provider: gatewayId })
    },
    check: async (order: OrderRow) =>
      checkOrder(deps, { order: (await findOrder(deps, { number: order.number, viewer })).order, viewer }),
  }
}

const intentOf = async (
  { query }: Lab,
  { orderId, provider }: { orderId: string; provider: string },
): Promise<string> => {
  const [row] = await query<{ intent_id: string | null }>(
    `select intent_id from payment_attempts where order_id = $1 and provider = $2 order by attempt desc limit 1`,
    [orderId, provider],
  )
  if (!row?.intent_id) throw new Error('The attempt has no intent.')
  return row.intent_id
}

type Place = { exam: string; storefront: string; priceList: PinnedSku[] }
const places = new WeakMap<Lab, Promise<Place>>()

const finishedSitting = async (
  lab: Lab,
  { visitorHash, email }: { visitorHash: string; email: string },
): Promise<{ id: string; number: string }> => {
  const found = places.get(lab) ?? placeOf(lab)
  places.set(lab, found)
  const { exam, storefront, priceList } = await found
  const [id, number] = [randomUUID(), newNumber()]
  await lab.query(
    `with sat as (
       insert into sittings (id, number, exam_id, storefront_id, visitor_hash, devices, state, locale, country, timing,
         started_at, confirmed_at, email, landing, tracking, form, price_list)
       values ($1, $2, $3, $4, $5, '[]', 'valid', 'EN', 'US', 'standard', now() - interval '20 minutes', now(), $6, 'new',
         '{}', $7, $8))
     insert into reports (sitting_id, verdict, result, form_version, scoring_version, norm_version)
     values ($1, 'valid', '{}', 'lab', 'lab', 'lab')`,
    [
      id,
      number,
      exam,
      storefront,
      visitorHash,
      email,
      JSON.stringify({ version: 'lab', limitSeconds: 1500, questions: [] }),
      JSON.stringify(priceList),
    ],
  )
  return { id, number }
}

const placeOf = async ({ deps, query }: Lab): Promise<Place> => {
  const [row] = await query<{ exam: string; storefront: string }>(
    "select e.id as exam, s.id as storefront from exams e, storefronts s where e.number = 1 and s.code = 'iq'",
  )
  if (!row) throw new Error('The database is not seeded.')
  return { ...row, priceList: await listPrices(deps, row.exam) }
}
