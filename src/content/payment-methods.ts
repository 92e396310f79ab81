import { unstable_cache } from 'next/cache'
import { getPayloadClient } from './payload'

export type PaymentMethod = { gateway: 'sandbox' | 'stripe' | 'paypal'; method: string }

/** What a storefront offers in a country; an entry without countries is offered everywhere. */
export const readPaymentMethods = ({
  storefrontId,
  country,
}: {
  storefrontId: string
  country: string
}): Promise<PaymentMethod[]> =>
  unstable_cache(
    async () => {
      const payload = await getPayloadClient()
      const storefront = await payload.findByID({ collection: 'storefronts', id: storefrontId, depth: 1 })
      return storefront.paymentMethods
        .filter(
          ({ countries }) =>
            !countries?.length ||
            countries.some((entry) => typeof entry === 'object' && entry.code === country),
        )
        .map(({ gateway, method }) => ({ gateway, method }))
    },
    ['payment-methods', storefrontId, country],
    { tags: ['storefronts', 'countries'] },
  )()
