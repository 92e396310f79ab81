import { unstable_cache } from 'next/cache'
import { tagsOf } from '@/content/tags'
import { cheapest } from '@/domain/catalog/cheapest'
import type { LowestPrice } from '@/domain/catalog/landing'
import { LOCALE_FACTS, type Locale } from '@/domain/locale/locales'
import { listPrices } from '@/services/catalog/list-prices'
import { type OfferedSku, readOffer } from '@/services/orders/read-offer'
import { readCountries } from './countries'
import { readExam } from './exam'
import { getPayloadClient } from './payload'

/** Today's price list of an exam, also for the call `sku.list` (cms/endpoints/exam/offer-for.ts), as a sitting that starts now would keep it. */
export const readPriceList = (examId: string) =>
  unstable_cache(
    async () => listPrices({ payload: await getPayloadClient() }, examId),
    ['price-list', examId],
    { tags: tagsOf('price-list') },
  )()

/** The lowest price of a country today, for landing pages (landing/landing-data.ts), what its tier holds, and all that is sold there; null: nothing is. */
export const readLowestPrice = ({ examId, country }: { examId: string; country: string }) =>
  unstable_cache(
    async (): Promise<(LowestPrice & { parts: string[]; items: OfferedSku[] }) | null> => {
      const payload = await getPayloadClient()
      const { items, taxRatePercent } = await readOffer(
        { payload },
        { priceList: await readPriceList(examId), country, sale: 'report' },
      )
      const first = cheapest(items)
      return first ? { country, ...first.price, taxRatePercent, parts: first.parts, items } : null
    },
    ['lowest-price', examId, country],
    { tags: tagsOf('lowest-price') },
  )()

/** The lowest price in the country of a locale, with that country's name; null: nothing is sold there. */
export const readLowestPriceOf = async ({ examId, locale }: { examId: number; locale: Locale }) => {
  const { country } = LOCALE_FACTS[locale]
  const exam = await readExam({ examId, locale })
  const price = exam && (await readLowestPrice({ examId: exam.id, country }))
  if (!price) return null
  const { amount, currency, taxRatePercent } = price
  const name = (await readCountries(locale)).find(({ code }) => code === country)?.name ?? country
  return { amount, currency, taxRatePercent, countryName: name }
}
