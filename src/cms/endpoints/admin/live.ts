import { z } from 'zod'
import { LIVE_CHANGES, readLiveChange } from '../../publishing/live/read-live-change'
import { defineStaffEndpoint } from './define-staff-endpoint'
import { mayTouch } from './may-touch'

const PRICES = z.array(z.record(z.string(), z.unknown())).max(60)

/** What a change that is about to be made does to what visitors see, in sentences; none: it does nothing to it. */
export const liveEndpoint = defineStaffEndpoint({
  path: '/admin/live',
  may: 'perDocument',
  body: z.strictObject({
    change: z.enum(LIVE_CHANGES),
    collection: z.string().max(40),
    document: z.uuid().nullable(),
    /** Of a change of several: the search of the request, with the id of each that is chosen. */
    search: z.string().max(60_000),
    /** Of publishing: the prices that were typed, where the document has any. */
    prices: PRICES.nullable(),
    slug: z.string().max(200).nullable(),
    /** Of publishing: the language at hand and no other. */
    alone: z.boolean().default(false),
  }),
  handler: async ({ input, req }) => {
    await mayTouch('update', { req, collection: input.collection })
    const { document, ...asked } = input
    return { lines: await readLiveChange({ ...asked, id: document, req }) }
  },
})
