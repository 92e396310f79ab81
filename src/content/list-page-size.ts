import { unstable_cache } from 'next/cache'
import { readSettings } from '@/services/read-settings'
import { getPayloadClient } from './payload'
import { tagsOf } from './tags'

/** How many entries stand on a page of a list, as staff set it. */
export const readListPageSize = (): Promise<number> =>
  unstable_cache(
    async () => (await readSettings((await getPayloadClient()).db.drizzle)).listPageSize,
    ['list-page-size'],
    { tags: tagsOf('list-page-size') },
  )()
