import { z } from 'zod'
import { REVIEW_LIMITS } from '../../reviews/review'
import type { CallRows } from '../call-row'
import { locale } from '../shapes'

const token = z.string().min(20).max(200)

export const reviewCalls = {
  'review.state': {
    method: 'POST',
    path: '/api/exam/review/state',
    purpose: 'What a buyer who comes by the mailed link may review, and whether they did.',
    owner: 'token',
    lane: 'browse',
    limit: { max: 60, windowSeconds: 3600 },
    body: z.strictObject({ token, hl: locale }),
    data: z.object({
      exam: z.string(),
      /** `closed`: the order was given back. */
      state: z.enum(['open', 'waiting', 'published', 'closed']),
    }),
  },
  'review.save': {
    method: 'POST',
    path: '/api/exam/review/save',
    purpose: 'Hands in a review by its buyer. A person of ours reads it before anybody else does.',
    owner: 'token',
    lane: 'work',
    limit: { max: 20, windowSeconds: 3600 },
    body: z.strictObject({
      token,
      hl: locale,
      stars: z.int().min(1).max(5),
      // Characters as people count them are at most these.
      name: z.string().max(REVIEW_LIMITS.name * 8),
      content: z.string().max(REVIEW_LIMITS.most * 4),
    }),
    data: z.object({ stored: z.literal(true) }),
  },
} as const satisfies CallRows
