import { unstable_cache } from 'next/cache'
import { tagsOf } from '@/content/tags'
import type { TakersView } from '@/domain/catalog/landing'
import type { Locale } from '@/domain/locale/locales'
import { tagOf } from '@/domain/locale/locales'
import { SCORING_VERSION } from '@/domain/measurement/scorings'
import { shownAges, shownCountries } from '@/domain/statistics/shown-takers'
import { readTakers } from '@/services/reports/view/read-takers'
import { getPayloadClient } from '../payload'

const KEPT_FOR_SECONDS = 3600

/** Means by country and ages of who took an exam (docs/decisions/0012), as a report has them, read every hour at most. */
export const readTakersView = async (examId: string, locale: Locale): Promise<TakersView> => {
  const { countries, ...ages } = await readShown(examId)
  const names = new Intl.DisplayNames([tagOf(locale)], { type: 'region', fallback: 'code' })
  return { ...ages, countries: countries.map((row) => ({ ...row, name: names.of(row.code) ?? row.code })) }
}

const readShown = (examId: string) =>
  unstable_cache(
    async () => {
      const deps = { payload: await getPayloadClient(), now: () => new Date() }
      const takers = await readTakers(deps, { examId, scoringVersion: SCORING_VERSION })
      return { countries: shownCountries(takers.countries), ...shownAges(takers.ages) }
    },
    ['landing-takers', examId],
    { tags: tagsOf('landing-takers'), revalidate: KEPT_FOR_SECONDS },
  )()
