import { unstable_cache } from 'next/cache'
import { tagsOf } from '@/content/tags'
import { countSales } from '@/services/orders/count-sales'
import { getPayloadClient } from './payload'

const KEPT_FOR_SECONDS = 300

/** The real sales of an exam's reports, counted every five minutes at most: counting looks at every order of a month. */
export const readSales = (examId: string): Promise<number | null> =>
  unstable_cache(
    async () => countSales({ payload: await getPayloadClient(), now: () => new Date() }, examId),
    ['sales', examId],
    { tags: tagsOf('sales'), revalidate: KEPT_FOR_SECONDS },
  )()
