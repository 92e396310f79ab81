import { readReviewState, writeReview } from '@/services/reviews/write-review'
import { defineEndpoints } from '../define-endpoints'

export const reviewEndpoints = defineEndpoints({
  'review.state': ({ deps, input: { body } }) =>
    readReviewState(deps, { token: body.token, locale: body.hl }),

  'review.save': async ({ deps, input: { body } }) => {
    const { hl, ...written } = body
    await writeReview(deps, { ...written, locale: hl })
    return { stored: true as const }
  },
})
