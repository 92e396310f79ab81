import { unstable_cache } from 'next/cache'
import { tagsOf } from '@/content/tags'
import { editorial } from '../editorial'
import { getPayloadClient } from '../payload'

/** The published crisis lines, by country and place. */
export const listCrisisLines = () =>
  unstable_cache(
    editorial(async () => {
      const payload = await getPayloadClient()
      const { docs } = await payload.find({
        collection: 'crisis-lines',
        where: { _status: { equals: 'published' } },
        sort: ['country', 'place', 'name'],
        depth: 0,
        pagination: false,
      })
      return docs.map(({ country, name, number, hours, page, cost, sms, whatsapp, chat }) => ({
        country,
        name,
        number,
        hours: hours ?? null,
        page,
        cost: cost ?? null,
        sms: sms || null,
        whatsapp: whatsapp || null,
        chat: chat || null,
      }))
    }),
    ['crisis-lines'],
    { tags: tagsOf('crisis-lines') },
  )()
