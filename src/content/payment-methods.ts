import { unstable_cache } from 'next/cache'
import { tagsOf } from '@/content/tags'
import { type OfferedMethod, offeredMethods } from '@/services/payments/offered-methods'
import { getPayloadClient } from './payload'

/** What a storefront offers in a country. */
export const readPaymentMethods = (place: {
  storefrontId: string
  country: string
}): Promise<OfferedMethod[]> =>
  unstable_cache(
    async () => offeredMethods({ payload: await getPayloadClient() }, place),
    ['payment-methods', place.storefrontId, place.country],
    { tags: tagsOf('payment-methods') },
  )()
