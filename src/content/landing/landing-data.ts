import type { LandingData } from '@/domain/catalog/landing'
import { recommendedBeside } from '@/domain/exam/kinds'
import { shownIn } from '@/domain/languages/public-languages'
import { LOCALE_FACTS, type Locale } from '@/domain/locale/locales'

import { readCountries } from '../countries'
import { readExam, readExams } from '../exam'
import { readLowestPrice } from '../prices'
import { readReportParts } from '../skus'
import { readShop } from '../storefront'
import { readCounters } from './counters'
import { readLanding } from './landing'
import { findPublishedLanding } from './published-landings'
import { readReviews } from './reviews'

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
  const { title, description, ...shown } = page
  return {
    title,
    description,
    languages,
    shop,
    landing: { language, ...shown, exam, ...(await readAround({ exam, locale })) },
  }
}

/** What stands in the page itself. */
type OfThePage = 'theme' | 'blocks' | 'exam' | 'language' | 'heroPicture' | 'textPicture' | 'offer'

type Around = { exam: { id: string; number: number }; locale: Locale }

/** What the blocks of a landing page show beside an editor's words. */
export const readAround = async ({ exam, locale }: Around): Promise<Omit<LandingData, OfThePage>> => {
  const [price, countries, counters, reviews, parts, exams] = await Promise.all([
    readLowestPrice({ examId: exam.id, country: LOCALE_FACTS[locale].country }),
    readCountries(locale),
    readCounters(locale),
    readReviews({ examId: exam.id, locale }),
    readReportParts(locale),
    readExams(locale),
  ])
  const beside = exams.find(({ examId }) => examId === exam.number)
  const includes = (price?.parts ?? []).flatMap((each) => parts.find(({ part }) => part === each)?.name ?? [])
  const names = countries.map((country) => ({ code: country.code, name: country.name }))
  const others = beside ? recommendedBeside(exams, beside) : []
  return { price, includes, countries: names, counters, reviews, others }
}
