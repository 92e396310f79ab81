import { unstable_cache } from 'next/cache'
import { tagsOf } from '@/content/tags'
import type { FeedItem } from '@/domain/orders/purchase-feed'
import { paymentGateways } from '@/gateways/payments/payment-gateways'
import { readFeed } from '@/services/orders/subject/read-feed'
import { getPayloadClient } from './payload'

const KEPT_FOR_SECONDS = 300

/** The feed of recent purchases, read every five minutes at most: the same for everybody. */
export const readPurchaseFeed = (): Promise<FeedItem[]> =>
  unstable_cache(
    async () =>
      readFeed({ payload: await getPayloadClient(), payments: paymentGateways(), now: () => new Date() }),
    ['feed'],
    { tags: tagsOf('feed'), revalidate: KEPT_FOR_SECONDS },
  )()
