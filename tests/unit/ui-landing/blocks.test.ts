import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import type { LandingBlock, LandingData } from '@/domain/catalog/landing'
import { timeLeft } from '@/domain/catalog/time-left'
import { shownAges, shownCountries } from '@/domain/statistics/shown-takers'
import { FEWEST_TAKERS } from '@/domain/statistics/takers'
import { FeedShown } from '@/ui/checkout/feed/feed-shown'
import { Landing } from '@/ui/landing/landing'
import { render } from '../ui-checkout/render'
import { landingWith } from './landing-given'

const shop = {
  brand: { name: 'Plumbline', tagline: null, logo: null, footerLogo: null },
  protocols: [],
  cookieVersion: '1',
  foreign: null,
}

const show = (block: LandingBlock, over: Partial<LandingData> = {}) =>
  render({
    screen: createElement(Landing, {
      place: { locale: 'EN', code: 'iq', examId: 1 },
      shop,
      landing: landingWith([block], over),
      preview: true,
    }),
  })

const PHOTO = {
  url: '/media/a.webp',
  alt: 'Somebody at a table',
  width: 800,
  height: 600,
  focus: { x: 20, y: 80 },
}
const OFFER = { code: 'SPRING', endsAt: '2027-03-01T12:00:00.000Z' }
const TIER = {
  id: 't',
  name: 'Basic',
  description: null,
  amount: 990,
  currency: 'USD',
  includes: ['The score'],
}
const head = { id: 'b', heading: 'A heading of a block' }
const steps = [
  { title: 'One', text: 'First.' },
  { title: 'Two', text: 'Then.' },
]
const body = {
  root: {
    type: 'root',
    children: [
      {
        type: 'paragraph',
        version: 1,
        children: [{ type: 'text', text: 'Rich words', format: 1, version: 1 }],
      },
    ],
  },
}

describe('a block', () => {
  it.each<[string, LandingBlock, Partial<LandingData>, string[]]>([
    [
      'of a scene',
      { ...head, type: 'picture', text: 'Words', art: 'page', side: 'left' },
      {},
      ['Words', '<svg'],
    ],
    [
      'of a photo, cut around what its editor marked',
      { ...head, type: 'picture', text: 'Words', art: 'photo', side: 'right' },
      { textPicture: PHOTO },
      ['src="/media/a.webp"', 'alt="Somebody at a table"', 'object-position:20% 80%'],
    ],
    [
      'that compares, as a table with headings of rows and columns',
      {
        ...head,
        type: 'comparison',
        text: null,
        ours: 'Here',
        others: 'There',
        rows: [{ title: 'Price', ours: 'Told', others: 'Hidden' }],
      },
      {},
      ['<th scope="row">Price</th>', '<th scope="col">Here</th>', 'Told', 'Hidden'],
    ],
    [
      'of tiers',
      { ...head, type: 'tiers', text: null },
      { tiers: [TIER] },
      ['Basic', '$9.90', 'The score', 'No tax added, United States'],
    ],
    [
      'of the report',
      { ...head, type: 'report', text: 'Words' },
      { hasFile: true },
      ['/samples/report-EN.webp', 'alt="'],
    ],
    [
      'of the method, with where to read on',
      { ...head, type: 'method', text: null, items: steps },
      { article: { id: 'what-an-iq-score-says', title: 'What an IQ score says' } },
      ['One', 'Then.', '?id=what-an-iq-score-says', 'What an IQ score says'],
    ],
    [
      'that counts down, with a date that needs no script',
      { ...head, type: 'countdown', text: null },
      { offer: OFFER },
      ['SPRING', 'dateTime="2027-03-01T12:00:00.000Z"', 'March 1, 2027'],
    ],
    ['of rich text', { id: 'b', type: 'richText', body }, {}, ['<strong>Rich words</strong>']],
    [
      'of countries',
      { ...head, type: 'countries', text: null },
      { takers: { countries: [{ code: 'DE', name: 'Germany', mean: 101, n: 1234 }], ages: [], aged: 0 } },
      ['<th scope="row">Germany</th>', '101', '1,234', `at least ${FEWEST_TAKERS} people`],
    ],
    [
      'of ages',
      { ...head, type: 'ages', text: null },
      {
        takers: {
          countries: [],
          ages: [
            { from: 18, to: 24, percent: 40 },
            { from: 65, to: null, percent: 60 },
          ],
          aged: 300,
        },
      },
      ['18–24', '65 and over', '40%', '300 people'],
    ],
    [
      'of questions in groups, the name of a group once',
      {
        ...head,
        type: 'faq',
        items: [
          { title: 'Q1', text: 'A1', group: 'Money' },
          { title: 'Q2', text: 'A2', group: 'Money' },
          { title: 'Q3', text: 'A3', group: null },
        ],
      },
      {},
      ['>Money</h3>', 'Q1', 'A3'],
    ],
    [
      'of reviews, with when and by whom',
      { ...head, type: 'reviews' },
      {
        reviews: [
          {
            language: 'EN',
            name: 'M.',
            time: '2026-10-02T00:00:00.000Z',
            location: 'Kyoto',
            headImage: '/media/h.webp',
            stars: 4,
            content: 'It was plain.',
          },
        ],
      },
      ['It was plain.', 'M., Kyoto', 'Oct 2, 2026', 'src="/media/h.webp"'],
    ],
    [
      'of figures, with what an editor has evidence for',
      { ...head, type: 'statistics', text: null, keys: ['users_30000', 'tests_total'] },
      { counters: [{ key: 'users_30000', label: 'People', value: 'more than 30,000' }] },
      ['more than 30,000', 'People'],
    ],
  ])('%s shows what it has', async (_, block, over, wanted) => {
    const { html, text } = await show(block, over)
    for (const piece of wanted) expect(`${html} ${text}`).toContain(piece)
    expect(html.split('>Money</h3>').length).toBeLessThan(3)
  })

  it.each<[string, LandingBlock, Partial<LandingData>]>([
    ['of tiers where nothing is sold', { ...head, type: 'tiers', text: null }, { price: null }],
    ['of the report where no file is sold', { ...head, type: 'report', text: 'Words' }, {}],
    [
      'of the report of another test',
      { ...head, type: 'report', text: 'Words' },
      { hasFile: true, exam: { kind: 'eq', title: 'EQ', duration: '', questionCount: 33 } },
    ],
    ['that counts down to nothing', { ...head, type: 'countdown', text: null }, {}],
    ['of countries with too few takers', { ...head, type: 'countries', text: null }, {}],
    ['of ages with too few takers', { ...head, type: 'ages', text: null }, {}],
    ['of purchases in a preview', { ...head, type: 'feed' }, {}],
    ['of reviews without one', { ...head, type: 'reviews' }, {}],
    [
      'of figures of which none is public',
      { ...head, type: 'statistics', text: null, keys: ['users_30000'] },
      {},
    ],
    [
      'that compares nothing',
      { ...head, type: 'comparison', text: null, ours: '', others: '', rows: [] },
      {},
    ],
    ['of rich text that was never written', { id: 'b', type: 'richText', body: null }, {}],
  ])('%s is not there', async (_, block, over) => {
    const { text, html } = await show(block, over)
    expect(text).not.toContain('A heading of a block')
    expect(html).not.toContain('<section')
  })

  it('whose photo is gone has its words alone', async () => {
    const { html, text } = await show({ ...head, type: 'picture', text: 'Words', art: 'photo', side: 'left' })
    expect(text).toContain('A heading of a block')
    expect(text).toContain('Words')
    expect(html).not.toContain('<img')
  })

  it('with a button that stays in sight comes last, wherever it was put', async () => {
    const { html } = await render({
      screen: createElement(Landing, {
        place: { locale: 'EN', code: 'iq', examId: 1 },
        shop,
        landing: landingWith([
          {
            id: 'a',
            type: 'hero',
            eyebrow: null,
            heading: 'First',
            text: '',
            action: 'Go',
            layout: 'split',
            art: 'matrix',
          },
          { id: 's', type: 'sticky', action: 'Begin now' },
          { id: 'c', type: 'promises', heading: 'Promised', items: steps },
        ]),
        preview: true,
      }),
    })
    expect(html.indexOf('Begin now')).toBeGreaterThan(html.indexOf('Promised'))
    expect(html.indexOf('Begin now')).toBeLessThan(html.indexOf('<footer'))
  })
})

describe('what was bought', () => {
  it('stands under the heading of an editor, in its language', async () => {
    const items = [{ thing: 'iq', country: 'DE', ago: { unit: 'hour', count: 2 } }] as const
    const { html, words } = await render({
      screen: createElement(FeedShown, { items, title: 'Gerade gekauft', lang: 'de' }),
    })
    expect(html).toContain('lang="de">Gerade gekauft</h2>')
    expect(html).not.toContain(`>${words.feed.title}<`)
  })
})

describe('how long an offer is left', () => {
  const endsAt = Date.parse('2027-03-02T03:04:05.000Z')
  it.each<[string, number, ReturnType<typeof timeLeft>]>([
    ['a day and more', Date.parse('2027-03-01T00:00:00.000Z'), { days: 1, hours: 3, minutes: 4, seconds: 5 }],
    ['a second', endsAt - 1000, { days: 0, hours: 0, minutes: 0, seconds: 1 }],
    ['nothing at its end', endsAt, null],
    ['nothing after it', endsAt + 1, null],
  ])('%s', (_, now, left) => {
    expect(timeLeft({ endsAt, now })).toEqual(left)
  })

  it('is nothing where its end is no moment', () => {
    expect(timeLeft({ endsAt: Number.NaN, now: 0 })).toBeNull()
  })
})

describe('what a public page tells of takers', () => {
  const group = <Key>(key: Key, n: number, mean = 100) => ({ key, n, mean, sd: 15 })

  it('is no country below its fewest, and none beside it alone', () => {
    expect(shownCountries([group('DE', 5000), group('FR', FEWEST_TAKERS - 1)])).toEqual([])
    const both = shownCountries([group('DE', 5000, 103), group('FR', FEWEST_TAKERS, 97), group('PT', 3)])
    expect(both.map(({ code }) => code)).toEqual(['DE', 'FR'])
  })

  it('is no age below as many people', () => {
    expect(shownAges([group(18, FEWEST_TAKERS - 1)]).ages).toEqual([])
    const { ages, aged } = shownAges([group(18, 150), group(65, 50)])
    expect(aged).toBe(200)
    expect(ages.at(0)).toEqual({ from: 18, to: 24, percent: 75 })
    expect(ages.at(-1)).toEqual({ from: 65, to: null, percent: 25 })
  })
})
