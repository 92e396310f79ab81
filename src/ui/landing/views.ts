import type { Picture } from '../chrome/brand'
import type { Theme } from '../chrome/theme'

type Titled = { title: string; text: string }

/** The blocks of a landing page as their renderers take them (content/landing makes them). */
export type Block = { id: string } & (
  | ({ type: 'hero' } & HeroWords)
  | { type: 'statistics'; heading: string; text: string | null; keys: string[] }
  | { type: 'steps' | 'promises' | 'faq'; heading: string; items: Titled[] }
  | { type: 'sample' | 'classification'; heading: string; text: string }
  | { type: 'price'; heading: string; text: string; action: string }
  | { type: 'reviews'; heading: string }
)
export type HeroWords = {
  eyebrow: string | null
  heading: string
  text: string
  action: string
  art: 'matrix' | 'curve' | 'photo'
}
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
  blocks: Block[]
  exam: { title: string; duration: string; questionCount: number }
  /** The cheapest report in the locale's country; null: nothing is sold there. */
  price: FromPrice | null
  /** Names of what that report holds. */
  includes: string[]
  countries: CountryName[]
  counters: Counter[]
  reviews: ReviewView[]
}
