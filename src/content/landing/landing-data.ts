import type { BlockType, LandingData, LowestPrice, TakersView, TierView } from '@/domain/catalog/landing'
import { timeLeft } from '@/domain/catalog/time-left'
import { recommendedBeside } from '@/domain/exam/kinds'
import { shownIn } from '@/domain/languages/public-languages'
import { LOCALE_FACTS, type Locale } from '@/domain/locale/locales'

import type { OfferedSku } from '@/services/orders/read-offer'
import { listArticles } from '../centre/articles'
import { readCountries } from '../countries'
import { readExam, readExams } from '../exam'
import { readLowestPrice } from '../prices'
import { readReportParts, readSkuTexts } from '../skus'
import { readShop } from '../storefront'
import { readCounters } from './counters'
import { readLanding } from './landing'
import { findPublishedLanding } from './published-landings'
import { readReviews } from './reviews'
import { readTakersView } from './takers'

type At = { code: string; examId: number; slug: string; locale: Locale }

/**
 * A landing page with everything that its blocks show, for app/(site)/[locale]/[code]/[examId]/landing/[slug]/page.tsx
 * and app/(site)/[locale]/home/page.tsx; null when it is not published. Its words are in the reader's language or else in
 * its first, everything around them is in the reader's.
 */
export const readLandingData = async ({ code, examId, slug, locale }: At) => {
  const published = await findPublishedLanding({ code, examId, slug })
  if (!published) return null
  const { languages } = published
  const language = shownIn(languages, locale)
  const [shop, exam, page] = await Promise.all([
    readShop({ code, locale }),
    readExam({ examId, locale }),
    readLanding({ id: published.id, locale: language }),
  ])
  if (!shop || !exam || !page) return null
  const { title, description, shareImage, offer, ...shown } = page
  return {
    title,
    description,
    shareImage,
    languages,
    shop,
    landing: {
      language,
      ...shown,
      // What is over is not offered, though the read of the page is kept.
      offer: offer && timeLeft({ endsAt: Date.parse(offer.endsAt), now: Date.now() }) ? offer : null,
      exam,
      ...(await readAround({ exam, locale, blocks: page.blocks })),
    },
  }
}

/** What stands in the page itself. */
type OfThePage = 'theme' | 'blocks' | 'exam' | 'language' | 'heroPicture' | 'textPicture' | 'offer'

type Around = {
  exam: { id: string; number: number; kind: string }
  locale: Locale
  /** What only some blocks show is read for them alone. */
  blocks: readonly { type: BlockType }[]
}

/** What the blocks of a landing page show beside an editor's words. */
export const readAround = async ({ exam, locale, blocks }: Around): Promise<Omit<LandingData, OfThePage>> => {
  const has = (...types: BlockType[]) => blocks.some(({ type }) => types.includes(type))
  const [sold, countries, counters, reviews, parts, exams, takers, article] = await Promise.all([
    readLowestPrice({ examId: exam.id, country: LOCALE_FACTS[locale].country }),
    readCountries(locale),
    readCounters(locale),
    readReviews({ examId: exam.id, locale }),
    readReportParts(locale),
    readExams(locale),
    exam.kind === 'iq' && has('countries', 'ages') ? readTakersView(exam.id, locale) : NO_TAKERS,
    exam.kind === 'iq' && has('method') ? readArticleOf(locale) : null,
  ])
  const items = sold?.items ?? []
  const beside = exams.find(({ examId }) => examId === exam.number)
  const namesOf = (held: readonly string[]) =>
    held.flatMap((each) => parts.find(({ part }) => part === each)?.name ?? [])
  return {
    price: sold && priceOf(sold),
    includes: namesOf(sold?.parts ?? []),
    tiers: has('tiers') ? await readTiers({ items, locale, namesOf }) : [],
    hasFile: items.some(({ parts }) => parts.includes('pdf_report')),
    takers,
    article,
    countries: countries.map(({ code, name }) => ({ code, name })),
    counters,
    reviews,
    others: beside ? recommendedBeside(exams, beside) : [],
  }
}

/** Alone: what stands beside it would go to the browser with it. */
const priceOf = ({ country, amount, currency, taxRatePercent }: LowestPrice): LowestPrice => ({
  country,
  amount,
  currency,
  taxRatePercent,
})

const NO_TAKERS: TakersView = { countries: [], ages: [], aged: 0 }

/** The seeded article about what an IQ score says. */
const ARTICLE = 'what-an-iq-score-says'

const readArticleOf = async (locale: Locale): Promise<LandingData['article']> => {
  const found = (await listArticles(locale)).find(({ id }) => id === ARTICLE)
  return found ? { id: found.id, title: found.title } : null
}

type Tiers = { items: readonly OfferedSku[]; locale: Locale; namesOf: (parts: readonly string[]) => string[] }

const readTiers = async ({ items, locale, namesOf }: Tiers): Promise<TierView[]> => {
  const tiers = await Promise.all(
    items.map(async ({ skuId, parts, price }) => {
      const { name, description } = await readSkuTexts({ skuId, locale })
      return { id: skuId, name, description, ...price, includes: namesOf(parts) }
    }),
  )
  return tiers.toSorted((one, other) => one.amount - other.amount)
}
