import type { Payload, PayloadRequest } from 'payload'
import { DEFAULT_LOCALE } from '@/domain/locale/locales'
import { writeInNine } from '@/services/editing/write-in-nine'
import { writeNew } from '@/services/editing/write-new'
import { SEED_POLICIES } from './policies'
import { SEED_COUNTRIES } from './prices'

/** Where we sell, and what the law of each of these countries asks of the buy box. */
export const seedCountries = async (at: { payload: Payload; req: PayloadRequest }): Promise<void> => {
  const ids = new Map<string, string>()
  for (const country of SEED_COUNTRIES) {
    const { id } = await writeNew(at, {
      collection: 'countries',
      locales: [DEFAULT_LOCALE],
      data: () => ({ ...country }),
    })
    ids.set(country.code, id)
  }
  for (const { name, countries, withdrawalDays, button, note, boxes, plans } of SEED_POLICIES) {
    await writeInNine(at, {
      collection: 'checkout-policies',
      data: (locale) => ({
        name,
        countries: countries.map((code) => ids.get(code) ?? unknown(code)),
        withdrawalDays,
        plans,
        button: button[locale],
        note: note?.[locale],
        boxes: boxes.map(({ kind, label }) => ({ kind, label: label[locale] })),
      }),
    })
  }
}

/** A country without its policy would be sold to without what its law asks for. */
const unknown = (code: string): never => {
  throw new Error(`A checkout policy names ${code}, which is not among the countries of the seed.`)
}
