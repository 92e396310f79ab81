import type { LandingBlock, LandingData } from '@/domain/catalog/landing'
import { SEED_THEMES } from '@/seed/themes'

/** A landing page of the IQ test with these blocks and nothing around them. */
export const landingWith = (blocks: LandingBlock[], over: Partial<LandingData> = {}): LandingData => ({
  language: 'EN',
  theme: {
    palette: SEED_THEMES.paper.colours,
    radius: 12,
    font: 'humanist',
    logo: null,
    footerLogo: null,
    hero: null,
    mark: 'plumb',
  },
  blocks,
  heroPicture: null,
  textPicture: null,
  offer: null,
  exam: { kind: 'iq', title: 'IQ test', duration: '25 minutes', questionCount: 28 },
  price: { country: 'US', amount: 990, currency: 'USD', taxRatePercent: 0 },
  includes: [],
  tiers: [],
  hasFile: false,
  takers: { countries: [], ages: [], aged: 0 },
  article: null,
  countries: [{ code: 'US', name: 'United States' }],
  counters: [],
  reviews: [],
  others: [],
  ...over,
})
