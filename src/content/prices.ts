import { unstable_cache } from 'next/cache'
import { tagsOf } from '@/content/tags'
import { cheapest } from '@/domain/catalog/cheapest'
import { LOCALE_FACTS, type Locale } from '@/domain/locale/locales'
import { listPrices } from '@/services/catalog/list-prices'
import { readOffer } from '@/services/orders/read-offer'
import { readCountries } from './countries'
import { readExam } from './exam'
import { getPayloadClient } from './payload'

export type LowestPrice = {
  country: string
  amount: number
  currency: string
  taxRatePercent: number
  /** What that tier holds. */
  parts: string[]
}

/** Today's price list of an exam, as a sitting that starts now would keep it. */
export const readPriceList = (examId: string) =>
  unstable_cache(
    async () => listPrices({ payload: await getPayloadClient() }, examId),
    ['price-list', examId],
    { tags: tagsOf('price-list') },
  )()

/** The price of the cheapest tier that is sold in a country today, tax included; null: nothing is sold there. */
export const readLowestPrice = ({ examId, country }: { examId: string; country: string }) =>
  unstable_cache(
    async (): Promise<LowestPrice | null> => {
      const payload = await getPayloadClient()
      const { items, taxRatePercent } = await readOffer(
        { payload },
        { priceList: await readPriceList(examId), country, sale: 'report' },
      )
      const first = cheapest(items)
      return first ? { country, ...first.price, taxRatePercent, parts: first.parts } : null
    },
    ['lowest-price', examId, country],
    { tags: tagsOf('lowest-price') },
  )()

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
