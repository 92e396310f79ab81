import { z } from 'zod'
import { BANDS } from '../../measurement/norms'
import { explanation } from '../explanation-schema'
import { byNumber, drawn, email, locale, number12, part, sitting, tier } from '../shapes'

export const orderSchemas = {
  'order.info': { body: z.strictObject({ orderNumber: number12 }), data: sitting },
  'order.read': { ...byNumber, data: sitting },
  'order.free': {
    body: z.strictObject({ orderNumber: number12 }),
    data: z.object({
      orderNumber: number12,
      /** The free band; the score itself is not in it. */
      band: z.enum(BANDS.map(({ id }) => id)),
      /** IQ points that the band spans; null: open end. */
      bandRange: z.tuple([z.int().nullable(), z.int().nullable()]),
      belowRange: z.boolean(),
      /** "You answered n of m". */
      answered: z.int(),
      total: z.int(),
      timing: z.string(),
    }),
  },
  'order.email': {
    body: z.strictObject({ orderNumber: number12, email, agreed: z.literal(true), hl: locale }),
    data: z.object({ email: z.string() }),
  },
  'order.countries': {
    query: z.object({ hl: locale.optional() }),
    data: z.array(
      z.object({ code: z.string(), name: z.string(), currency: z.string(), taxRatePercent: z.number() }),
    ),
  },
  'order.skuCheck': {
    ...byNumber,
    data: z.object({ openParts: z.array(part), ownedTiers: z.array(tier), sellableParts: z.array(part) }),
  },
  'order.questions': {
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
  'order.presenters': {
    ...byNumber,
    data: z.object({
      reviews: z.array(
        z.object({
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
} as const
