import { LOCALES, type Locale } from '@/domain/locale/locales'
import type { PriceList } from '@/domain/subscriptions/terms'

type LandingWords = { title: string; description: string; blocks: readonly ({ type: string } & object)[] }

/** A landing page in one language. */
export const landingIn =
  ({
    slug,
    theme,
    storefront,
    exam,
    priceList,
    words,
    draft = false,
  }: {
    slug: string
    theme: string
    storefront: string
    exam: string
    priceList?: PriceList
    words: (locale: Locale) => LandingWords
    draft?: boolean
  }) =>
  (locale: Locale) => {
    const { title, description, blocks } = words(locale)
    return {
      title,
      description,
      storefront,
      exam,
      slug,
      publicIn: [...LOCALES],
      theme,
      ...(priceList && { priceList }),
      blocks: blocks.map(({ type, ...fields }) => ({ blockType: type, ...fields })),
      _status: draft ? ('draft' as const) : ('published' as const),
    }
  }
