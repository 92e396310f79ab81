import { unstable_cache } from 'next/cache'
import { tagsOf } from '@/content/tags'
import { getPayloadClient } from '../payload'

/** The published crisis lines, by country and place. */
export const listCrisisLines = () =>
  unstable_cache(
    async () => {
      const payload = await getPayloadClient()
      const { docs } = await payload.find({
        collection: 'crisis-lines',
        where: { _status: { equals: 'published' } },
        sort: ['country', 'place', 'name'],
        depth: 0,
        pagination: false,
      })
      return docs.map(({ country, name, number, hours, page }) => ({
        country,
        name,
        number,
        hours: hours ?? null,
        page,
        ...NOT_STORED,
      }))
    },
    ['crisis-lines'],
    { tags: tagsOf('crisis-lines') },
  )()

/** What a line cannot say yet: its collection has no fields for it. */
const NOT_STORED = { cost: null, sms: null, whatsapp: null, chat: null }
