import { unstable_cache } from 'next/cache'
import { tagsOf } from '@/content/tags'
import { pinPriceList } from '@/services/sittings/price-list'
import { getPayloadClient } from './payload'

/** Today's price list of an exam, as a sitting that starts now would pin it. */
export const readPriceList = (examId: string) =>
  unstable_cache(
    async () => pinPriceList({ payload: await getPayloadClient() }, examId),
    ['price-list', examId],
    {
      tags: tagsOf('price-list'),
    },
  )()
