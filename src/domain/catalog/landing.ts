import type { Locale } from '../locale/locales'
import type { Picture, Theme } from '../theme/look'

// A landing page as it is shown: content/landing/landing-data.ts reads it, ui/landing/landing.tsx draws it.
// Three tables are keyed by the types of `BlockWords`, and the compiler names what one of them lacks: what an editor fills
// in (cms/blocks/landing.ts), what of it a page gets (content/landing/landing-view.ts), and how it is drawn
// (ui/landing/landing.tsx, one folder each).

/** What the first block shows beside its words. */
export const HERO_ART = ['matrix', 'curve', 'photo', 'scale'] as const
export type HeroArt = (typeof HERO_ART)[number]

/** What is counted, and may be shown once there is enough of it. */
export const COUNTER_KEYS = ['tests_total', 'tests_30_days', 'average_iq', 'currently_testing'] as const
export type CounterKey = (typeof COUNTER_KEYS)[number]

type Titled = { title: string; text: string }

/** What a page gets of each block. */
export type BlockWords = {
  hero: { eyebrow: string | null; heading: string; text: string; action: string; art: HeroArt }
  statistics: { heading: string; text: string | null; keys: CounterKey[] }
  steps: { heading: string; items: Titled[] }
  sample: { heading: string; text: string }
  classification: { heading: string; text: string }
  price: { heading: string; text: string; action: string }
  promises: { heading: string; items: Titled[] }
  reviews: { heading: string }
  faq: { heading: string; items: Titled[] }
}

export type BlockType = keyof BlockWords

export type LandingBlockOf<Type extends BlockType> = { id: string; type: Type } & BlockWords[Type]

/** A block of any type. */
export type LandingBlock = { [Type in BlockType]: LandingBlockOf<Type> }[BlockType]

/** Of a report in a country, tax included. */
export type LowestPrice = { country: string; amount: number; currency: string; taxRatePercent: number }
export type CountryName = { code: string; name: string }
/** `value` is a number that was counted, or an editor's text with evidence behind it. */
export type CounterView = { key: string; label: string; value: number | string }
export type ReviewView = {
  /** In which its buyer wrote it. */
  language: Locale
  name: string
  time: string
  location: string | null
  headImage: string | null
  stars: number
  content: string
}
export type LandingThemeView = Theme & {
  logo: Picture | null
  footerLogo: Picture | null
  hero: Picture | null
}

/** Everything that a landing page shows. */
export type LandingData = {
  /** Of the editor's words: the reader's, or else the first in which the page is public. */
  language: Locale
  /** null: the default colours. */
  theme: LandingThemeView | null
  blocks: LandingBlock[]
  exam: { kind: string; title: string; duration: string; questionCount: number }
  /** The cheapest report in the locale's country; null: nothing is sold there. */
  price: LowestPrice | null
  /** Names of what that report holds. */
  includes: string[]
  countries: CountryName[]
  counters: CounterView[]
  reviews: ReviewView[]
  /** Tests to go on to. */
  others: { examId: number; title: string; summary: string | null; duration: string }[]
}
