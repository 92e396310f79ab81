import type { LandingBlock } from '@/domain/catalog/landing'
import type { Picture } from '../chrome/brand'
import type { Theme } from '../chrome/theme'

export type PageTheme = Theme & { logo: Picture | null; footerLogo: Picture | null; hero: Picture | null }
export type Counter = { key: string; label: string; value: number | string }
export type FromPrice = { country: string; amount: number; currency: string; taxRatePercent: number }
export type CountryName = { code: string; name: string }
export type ReviewView = {
  name: string
  location: string | null
  stars: number
  content: string
  time: string
}

/** Everything that a landing page shows. */
export type LandingData = {
  theme: PageTheme | null
  blocks: LandingBlock[]
  exam: { title: string; duration: string; questionCount: number }
  /** The cheapest report in the locale's country; null: nothing is sold there. */
  price: FromPrice | null
  /** Names of what that report holds. */
  includes: string[]
  countries: CountryName[]
  counters: Counter[]
  reviews: ReviewView[]
}
