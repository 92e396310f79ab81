import { unstable_cache } from 'next/cache'
import { tagsOf } from '@/content/tags'
import { type Locale, tagOf } from '@/domain/locale/locales'
import { editorial } from './editorial'
import { getPayloadClient } from './payload'

export type CountryView = { code: string; currency: string; taxRatePercent: number; continent: string }

const readAll = unstable_cache(
  editorial(async (): Promise<CountryView[]> => {
    const payload = await getPayloadClient()
    const { docs } = await payload.find({
      collection: 'countries',
      pagination: false,
      limit: 300,
      depth: 0,
      sort: 'code',
    })
    return docs.map(({ code, currency, taxRatePercent, continent }) => ({
      code,
      currency,
      taxRatePercent,
      continent,
    }))
  }),
  ['countries'],
  { tags: tagsOf('countries') },
)

/** All countries that we sell to, by their names in a language. */
export const readCountries = async (locale: Locale): Promise<(CountryView & { name: string })[]> => {
  const tag = tagOf(locale)
  const names = new Intl.DisplayNames([tag], { type: 'region' })
  const countries = (await readAll()).map((country) => ({
    ...country,
    name: names.of(country.code) ?? country.code,
  }))
  return countries.toSorted((one, other) => one.name.localeCompare(other.name, tag))
}

export const readCountry = async (code: string): Promise<CountryView | null> =>
  (await readAll()).find((country) => country.code === code) ?? null
