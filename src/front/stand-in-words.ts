import type error from '../../locales/EN/error.json'
import type notFound from '../../locales/EN/notFound.json'
import type standIn from '../../locales/EN/standIn.json'
import { LOCALES, type Locale } from '../domain/locale/locales.ts'

type StandInWords = { standIn: typeof standIn; error: typeof error; notFound: typeof notFound }

const read = async (locale: Locale): Promise<StandInWords> => {
  const [standIn, error, notFound] = await Promise.all([
    import(`../../locales/${locale}/standIn.json`, { with: { type: 'json' } }),
    import(`../../locales/${locale}/error.json`, { with: { type: 'json' } }),
    import(`../../locales/${locale}/notFound.json`, { with: { type: 'json' } }),
  ])
  return { standIn: standIn.default, error: error.default, notFound: notFound.default }
}

/** Read while the server starts: a page that stands in waits for nothing. */
export const STAND_IN_WORDS = Object.fromEntries(
  await Promise.all(LOCALES.map(async (locale) => [locale, await read(locale)])),
) as Record<Locale, StandInWords>
