import type { Timing } from '@/domain/exam/deadline'
import type { Locale } from '@/domain/locale/locales'
import { TRACKING_PARAMETERS } from '@/domain/routing/tracking'
import { call } from '../api/call'
import { readInTab } from '../browser/tab-storage'
import { storedLandingSlug } from '../navigation/landing-slug'
import { appExamIdOf, type ScreenPlace } from '../navigation/screen-place'
import { type SittingView, sittingView } from './sitting-view'

type Order = {
  place: ScreenPlace
  hl: Locale
  timing: Timing
  restart: boolean
  /** Both boxes were ticked: of age, and agreed that the answers are used as health data. */
  agreed?: boolean
}

/** Starts a sitting, or gives back the open one; says through which landing and advertisement the visitor came. */
export const startSitting = async ({
  place,
  hl,
  timing,
  restart,
  agreed = false,
}: Order): Promise<SittingView> => {
  const sitting = await call('sitting.start', {
    body: {
      appExamId: appExamIdOf(place),
      hl,
      timing,
      restart,
      consent: agreed ? { adult: true, health: true } : undefined,
      country: country(),
      landing: storedLandingSlug(),
      tracking: trackingOf(window.location.search),
    },
  })
  return sittingView(sitting)
}

const country = () => {
  const chosen = readInTab('country_code')
  return chosen && /^[A-Z]{2}$/.test(chosen) ? chosen : undefined
}

const trackingOf = (search: string) => {
  const query = new URLSearchParams(search)
  const given = TRACKING_PARAMETERS.flatMap((name) => {
    const value = query.get(name)
    return value ? [[name, value.slice(0, 500)]] : []
  })
  return Object.fromEntries(given) as Partial<Record<(typeof TRACKING_PARAMETERS)[number], string>>
}
