'use client'

import { useLocale } from 'next-intl'
import useSWR from 'swr'
import { localeOfTag } from '@/domain/locale/locales'
import { call } from '@/ui/api/call'
import { useOwnTimeZone } from '@/ui/browser/use-own-time-zone'
import { storedLandingSlug } from '@/ui/navigation/landing-slug'
import { appExamIdOf, type ScreenPlace } from '@/ui/navigation/screen-place'
import { readPlanOffer } from '../order/order-subject'

const ONCE = { revalidateOnFocus: false, shouldRetryOnError: false, keepPreviousData: true } as const

/** The plans on sale in a country. */
export const usePlans = (place: ScreenPlace, country: string | null) => {
  const hl = localeOfTag(useLocale())
  const examId = appExamIdOf(place)
  return useSWR(
    country ? ['plan.list', examId, country, hl] : null,
    () =>
      call('plan.list', {
        params: { examId, country: country ?? '' },
        query: { hl, landing: storedLandingSlug() },
      }),
    ONCE,
  )
}

/** What a plan is for this person: whether they have it, and what it would take the place of. */
export const usePlanOffer = ({
  place,
  code,
  country,
}: {
  place: ScreenPlace
  /** null: there is none to ask about. */
  code: string | null
  country: string
}) => {
  const hl = localeOfTag(useLocale())
  const zone = useOwnTimeZone()
  const examId = appExamIdOf(place)
  return useSWR(
    code === null ? null : ['plan.offer', examId, code, country, hl],
    () => readPlanOffer({ plan: code ?? '', skipTrial: false, zone }, { place, country, hl }),
    ONCE,
  )
}
