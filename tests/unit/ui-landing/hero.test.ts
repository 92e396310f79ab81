import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { HERO_LAYOUTS, type HeroArt } from '@/domain/catalog/landing'
import { Hero, type HeroProps } from '@/ui/landing/hero/hero'
import { heroLook } from '@/ui/landing/hero/hero-look'
import { render } from '../ui-checkout/render'

const GIVEN: HeroProps = {
  lang: 'en',
  startHref: '/instructions/iq-1',
  kind: 'iq',
  photo: null,
  duration: '25 minutes',
  price: { country: 'US', amount: 990, currency: 'USD', taxRatePercent: 0 },
  countryName: 'United States',
  eyebrow: 'Before the words',
  heading: 'A promise',
  text: 'What it is.',
  action: 'Go on',
  layout: 'split',
  art: 'matrix',
}

describe.each(HERO_LAYOUTS)('the opening as %s', (layout) => {
  it('says promise, text, price and what the one button does', async () => {
    const { text, html } = await render({ screen: createElement(Hero, { ...GIVEN, layout }) })
    for (const said of ['A promise', 'What it is.', 'Go on', '$9.90', '25 minutes'])
      expect(text).toContain(said)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html.match(/href="\/instructions/g)).toHaveLength(1)
  })
})

describe('what an opening shows', () => {
  const look = { layout: 'split', art: 'matrix', kind: 'iq', hasPhoto: false } as const
  it.each<[string, Partial<Parameters<typeof heroLook>[0]>, Partial<ReturnType<typeof heroLook>>]>([
    [
      'the puzzle of an IQ test in place of its picture',
      { layout: 'puzzle', art: 'curve' },
      { art: 'puzzle' },
    ],
    ['no puzzle on another test', { layout: 'puzzle', kind: 'eq' }, { layout: 'split', art: 'scale' }],
    ['no curve of an IQ on another test', { art: 'curve', kind: 'types16' }, { art: 'scale' }],
    ['a scene on any test', { art: 'garden', kind: 'depression' }, { art: 'garden', foot: false }],
    ['a photo that is there', { art: 'photo', hasPhoto: true }, { art: 'photo' }],
    ['a matrix where the photo is gone', { art: 'photo' }, { art: 'matrix' }],
    ['statements where it is gone on another test', { art: 'photo', kind: 'eq' }, { art: 'scale' }],
    ['nothing at the foot of a test about health', { kind: 'psychology' }, { foot: false }],
    ['nothing below a scene, which has a ground', { art: 'train' }, { art: 'train', foot: false }],
    ['nothing at the foot of a card', { layout: 'card' }, { foot: false }],
    ['a drawing at the foot of the others', { kind: 'left_right' }, { foot: true }],
  ])('%s', (_, given, wanted) => {
    expect(heroLook({ ...look, ...given })).toMatchObject(wanted)
  })

  it('no hill of the norm below a test without one', async () => {
    const of = async (kind: string, art: HeroArt = 'scale') =>
      (await render({ screen: createElement(Hero, { ...GIVEN, kind, art }) })).html
    expect(await of('iq')).toContain('viewBox="0 0 1440 316"')
    const feet = await Promise.all(['types16', 'eq', 'left_right'].map((kind) => of(kind)))
    expect(new Set(feet).size).toBe(3)
    for (const html of feet) expect(html).not.toContain('viewBox="0 0 1440 316"')
    expect(await of('depression')).not.toContain('0 0 1440')
  })
})
