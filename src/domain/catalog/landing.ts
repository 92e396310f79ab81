import type { Locale } from '../locale/locales'
import type { Picture, Theme } from '../theme/look'

// A landing page as it is shown: content/landing/landing-data.ts reads it, ui/landing/landing.tsx draws it.
// Three tables are keyed by the types of `BlockWords`, and the compiler names what one of them lacks: what an editor fills
// in (cms/blocks/landing.ts), what of it a page gets (content/landing/landing-view.ts), and how it is drawn
// (ui/landing/landing.tsx, one folder each).

/** Scenes of our own hand (ui/landing/scenes), one for each landing page that is seeded. */
export const SCENES = [
  'founder',
  'free',
  'genius_lab',
  'girl',
  'home',
  'wall',
  'boy',
  'computer',
  'genius',
  'student',
  'page',
  'relax',
  'third',
  'types',
  'bicycle',
  'train',
  'market',
  'young',
  'table',
  'office',
  'garden',
] as const
export type Scene = (typeof SCENES)[number]

/** What the first block shows beside its words. */
export const HERO_ART = ['matrix', 'curve', 'photo', 'scale', ...SCENES] as const
export type HeroArt = (typeof HERO_ART)[number]

/** How the first block is laid out. */
export const HERO_LAYOUTS = [
  'split',
  'mirror',
  'centre',
  'poster',
  'band',
  'card',
  'letter',
  'puzzle',
] as const
export type HeroLayout = (typeof HERO_LAYOUTS)[number]

/** What a picture beside a text shows: a scene, or the editor's own. */
export const PICTURE_ART = ['photo', ...SCENES] as const
export const PICTURE_SIDES = ['left', 'right'] as const

/** Marks of our own that stand before the name in header and footer, where no logo is uploaded. */
export const MARKS = [
  'plumb',
  'curve',
  'grid',
  'circle',
  'leaf',
  'spark',
  'steps',
  'wave',
  'sun',
  'key',
  'bridge',
  'knot',
  'window',
  'column',
  'acorn',
  'moon',
  'cup',
  'compass',
  'sprout',
  'orbit',
  'hills',
] as const
export type Mark = (typeof MARKS)[number]

/** What is counted, and may be shown once there is enough of it. */
export const COUNTER_KEYS = ['tests_total', 'tests_30_days', 'average_iq', 'currently_testing'] as const
export type CounterKey = (typeof COUNTER_KEYS)[number]

/** Figures that an editor may show once evidence for them is entered (docs/decisions/0009). */
export const STATIC_KEYS = [
  'people_last_week',
  'testing_now_static',
  'tests_30_days_static',
  'tests_total_static',
  'tests_yesterday',
  'tests_today',
  'last_hour_785',
  'last_hour_998',
  'users_30000',
  'average_iq_static',
  'wrong_count_20',
  'iq_gain_43',
] as const
export const FIGURE_KEYS = [...COUNTER_KEYS, ...STATIC_KEYS] as const
export type FigureKey = (typeof FIGURE_KEYS)[number]

type Titled = { title: string; text: string }

/** What a page gets of each block. */
export type BlockWords = {
  hero: {
    eyebrow: string | null
    heading: string
    text: string
    action: string
    layout: HeroLayout
    art: HeroArt
  }
  statistics: { heading: string; text: string | null; keys: FigureKey[] }
  steps: { heading: string; items: Titled[] }
  sample: { heading: string; text: string }
  classification: { heading: string; text: string }
  price: { heading: string; text: string; action: string }
  promises: { heading: string; items: Titled[] }
  reviews: { heading: string }
  faq: { heading: string; items: (Titled & { group: string | null })[] }
  picture: {
    heading: string
    text: string
    art: (typeof PICTURE_ART)[number]
    side: (typeof PICTURE_SIDES)[number]
  }
  comparison: {
    heading: string
    text: string | null
    ours: string
    others: string
    rows: { title: string; ours: string; others: string }[]
  }
  tiers: { heading: string; text: string | null }
  report: { heading: string; text: string }
  method: { heading: string; text: string | null; items: Titled[] }
  countdown: { heading: string; text: string | null }
  feed: { heading: string }
  sticky: { action: string }
  richText: { body: unknown }
  countries: { heading: string; text: string | null }
  ages: { heading: string; text: string | null }
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
/** What is sold of a report in the country of the reader's locale, the cheapest first. */
export type TierView = {
  id: string
  name: string
  description: string | null
  amount: number
  currency: string
  /** Names of what it holds. */
  includes: string[]
}
/** Who took the test, from our own data; a list is empty while there are too few (domain/statistics/takers.ts). */
export type TakersView = {
  countries: { code: string; name: string; mean: number; n: number }[]
  ages: { from: number; to: number | null; percent: number }[]
  /** Of whom an age is known. */
  aged: number
}
export type LandingThemeView = Theme & {
  logo: Picture | null
  footerLogo: Picture | null
  hero: Picture | null
  mark: Mark
}

/** Everything that a landing page shows. */
export type LandingData = {
  /** Of the editor's words: the reader's, or else the first in which the page is public. */
  language: Locale
  /** null: the default colours. */
  theme: LandingThemeView | null
  blocks: LandingBlock[]
  /** The page's own pictures, where it has any. */
  heroPicture: Picture | null
  textPicture: Picture | null
  /** The code whose end a countdown shows; null: none is chosen, or it does not end. */
  offer: { code: string; endsAt: string } | null
  exam: { kind: string; title: string; duration: string; questionCount: number }
  /** The cheapest report in the locale's country; null: nothing is sold there. */
  price: LowestPrice | null
  /** Names of what that report holds. */
  includes: string[]
  tiers: TierView[]
  /** Whether one of them holds the report as a file. */
  hasFile: boolean
  takers: TakersView
  /** The article about what a score says, where it is public in the reader's language. */
  article: { id: string; title: string } | null
  countries: CountryName[]
  counters: CounterView[]
  reviews: ReviewView[]
  /** Tests to go on to. */
  others: { examId: number; title: string; summary: string | null; duration: string }[]
}
