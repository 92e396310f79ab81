import { unstable_cache } from 'next/cache'
import { tagsOf } from '@/content/tags'
import { depsOf } from '@/services/deps'
import { countSales, countSalesBySku } from '@/services/orders/count-sales'
import { getPayloadClient } from './payload'

const KEPT_FOR_SECONDS = 300
/** What 90 days say changes slowly, and counting looks at every sale of them. */
const KEPT_BY_SKU_SECONDS = 3600

/** The real sales of an exam's reports, counted every five minutes at most: counting looks at every order of a month. */
export const readSales = (examId: string): Promise<number | null> =>
  unstable_cache(
    async () => countSales({ payload: await getPayloadClient(), now: () => new Date() }, examId),
    ['sales', examId],
    { tags: tagsOf('sales'), revalidate: KEPT_FOR_SECONDS },
  )()

/** The same by SKU, of 90 days: which of them is chosen most. */
export const readSalesBySku = (examId: string): Promise<Record<string, number>> =>
  unstable_cache(
    async () => countSalesBySku(depsOf(await getPayloadClient()), examId),
    ['sales-by-sku', examId],
    { tags: tagsOf('sales-by-sku'), revalidate: KEPT_BY_SKU_SECONDS },
  )()
