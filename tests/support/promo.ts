import { query } from './database'
import type { Buyer } from './purchase'
import type { Answer } from './visitor'
import { PLACE } from './way'

type Limits = { maxUses?: number | null; active?: boolean; startsAt?: Date; endsAt?: Date; code?: string }

/** A code as an editor would make it. */
export const newCode = async (percent: number, limits: Limits = {}): Promise<string> => {
  const { maxUses = null, active = true, startsAt = null, endsAt = null } = limits
  const code = limits.code ?? `T${crypto.randomUUID().slice(0, 8).toUpperCase()}`
  await query(
    'insert into promo_codes (code, active, percent, max_uses, starts_at, ends_at) values ($1, $2, $3, $4, $5, $6)',
    [code, active, percent, maxUses, startsAt, endsAt],
  )
  return code
}

/** A code that takes an amount off, by currency, in hundredths. */
export const newAmountCode = async (amounts: Record<string, number>): Promise<string> => {
  const code = `A${crypto.randomUUID().slice(0, 8).toUpperCase()}`
  const [row] = await query<{ id: string }>(
    'insert into promo_codes (code, active) values ($1, true) returning id',
    [code],
  )
  for (const [order, [currency, amount]] of Object.entries(amounts).entries())
    await query(
      'insert into promo_codes_amounts (_order, _parent_id, id, currency, amount) values ($1, $2, $3, $4, $5)',
      [order + 1, row?.id, crypto.randomUUID(), currency, amount],
    )
  return code
}

type Wish = { promoCode?: string; country?: string; tier?: string }

/** What the checkout shows for a code: the whole answer, price or refusal. */
export const priceWith = async (
  { visitor }: Pick<Buyer, 'visitor'>,
  { promoCode = '', country = 'US', tier = 'sku2' }: Wish,
): Promise<Answer<'sku.info'>> => {
  const offer = await visitor.ok('sku.list', { params: { examId: PLACE, country, hl: 'EN' } })
  const sku = offer.items.find((item) => item.tier === tier)
  if (!sku) throw new Error(`${tier} is not offered.`)
  return visitor.call('sku.info', {
    params: { examId: PLACE, skuId: sku.skuId, country, hl: 'EN' },
    query: promoCode ? { promo: promoCode } : {},
  })
}

type Order = {
  skuId: string
  seenTotal: { amount: number; currency: string }
  promoCode?: string
  country?: string
  shown?: string
}

export const orderAt = async (
  { visitor, sitting }: Buyer,
  { country = 'US', ...order }: Order,
): Promise<Answer<'pay.create'>> => {
  const { boxes } = await visitor.ok('payment.policy', {
    params: { examId: PLACE, country, hl: 'EN' },
    query: {},
  })
  return visitor.call('pay.create', {
    body: {
      examOrderNumber: sitting.orderNumber,
      country,
      hl: 'EN',
      agreed: true,
      boxes: boxes.map(({ kind }) => kind),
      ...order,
    },
  })
}

/** What the checkout does with a code: asks what it costs then, and orders at that. */
export const orderWith = async (buyer: Buyer, wish: Wish): Promise<Answer<'pay.create'>> => {
  const { data } = await priceWith(buyer, wish)
  if (!data) throw new Error(`There is no price with ${wish.promoCode}.`)
  const { quote, sku } = data
  return orderAt(buyer, {
    skuId: sku.skuId,
    seenTotal: { amount: quote.total, currency: quote.currency },
    promoCode: wish.promoCode,
    country: wish.country,
  })
}

/** The orders that use a code: its limit is about these. */
export const usesOf = (code: string): Promise<{ number: string; status: string }[]> =>
  query(
    `select o.number, o.status from orders o join promo_codes p on p.id = o.promo_id
     where p.code = $1 and o.status <> 'expired'`,
    [code],
  )
