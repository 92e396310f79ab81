import { LOCALE_FACTS, type Locale } from '@/domain/locale/locales'
import { readCountries } from './countries'
import { readExam } from './exam'
import { readLowestPrice } from './prices'

/** The lowest price of a report in the country of a locale, and that country's name; null: nothing is sold there. */
export const readPriceFrom = async ({ examId, locale }: { examId: number; locale: Locale }) => {
  const { country } = LOCALE_FACTS[locale]
  const exam = await readExam({ examId, locale })
  const price = exam && (await readLowestPrice({ examId: exam.id, country }))
  if (!price) return null
  const { amount, currency, taxRatePercent } = price
  const name = (await readCountries(locale)).find(({ code }) => code === country)?.name ?? country
  return { amount, currency, taxRatePercent, countryName: name }
}
