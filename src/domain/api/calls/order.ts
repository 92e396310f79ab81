import { z } from 'zod'
import { SEXES } from '../../exam/taker-facts'
import { DOWNLOAD_DESTINATIONS } from '../../http/download-destinations'
import { FEED_KINDS } from '../../orders/purchase-feed'
import type { CallRows } from '../call-row'
import { explanation } from '../explanation-schema'
import { byPlan } from '../opening-shapes'
import { personName as name, person } from '../person-shapes'
import { freeResult } from '../result-shapes'
import { byNumber, country, drawn, email, locale, number12, part, sitting, tier } from '../shapes'
import { share } from '../share-shapes'

export const orderCalls = {
  'order.info': {
    method: 'POST',
    path: '/api/exam/order/info',
    purpose: 'Where a sitting stands, by its number.',
    owner: 'sitting',
    deed: 'read',
    lane: 'work',
    body: z.strictObject({ orderNumber: number12 }),
    data: sitting,
  },
  'order.read': {
    method: 'GET',
    path: '/api/exam/order/info/:orderNumber',
    purpose: 'The same by GET.',
    owner: 'sitting',
    deed: 'read',
    lane: 'work',
    ...byNumber,
    data: sitting,
  },
  'order.free': {
    method: 'POST',
    path: '/api/exam/order/info/free',
    purpose: 'The free result: the class, never the score.',
    owner: 'sitting',
    deed: 'read',
    lane: 'work',
    hot: true,

    body: z.strictObject({ orderNumber: number12 }),
    data: freeResult,
  },
  'order.share': {
    method: 'POST',
    path: '/api/exam/order/info/share',
    purpose:
      'Makes the public page of a result, or returns the one that there is, and says whether it names the taker. A link that cannot be shown any more is replaced.',
    owner: 'sitting',
    deed: 'share',
    lane: 'work',
    limit: { max: 60, windowSeconds: 3600 },

    body: z.strictObject({ orderNumber: number12, showName: z.boolean().optional() }),
    data: share,
  },
  'order.email': {
    method: 'POST',
    path: '/api/exam/order/update/email',
    purpose: 'Sets the e-mail address of a sitting.',
    owner: 'sitting',
    deed: 'tell',
    lane: 'work',
    limit: { max: 20, windowSeconds: 3600 },
    hot: true,

    body: z.strictObject({ orderNumber: number12, email, agreed: z.literal(true), hl: locale }),
    data: z.object({ email: z.string() }),
  },
  'order.link': {
    method: 'POST',
    path: '/api/exam/order/link',
    purpose:
      'Mails the link of a result to the address of its sitting. Opened there, it is a way back to it.',
    owner: 'sitting',
    deed: 'tell',
    lane: 'work',
    limit: { max: 10, windowSeconds: 3600 },
    body: z.strictObject({ orderNumber: number12, hl: locale }),
    data: z.object({ sent: z.literal(true) }),
  },
  'order.person': {
    method: 'POST',
    path: '/api/exam/order/update/person',
    purpose:
      'The form of the 16 types: names, address and, if wanted, birth year, sex and country. After handing in.',
    owner: 'sitting',
    deed: 'tell',
    lane: 'work',
    limit: { max: 20, windowSeconds: 3600 },
    body: z.strictObject({
      orderNumber: number12,
      firstName: name,
      lastName: name,
      fullName: name,
      email,
      birthYear: z.int().min(1000).max(9999).nullable(),
      sex: z.enum(SEXES).nullable(),
      country: country.nullable(),
      agreed: z.literal(true),
      hl: locale,
    }),
    data: person,
  },
  'order.mbti': {
    method: 'GET',
    path: '/api/exam/order/mbti/:orderNumber',
    purpose: 'What the form of the 16 types was told for a sitting, and the nearest type.',
    owner: 'sitting',
    deed: 'read',
    lane: 'work',
    ...byNumber,
    data: person.extend({
      orderNumber: number12,
      /** The nearest type as the free result tells it; null: not handed in, or no result. */
      type: z.object({ type: z.string(), name: z.string() }).nullable(),
    }),
  },
  'order.countries': {
    method: 'GET',
    path: '/api/exam/order/country/list',
    purpose: 'The countries that the shop sells to, with currency and tax rate.',
    owner: 'everybody',
    lane: 'work',

    query: z.object({ hl: locale.optional() }),
    data: z.array(
      z.object({ code: z.string(), name: z.string(), currency: z.string(), taxRatePercent: z.number() }),
    ),
  },
  'order.feed': {
    method: 'GET',
    path: '/api/exam/order/feed',
    purpose:
      'The last real purchases, without who: what, in which country and about how long ago. Empty while they are few.',
    owner: 'everybody',
    lane: 'browse',
    limit: { max: 60, perIp: 3_000, windowSeconds: 60 },
    data: z.object({
      items: z.array(
        z.object({
          thing: z.enum([...FEED_KINDS, 'plan']),
          country: z.string(),
          /** Whole hours of the last day, then whole days; 0: within the last hour. */
          ago: z.object({ unit: z.enum(['hour', 'day']), count: z.int() }),
        }),
      ),
    }),
  },
  'order.skuCheck': {
    method: 'GET',
    path: '/api/exam/order/sku/check/:orderNumber',
    purpose: 'Which parts are open, which tiers are owned, which parts can be bought.',
    owner: 'sitting',
    deed: 'read',
    lane: 'work',

    ...byNumber,
    data: z.object({
      openParts: z.array(part),
      ownedTiers: z.array(tier),
      sellableParts: z.array(part),
      /** A test that came with another report of the viewer's can open this one (`report.useHeld`). */
      held: z.boolean(),
      /** What the viewer's plan makes of what is closed of this report; null: they have none, or it has no say. */
      plan: byPlan.nullable(),
    }),
  },
  'order.questions': {
    method: 'GET',
    path: '/api/exam/order/questions/:orderNumber',
    purpose: 'Each question with own and correct answer and its explanation. Paid.',
    owner: 'sitting',
    deed: 'read',
    lane: 'work',

    ...byNumber,
    data: z.object({
      wrongCount: z.int(),
      questions: z.array(
        drawn.extend({
          position: z.int(),
          /** Index into `options` as they were shown; null: not answered. */
          yours: z.int().nullable(),
          correct: z.int(),
          error: z.string().nullable(),
          explanation,
        }),
      ),
    }),
  },
  'order.file': {
    method: 'POST',
    path: '/api/exam/order/file/down/info',
    purpose:
      'Whether the report as a PDF is there, and where it is posted for; asks for it to be drawn. Paid.',
    owner: 'sitting',
    deed: 'read',
    lane: 'work',
    limit: { max: 600, windowSeconds: 3600 },
    body: z.strictObject({ orderNumber: number12, hl: locale.optional(), again: z.boolean().optional() }),
    data: z.object({
      state: z.enum(['waiting', 'drawn', 'failed']),
      /** Under which it is saved. */
      name: z.string(),
      pages: z.int().nullable(),
      bytes: z.int().nullable(),
      /** Where `orderNumber` and `hl` are posted for its bytes (docs/decisions/0016). */
      url: z.enum(DOWNLOAD_DESTINATIONS),
      /** The same by GET, with ranges, for a reader in the browser. */
      view: z.string(),
    }),
  },
  'order.presenters': {
    method: 'GET',
    path: '/api/exam/order/presenter/list/:orderNumber',
    purpose: 'Reviews, presenters and the number of sales beside the tiers.',
    owner: 'sitting',
    deed: 'read',
    lane: 'work',

    ...byNumber,
    data: z.object({
      reviews: z.array(
        z.object({
          /** In which its buyer wrote it. */
          language: locale,
          name: z.string(),
          time: z.string(),
          location: z.string().nullable(),
          headImage: z.string().nullable(),
          stars: z.int(),
          content: z.string(),
        }),
      ),
      presenters: z.array(z.object({ name: z.string(), title: z.string(), img: z.string().nullable() })),
      /** Sales of the last 30 days; null below the least number that says something. */
      salesVolume: z.int().nullable(),
    }),
  },
} as const satisfies CallRows
