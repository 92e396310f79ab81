// P-nn: docs/facts/commerce.md 3.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Currency } from '@/domain/money/currencies'
import type { PaymentGateway, PaymentGatewayId } from '@/gateways/payments/gateway'
import { createGateway as createPaypalGateway } from '@/gateways/payments/paypal/create-gateway'
import { createGateway as createStripeGateway } from '@/gateways/payments/stripe/create-gateway'
import { SEED_COUNTRIES, SEED_PRICES } from '@/seed/prices'
import { PAYPAL_KEYS } from '../providers/paypal/keys'
import { type Paypal, startPaypal } from '../providers/paypal/start-paypal'
import { type LocalStripe, STRIPE_KEYS, startStripe } from '../providers/stripe/start-stripe'
import { newBuyer } from './lab/buyer'
import { labOfFile } from './lab/lab-of-file'

// Here Stripe and PayPal are the local servers of their own, so the lab's second provider keeps no books of it. One is on
// at a time: the sandbox stands in only for what no other takes.
const lab = labOfFile({ check: false })
const CURRENCIES = Object.keys(SEED_PRICES.sku2) as Currency[]
/** What the providers count these in is whole yen and whole won. */
const WITHOUT_DECIMALS = ['JPY', 'KRW']

let stripe: LocalStripe
let paypal: Paypal
let gateways: Record<PaymentGatewayId, PaymentGateway>

beforeAll(async () => {
  stripe = await startStripe()
  paypal = await startPaypal()
  gateways = {
    sandbox: lab().card.gateway,
    stripe: createStripeGateway({
      secretKey: STRIPE_KEYS.secretKey,
      publishableKey: STRIPE_KEYS.publishableKey,
      webhookSecrets: [STRIPE_KEYS.webhookSecret],
      apiUrl: stripe.url,
      clock: stripe.clock.now,
    }),
    paypal: createPaypalGateway({
      ...PAYPAL_KEYS,
      mode: 'sandbox',
      apiUrl: paypal.url,
      clock: paypal.clock.now,
    }),
  }
})
afterAll(() => Promise.all([stripe.stop(), paypal.stop()]))

/** How each is paid, and what it then saw, in its own words. */
const PROVIDERS: Record<
  PaymentGatewayId,
  { pay: (intent: string) => unknown; saw: (intent: string) => unknown }
> = {
  sandbox: {
    pay: (intent) => lab().card.pay(intent),
    saw: (intent) => {
      const line = lab()
        .card.books()
        .find(({ intentId }) => intentId === intent)
      return [line?.amount, line?.currency]
    },
  },
  stripe: {
    pay: (intent) => stripe.buyer.confirm(intent),
    saw: (intent) => {
      const charge = [...stripe.account.charges.values()].find(
        ({ payment }) => payment === stripe.buyer.session(intent).payment,
      )
      return [charge?.amount, charge?.currency]
    },
  },
  paypal: {
    pay: (intent) => paypal.doings.approve(intent),
    saw: (intent) => {
      const amount = paypal.store.orders.get(intent)?.captures[0]?.amount
      return [amount?.value, amount?.currency_code]
    },
  },
}

/** A total of hundredths, as each provider counts. */
const counted = (gateway: PaymentGatewayId, total: number, currency: Currency): unknown => {
  const whole = WITHOUT_DECIMALS.includes(currency)
  if (gateway === 'sandbox') return [total, currency]
  if (gateway === 'stripe') return [whole ? total / 100 : total, currency.toLowerCase()]
  return [whole ? String(total / 100) : (total / 100).toFixed(2), currency]
}

const CASES = CURRENCIES.flatMap((currency) =>
  (['sandbox', 'stripe', 'paypal'] as const).map((gateway) => ({ currency, gateway })),
)

describe('the total that was shown is what the provider charged, in every currency of the seed (P-16, I5)', () => {
  it.each(CASES)('$currency by $gateway', async ({ currency, gateway }) => {
    if (!gateways[gateway].takesMoney({ amount: SEED_PRICES.sku2[currency] ?? 0, currency })) return
    lab().deps.payments = { [gateway]: gateways[gateway] }
    const country = SEED_COUNTRIES.find((one) => one.currency === currency)?.code
    const buyer = await newBuyer(lab())
    const order = await buyer.place({ country })
    expect(order).toMatchObject({ currency, total: SEED_PRICES.sku2[currency] })
    const intent = await buyer.open(order, gateway)
    await PROVIDERS[gateway].pay(intent)
    expect(await buyer.check(order)).toMatchObject({ state: 'paid' })
    expect(PROVIDERS[gateway].saw(intent)).toEqual(counted(gateway, order.total, currency))
    expect(await lab().query('select * from invariant_violations')).toEqual([])
  })

  it('which every gateway takes most of', () => {
    for (const { id, takesMoney: takes } of Object.values(gateways))
      expect(
        CURRENCIES.filter((currency) => takes({ amount: 100_000, currency })).length,
        id,
      ).toBeGreaterThanOrEqual(5)
  })
})

it('a provider is told the order and the shop by name, and nothing of tests and results', async () => {
  lab().deps.payments = { paypal: gateways.paypal }
  await lab().query("update storefronts_locales set name = 'Brand of the Shop' where _locale = 'EN'")
  const order = await (await newBuyer(lab())).place({ tier: 'sku2' })
  const buyer = await newBuyer(lab())
  const guide = await buyer.place({ tier: 'package1' })
  for (const one of [order, guide]) {
    const intent = await buyer.open(one, 'paypal')
    expect(paypal.store.orders.get(intent)?.asked).toMatchObject({
      purchase_units: [{ description: `Order ${one.number}` }],
      payment_source: { paypal: { experience_context: { brand_name: 'Brand of the Shop' } } },
    })
  }
})
