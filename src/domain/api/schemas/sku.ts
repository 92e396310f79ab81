import { z } from 'zod'
import { appExamId, country, locale, promo, quote, sku, uuid } from '../shapes'

export const skuSchemas = {
  'sku.list': {
    params: z.object({ examId: appExamId, country, hl: locale }),
    data: z.object({
      country: z.string(),
      currency: z.string(),
      taxRatePercent: z.number(),
      items: z.array(sku),
    }),
  },
  'sku.info': {
    params: z.object({ examId: appExamId, skuId: uuid, country, hl: locale }),
    query: z.object({ promo: z.string().trim().max(60).optional() }),
    data: z.object({ sku, quote, promo: promo.nullable() }),
  },
} as const
