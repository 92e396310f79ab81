import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CallData } from '@/domain/api/calls'
import { type Locale, tagOf } from '@/domain/locale/locales'
import { reviewProblem, type TypedReview } from '@/domain/reviews/review'
import type { Deps } from '../deps'
import { HttpRefusal, Refusal } from '../refusal'
import { inTransaction } from '../transaction'
import { findReviewable, titleOfExam } from './reviewable'

type State = CallData<'review.state'>

/** What a buyer who comes by the mail's link finds. */
export const readReviewState = async (
  { payload }: Pick<Deps, 'payload'>,
  { token, locale }: { token: string; locale: Locale },
): Promise<State> => {
  const db = payload.db.drizzle
  const { examId, may, review } = await findReviewable(db, { token })
  return { exam: await titleOfExam(db, { examId, locale }), state: review ?? (may ? 'open' : 'closed') }
}

type Written = TypedReview & { token: string; locale: Locale; stars: number }

/**
 * Keeps a buyer's review as a draft: somebody of ours reads it before anybody else does. One order, one review.
 * @throws HttpRefusal malformed: it is none (domain/reviews). @throws Refusal reviewClosed: the order was given back, or is
 * reviewed; linkInvalid.
 */
export const writeReview = async (
  deps: Pick<Deps, 'payload' | 'jobs' | 'now'>,
  { token, locale, stars, ...typed }: Written,
): Promise<void> => {
  const problem = reviewProblem(typed)
  if (problem) throw new HttpRefusal('malformed')
  await inTransaction(deps, async ({ db, newReq }) => {
    const { orderId } = await findReviewable(db, { token })
    // Two tabs take turns, and a refund too: what counts is how it stands then.
    await db.execute(sql`select 1 from orders where id = ${orderId} for no key update`)
    const { examId, country, may, review } = await findReviewable(db, { token })
    if (!may || review) throw new Refusal('reviewClosed')
    const req = await newReq()
    await deps.payload.create({
      collection: 'reviews',
      req,
      locale,
      draft: true,
      depth: 0,
      data: {
        exam: examId,
        order: orderId,
        name: typed.name.trim(),
        time: deps.now().toISOString(),
        location: country ? countryName(country, locale) : null,
        stars,
        locale,
        content: typed.content.trim(),
        _status: 'draft',
      },
    })
  })
}

const countryName = (country: string, locale: Locale): string =>
  new Intl.DisplayNames(tagOf(locale), { type: 'region' }).of(country) ?? country
