import { z } from 'zod'
import type { CallRows } from '../call-row'
import { appExamId, country, locale, promo, quote, sku, uuid } from '../shapes'

export const skuCalls = {
  'sku.list': {
    method: 'GET',
    path: '/api/exam/sku/list/:examId/:country/:hl',
    purpose: 'The tiers that can be bought, at the prices that the sitting pinned.',
    owner: 'cookie',
    lane: 'work',
    limit: { max: 240, windowSeconds: 60 },

    params: z.object({ examId: appExamId, country, hl: locale }),
    data: z.object({
      country: z.string(),
      currency: z.string(),
      taxRatePercent: z.number(),
      /** The sitting's score could not be measured: what holds a score is not among the items. */
      unmeasured: z.boolean(),
      items: z.array(sku),
    }),
  },
  'sku.info': {
    method: 'GET',
    path: '/api/exam/sku/info/:examId/:skuId/:country/:hl',
    purpose: 'The exact price of one tier, with a promo code.',
    owner: 'cookie',
    lane: 'work',
    limit: { max: 240, perIp: 3_000, windowSeconds: 60 },

    params: z.object({ examId: appExamId, skuId: uuid, country, hl: locale }),
    query: z.object({ promo: z.string().trim().max(60).optional() }),
    data: z.object({ sku, quote, promo: promo.nullable() }),
  },
} as const satisfies CallRows
