import { unstable_cache } from 'next/cache'
import { tagsOf } from '@/content/tags'
import { type OfferFacts, readOfferFacts } from '@/services/orders/read-offer'
import { getPayloadClient } from './payload'

/** What is on sale in a country today, the same for every visitor. An order asks the database itself. */
export const readCachedOfferFacts = (country: string): Promise<OfferFacts> =>
  unstable_cache(
    async () => readOfferFacts({ payload: await getPayloadClient() }, country),
    ['offer-facts', country],
    { tags: tagsOf('offer-facts') },
  )()
