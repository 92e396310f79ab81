import { unstable_cache } from 'next/cache'
import { tagsOf } from '@/content/tags'
import type { ReviewView } from '@/domain/catalog/landing'
import { writtenIn } from '@/domain/languages/public-languages'
import { DEFAULT_LOCALE, type Locale } from '@/domain/locale/locales'
import { editorial } from '../editorial'
import { getPayloadClient } from '../payload'

type At = { examId: string; locale: Locale }

export type PresenterView = { name: string; title: string; img: string | null }

/**
 * Published reviews; each belongs to a paid order (docs/decisions/0010) and is in the language in which its buyer wrote it.
 */
export const readReviews = ({ examId, locale }: At): Promise<ReviewView[]> =>
  unstable_cache(
    async () => {
      const payload = await getPayloadClient()
      const { docs } = await payload.find({
        collection: 'reviews',
        locale: 'all',
        fallbackLocale: false,
        depth: 1,
        limit: 12,
        sort: '-time',
        where: {
          exam: { equals: examId },
          _status: { equals: 'published' },
          'order.paidAt': { exists: true },
        },
      })
      return docs.map((review) => ({
        language: writtenIn(review) ?? DEFAULT_LOCALE,
        name: review.name,
        time: review.time,
        location: review.location ?? null,
        headImage: urlOf(review.headImage),
        stars: review.stars,
        content: wordsOf(review),
      }))
    },
    ['reviews', examId, locale],
    { tags: tagsOf('reviews') },
  )()

export const readPresenters = ({ examId, locale }: At): Promise<PresenterView[]> =>
  unstable_cache(
    editorial(async () => {
      const payload = await getPayloadClient()
      const { docs } = await payload.find({
        collection: 'presenters',
        locale,
        depth: 1,
        limit: 12,
        where: { exam: { equals: examId }, _status: { equals: 'published' } },
      })
      return docs.map(({ name, title, img }) => ({ name, title, img: urlOf(img) }))
    }),
    ['presenters', examId, locale],
    { tags: tagsOf('presenters') },
  )()

/** Read in all locales, a text is one for each. */
const wordsOf = (review: { locale?: unknown; content: unknown }): string => {
  const words = review.content as Partial<Record<Locale, string>>
  return words[writtenIn(review) ?? DEFAULT_LOCALE] ?? ''
}

const urlOf = (media: unknown): string | null =>
  media && typeof media === 'object' && 'url' in media && typeof media.url === 'string' ? media.url : null
