import { APIError } from 'payload'
import { z } from 'zod'
import { inTransaction } from '@/services/transaction'
import { say } from '../../admin/words/say'
import { findSlugProblem } from '../../fields/slug'
import { addressOf, WITH_ADDRESS } from '../../publishing/live/address-of'
import { archiveLanding } from '../../publishing/live/archive-landing'
import { readAddress, readOthers } from '../../publishing/live/read-address'
import { asAskedBy } from './as-asked-by'
import { defineStaffEndpoint } from './define-staff-endpoint'
import { mayTouch } from './may-touch'

/** Where a document is public, was, or will be. */
export const addressEndpoint = defineStaffEndpoint({
  path: '/admin/address',
  may: 'perDocument',
  body: z.strictObject({ collection: z.enum(WITH_ADDRESS), document: z.uuid() }),
  handler: async ({ input, req }) => {
    await mayTouch('read', { req, collection: input.collection })
    return readAddress({ collection: input.collection, id: input.document, req })
  },
})

/** The public landing pages to which an archived one can lead. */
export const leadsEndpoint = defineStaffEndpoint({
  path: '/admin/leads',
  may: ['landings', 'write'],
  body: z.strictObject({ document: z.uuid() }),
  handler: ({ input, req }) => readOthers(req, input.document),
})

/** Whether a landing page may be called so, while it is typed. */
export const slugEndpoint = defineStaffEndpoint({
  path: '/admin/slug',
  may: ['landings', 'write'],
  body: z.strictObject({
    slug: z.string().max(200),
    storefront: z.uuid().nullable(),
    exam: z.uuid().nullable(),
    document: z.uuid().nullable(),
  }),
  handler: async ({ input, req }) => {
    const { document, ...place } = input
    const problem = await findSlugProblem(req, { ...place, id: document ?? undefined })
    return {
      problem: problem && say(req.i18n, `refusals.${problem}`),
      path: problem ? null : await addressOf({ req, collection: 'landing-pages', doc: place }),
    }
  },
})

/** Takes a landing page off the net for good; `leadsTo`: the public page to which its addresses lead. */
export const archiveEndpoint = defineStaffEndpoint({
  path: '/admin/archive',
  may: ['landings', 'write'],
  body: z.strictObject({ document: z.uuid(), leadsTo: z.uuid().nullable() }),
  handler: async ({ deps, input, req }) => {
    try {
      await inTransaction(deps, async ({ newReq }) =>
        archiveLanding(asAskedBy(req, await newReq()), { id: input.document, leadsTo: input.leadsTo }),
      )
      return { refused: null }
    } catch (error) {
      // What a rule says is for the person at the screen.
      if (error instanceof APIError && error.status < 500) return { refused: error.message }
      throw error
    }
  },
})
