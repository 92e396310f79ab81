import { z } from 'zod'
import { PACKAGE_TIERS, PARTS } from '../../catalog/parts'
import type { CallRows } from '../call-row'
import {
  appExamId,
  byNumber,
  country,
  locale,
  number12,
  promo,
  purchase,
  quote,
  sku,
  storefrontOrExam,
  uuid,
} from '../shapes'
import { block } from '../text-block'
import { payCalls } from './pay'

const step = z.coerce.number().pipe(z.int().min(1).max(PACKAGE_TIERS.length))

/** One of the four steps after a purchase (docs/product.md, "Packages"): its words, and the SKU that it sells. */
const packageView = z.object({
  step: z.int(),
  title: z.string(),
  intro: z.string(),
  benefits: z.array(z.string()),
  sku,
})

const packages = z.object({
  country: z.string(),
  currency: z.string(),
  taxRatePercent: z.number(),
  items: z.array(packageView),
})

const placed = payCalls['pay.create'].data

export const packageCalls = {
  'package.list': {
    method: 'GET',
    path: '/api/exam/sku/package/list/:code',
    purpose:
      'The catalogue of an exam; `code` is the exam as every other call names it (`iq-1`), or a storefront (`iq`) for its default exam.',
    owner: 'cookie',
    lane: 'work',
    limit: { max: 240, windowSeconds: 60 },

    params: z.object({ code: storefrontOrExam }),
    query: z.object({ country: country.optional(), hl: locale.optional() }),
    data: packages,
  },
  'package.step': {
    method: 'GET',
    path: '/api/secondPhase/sku/package/:examId/:step/:country',
    purpose: 'One of the four package steps, by its number.',
    owner: 'cookie',
    lane: 'work',
    limit: { max: 240, windowSeconds: 60 },

    params: z.object({ examId: appExamId, step, country }),
    query: z.object({ hl: locale.optional() }),
    data: packageView,
  },
  'package.offer': {
    method: 'GET',
    path: '/api/exam/extra/package/list/:orderNumber',
    purpose: 'What can be added to a finished sitting; empty while no report of it is bought.',
    owner: 'sitting',
    deed: 'read',
    lane: 'work',

    ...byNumber,
    query: z.object({ country: country.optional(), hl: locale.optional() }),
    data: packages,
  },
  'package.info': {
    method: 'POST',
    path: '/api/exam/extra/package/info',
    purpose:
      'The exact price of one package for a sitting: its pinned price list, its discounts, a promo code.',
    owner: 'sitting',
    deed: 'read',
    lane: 'work',
    limit: { max: 240, perIp: 3_000, windowSeconds: 60 },

    body: z.strictObject({
      orderNumber: number12,
      skuId: uuid,
      country,
      hl: locale,
      promo: z.string().trim().max(60).optional(),
    }),
    data: z.object({ sku, quote, promo: promo.nullable() }),
  },
  'package.submit': {
    method: 'POST',
    path: '/api/exam/extra/order/submit',
    purpose: "The same order as `package.pay`, named by the extras' own path.",
    owner: 'sitting',
    deed: 'buy',
    lane: 'work',
    limit: { max: 60, windowSeconds: 3600 },

    body: z.strictObject({ orderNumber: number12, skuId: uuid, ...purchase }),
    data: placed,
  },
  'package.pay': {
    method: 'POST',
    path: '/pay/pay/order/payPackage',
    purpose: 'Places an order for a package, by SKU.',
    owner: 'sitting',
    deed: 'buy',
    lane: 'work',
    limit: { max: 60, windowSeconds: 3600 },

    body: z.strictObject({ examOrderNumber: number12, skuId: uuid, ...purchase }),
    data: placed,
  },
  'package.payStep': {
    method: 'POST',
    path: '/pay/secondPhase/pay/skuPackage',
    purpose: 'The same order, by its step.',
    owner: 'sitting',
    deed: 'buy',
    lane: 'work',
    limit: { max: 60, windowSeconds: 3600 },

    body: z.strictObject({ examOrderNumber: number12, step, ...purchase }),
    data: placed,
  },
  'package.order': {
    method: 'GET',
    path: '/api/secondPhase/order/:orderNumber',
    purpose: 'An order of a package; the same data as `pay.info`.',
    owner: 'order',
    deed: 'read',
    lane: 'work',
    ...byNumber,
    data: payCalls['pay.info'].data,
  },
  'package.guides': {
    method: 'GET',
    path: '/api/exam/extra/guide/list/:orderNumber',
    purpose: 'The guides of a sitting that are bought, with their text.',
    owner: 'sitting',
    deed: 'read',
    lane: 'work',

    ...byNumber,
    query: z.object({ hl: locale.optional() }),
    data: z.object({
      guides: z.array(
        z.object({
          part: z.enum(PARTS),
          title: z.string(),
          blocks: z.array(block),
        }),
      ),
    }),
  },
} as const satisfies CallRows
