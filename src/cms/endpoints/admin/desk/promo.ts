import { z } from 'zod'
import { readAllPromoUses } from '@/services/promos/read-uses'
import { may } from '../../../access/roles'
import { listLandings } from '../../../publishing/live/list-landings'
import { defineStaffEndpoint } from '../define-staff-endpoint'

/** What came of every promo code, by its id. Sums only for who may read those of the shop. */
export const promoUsesEndpoint = defineStaffEndpoint({
  path: '/admin/promo-uses',
  may: ['codes', 'read'],
  body: z.strictObject({}),
  handler: async ({ deps, req }) => {
    const withSums = may(req.user, 'statistics', 'read')
    const uses = [...(await readAllPromoUses(deps))]
    return Object.fromEntries(
      uses.map(([id, { taken, ...counts }]) => [id, { ...counts, taken: withSums ? taken : null }]),
    )
  },
})

/** The public pages to which a link can bring a promo code. */
export const promoPagesEndpoint = defineStaffEndpoint({
  path: '/admin/promo-pages',
  may: ['codes', 'read'],
  body: z.strictObject({}),
  handler: ({ req }) => listLandings(req),
})
