import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import type { LandingData } from '@/domain/catalog/landing'
import { healthKinds } from '@/domain/exam/kinds'
import { Landing } from '@/ui/landing/landing'
import { render } from '../ui-checkout/render'

const landing = (kind: string): LandingData => ({
  theme: null,
  tiers: [],
  hasFile: false,
  takers: { countries: [], ages: [], aged: 0 },
  article: null,
  textPicture: null,
  offer: null,
  language: 'EN',
  exam: { kind, duration: '20 minutes', title: 'A test', questionCount: 40 },
  price: { amount: 4321, currency: 'EUR', country: 'DE', taxRatePercent: 19 },
  countries: [{ code: 'DE', name: 'Germany' }],
  includes: [],
  counters: [],
  reviews: [],
  others: [],
  heroPicture: null,
  blocks: [
    {
      id: '1',
      type: 'hero',
      eyebrow: null,
      heading: 'A heading',
      text: 'A text',
      action: 'Begin',
      layout: 'split',
      art: 'matrix',
    },
  ],
})

const shown = (kind: string) =>
  render({
    screen: createElement(Landing, {
      place: { locale: 'EN', code: 'iq', examId: 1 },
      shop: {
        brand: { name: 'Plumbline', tagline: null, logo: null, footerLogo: null },
        protocols: [],
        cookieVersion: '1',
        foreign: null,
      },
      landing: landing(kind),
      preview: true,
    }),
  })

describe('the opening of a landing page', () => {
  it('says what a report costs', async () => {
    expect((await shown('iq')).text).toContain('€')
  })

  it.each(healthKinds())('of a test about health (%s) shows no price', async (kind) => {
    const { text } = await shown(kind)
    expect(text).toContain('A heading')
    expect(text).not.toContain('€')
  })
})
