import { z } from 'zod'
import { PACKAGE_TIERS, PARTS } from '../../catalog/parts'
import { appExamId, byNumber, country, locale, number12, promo, purchase, quote, sku, uuid } from '../shapes'
import { paySchemas } from './pay'

const step = z.coerce.number().pipe(z.int().min(1).max(PACKAGE_TIERS.length))

/** One of the four steps after a purchase (docs/product.md, "Packages"): its words, and the SKU that it sells. */
const packageView = z.object({
  step: z.int(),
  title: z.string(),
  intro: z.string(),
  benefits: z.array(z.string()),
  sku,
})

const runs = z.array(
  z.object({ text: z.string(), bold: z.boolean(), italic: z.boolean(), href: z.string().nullable() }),
)
const block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), runs }),
  z.object({ kind: z.literal('paragraph'), runs }),
  z.object({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(runs) }),
])

const packages = z.object({
  country: z.string(),
  currency: z.string(),
  taxRatePercent: z.number(),
  items: z.array(packageView),
})

const placed = paySchemas['pay.create'].data

export const packageSchemas = {
  /** The catalogue of an exam; `code` is the exam as every other call names it (`iq-1`). */
  'package.list': {
    params: z.object({ code: appExamId }),
    query: z.object({ country: country.optional(), hl: locale.optional() }),
    data: packages,
  },
  'package.step': {
    params: z.object({ examId: appExamId, step, country }),
    query: z.object({ hl: locale.optional() }),
    data: packageView,
  },
  /** What can be added to a finished sitting; empty while no report of it is bought. */
  'package.offer': {
    ...byNumber,
    query: z.object({ country: country.optional(), hl: locale.optional() }),
    data: packages,
  },
  /** The exact price of one package for a sitting: its pinned price list, its discounts, a promo code. */
  'package.info': {
    body: z.strictObject({
      orderNumber: number12,
      skuId: uuid,
      country,
      hl: locale,
      promo: z.string().trim().max(60).optional(),
    }),
    data: z.object({ sku, quote, promo: promo.nullable() }),
  },
  /** The same order as `package.pay`, named by the extras' own path. */
  'package.submit': {
    body: z.strictObject({ orderNumber: number12, skuId: uuid, ...purchase }),
    data: placed,
  },
  'package.pay': {
    body: z.strictObject({ examOrderNumber: number12, skuId: uuid, ...purchase }),
    data: placed,
  },
  /** The same order, by its step. */
  'package.payStep': {
    body: z.strictObject({ examOrderNumber: number12, step, ...purchase }),
    data: placed,
  },
  'package.order': { ...byNumber, data: paySchemas['pay.info'].data },
  /** The guides of a sitting that are bought, with their text. */
  'package.guides': {
    ...byNumber,
    query: z.object({ hl: locale.optional() }),
    data: z.object({
      guides: z.array(
        z.object({
          step: z.int(),
          part: z.enum(PARTS),
          title: z.string(),
          blocks: z.array(block),
        }),
      ),
    }),
  },
} as const
