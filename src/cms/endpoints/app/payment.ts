import { readCountry } from '@/content/countries'
import { readPaymentMethods } from '@/content/payment-methods'
import { FALLBACK_CURRENCY } from '@/domain/catalog/sku'
import { parseCurrency } from '@/domain/money/currencies'
import { POLICY_SETTINGS } from '@/domain/settings'
import { readPolicy } from '@/services/orders/read-policy'
import { usableMethods } from '@/services/payments/offered-methods'
import { findPlace } from '@/services/sittings/find-place'
import { readPlanPolicy } from '@/services/subscriptions/plan-policy'
import { defineEndpoints } from '../define-endpoints'

/** Hundredths of any currency: no provider finds it too small. */
const NOT_SMALL = 1_000_000

export const paymentEndpoints = defineEndpoints({
  'payment.policy': async ({ deps, input: { params, query } }) => {
    await findPlace(deps, params.examId)
    const read = query.plan === '1' ? readPlanPolicy : readPolicy
    const found = await read(deps, { country: params.country, locale: params.hl })
    return {
      button: found?.button || null,
      note: found?.note || null,
      withdrawalDays: found?.withdrawalDays ?? POLICY_SETTINGS.withdrawalDays.default,
      minimumAge: found?.minimumAge ?? POLICY_SETTINGS.minimumAge.default,
      boxes: found?.boxes.map(({ kind, label }) => ({ kind, label })) ?? [],
    }
  },

  'payment.list': async ({ deps, input: { params, query } }) => {
    const { storefront } = await findPlace(deps, params.examId)
    const { country } = params
    const offered = await readPaymentMethods({ storefrontId: storefront.id, country })
    const asked = query.currency ?? (await readCountry(country))?.currency
    const currency = parseCurrency(asked) ?? FALLBACK_CURRENCY
    const money = { amount: query.total ?? NOT_SMALL, currency }
    return usableMethods(deps, { offered, money, plan: query.plan === '1' }).map((method) => ({
      ...method,
      testMode: !deps.payments[method.gateway]?.livemode,
    }))
  },
})
