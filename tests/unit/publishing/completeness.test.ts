import { describe, expect, it } from 'vitest'
import { LOCALES } from '@/domain/locale/locales'
import { FORM_30_BLUEPRINT } from '@/domain/matrices/generate/blueprint'
import { generateForm } from '@/domain/matrices/generate/generate-form'
import { completenessOf, type Subject } from '@/domain/publishing/completeness'
import type { Gap } from '@/domain/publishing/gap'
import { SEED_THEMES } from '@/seed/themes'

const ALL = [...LOCALES]
const without = (...missing: string[]) => ALL.filter((locale) => !missing.includes(locale))
const circle = (size: number) => ({ figure: { shape: 'circle', fill: 'none', size } })
const look = (rotation: number) => ({ figure: { shape: 'arrow', fill: 'none', size: 3, rotation } })
const PANELS = [1, 2, 3, 4, 1, 2, 3, 4].map(circle)
const OPTIONS = [0, 1, 2, 3, 4, 5].map(look)
const USD = { currency: 'USD', amount: 999 }
const PAPER = SEED_THEMES.paper.colours

const NOTHING: Subject = { texts: [], pictures: [] }
const QUESTION = { panels: PANELS, options: OPTIONS, key: 3 }
const [ITEM] = generateForm({ seed: 'completeness', blueprint: FORM_30_BLUEPRINT })
if (!ITEM) throw new Error('The blueprint is empty.')
const WHOLE = { panels: ITEM.panels, options: ITEM.options, key: ITEM.key + 1, b: ITEM.difficulty.b }

const cases: [string, Partial<Subject>, Gap[]][] = [
  ['nothing of a document without texts', {}, []],
  ['nothing of a text in all nine', { texts: [{ path: 'title', required: true, filled: ALL }] }, []],
  [
    'the locales of a required text',
    { texts: [{ path: 'blocks.1.heading', required: true, filled: without('FR', 'KR') }] },
    [{ code: 'missing_translation', path: 'blocks.1.heading', what: ['FR', 'KR'] }],
  ],
  [
    'a required text that is nowhere',
    { texts: [{ path: 'title', required: true, filled: [] }] },
    [{ code: 'missing_translation', path: 'title', what: ALL }],
  ],
  [
    'nothing of an optional text that is nowhere',
    { texts: [{ path: 'eyebrow', required: false, filled: [] }] },
    [],
  ],
  [
    'an optional text that is only half translated',
    { texts: [{ path: 'eyebrow', required: false, filled: ['EN', 'DE'] }] },
    [{ code: 'missing_translation', path: 'eyebrow', what: without('EN', 'DE') }],
  ],
  [
    'a picture that one language does not describe',
    { pictures: [{ path: 'logo', described: without('JA') }] },
    [{ code: 'missing_alternative', path: 'logo', what: ['JA'] }],
  ],
  ['nothing of an exam whose kind is built', { kind: 'iq' }, []],
  ['an exam of no kind', { kind: 'undefined' }, [{ code: 'kind_not_built', path: 'kind', what: [] }]],
  ['nothing of three legal pages', { legal: ['terms', 'privacy', 'cookies', 'imprint'] }, []],
  [
    'a legal page that is not published',
    { legal: ['terms', 'cookies'] },
    [{ code: 'missing_legal', path: 'storefront', what: ['privacy'] }],
  ],
  ['nothing of a readable theme', { theme: { published: true, colours: PAPER } }, []],
  ['a theme that is not chosen', { theme: null }, [{ code: 'missing_theme', path: 'theme', what: [] }]],
  [
    'a theme that is not published',
    { theme: { published: false, colours: PAPER } },
    [{ code: 'missing_theme', path: 'theme', what: [] }],
  ],
  [
    'a theme without one of its colours',
    { theme: { published: true, colours: { ...PAPER, danger: null } } },
    [{ code: 'missing_theme', path: 'theme', what: [] }],
  ],
  [
    'the pairs that cannot be read',
    { theme: { published: true, colours: { ...PAPER, muted: '#aaaaaa' } } },
    [{ code: 'unreadable_theme', path: 'theme', what: ['muted/surface', 'muted/raised'] }],
  ],
  ['nothing of a SKU priced everywhere', { price: { prices: [USD], currencies: ['USD'] } }, []],
  [
    'the currencies without a price',
    { price: { prices: [USD], currencies: ['USD', 'EUR', 'JPY'] } },
    [{ code: 'missing_price', path: 'prices', what: ['EUR', 'JPY'] }],
  ],
  [
    'a price that cannot be charged',
    { price: { prices: [{ currency: 'JPY', amount: 50 }], currencies: ['JPY'] } },
    [{ code: 'missing_price', path: 'prices', what: ['JPY'] }],
  ],
  [
    'nothing of a landing page whose buyers pay in the fallback',
    { offer: { skus: [[USD]], currencies: ['USD', 'KRW'], fallback: 'USD' } },
    [],
  ],
  [
    'a landing page behind which nothing is sold',
    { offer: { skus: [], currencies: ['USD', 'KRW'], fallback: 'USD' } },
    [{ code: 'nothing_for_sale', path: 'exam', what: ['USD', 'KRW'] }],
  ],
  [
    'a currency that no SKU can be paid in',
    {
      offer: { skus: [[{ currency: 'EUR', amount: 999 }]], currencies: ['EUR', 'KRW'], fallback: 'USD' },
    },
    [{ code: 'nothing_for_sale', path: 'exam', what: ['KRW'] }],
  ],
  ['nothing of a whole question', { question: WHOLE }, []],
  [
    'a key that is not the solver’s answer',
    { question: { ...WHOLE, key: (WHOLE.key % 6) + 1 } },
    [{ code: 'another_key', path: 'key', what: [String(WHOLE.key)] }],
  ],
  [
    'panels that are not there or not drawn, and options too many',
    {
      question: { panels: [...PANELS.slice(0, 6), {}], options: [...OPTIONS, look(6)], key: 1 },
    },
    [
      { code: 'incomplete_matrix', path: 'panels', what: ['7', '8'] },
      { code: 'incomplete_matrix', path: 'options', what: ['7'] },
    ],
  ],
  [
    'two options that look the same',
    { question: { ...QUESTION, options: [...OPTIONS.slice(0, 5), look(1)] } },
    [{ code: 'same_options', path: 'options', what: ['2', '6'] }],
  ],
  [
    'a question whose rules deal three values along diagonals',
    {
      question: {
        ...QUESTION,
        rules: [{ attribute: 'figure.fill', rule: 'distribute-three', direction: 'diagonal' }],
      },
    },
    [{ code: 'dealt_on_diagonals', path: 'panels', what: [] }],
  ],
  [
    'a question that shows three values dealt along diagonals, whatever its rules say',
    {
      question: {
        ...QUESTION,
        panels: ['none', 'none', 'dark', 'light', 'dark', 'dark', 'light', 'none'].map((fill) => ({
          figure: { shape: 'circle', fill, size: 4 },
        })),
      },
    },
    [{ code: 'dealt_on_diagonals', path: 'panels', what: [] }],
  ],
  ...[null, 0, 7, 2.5, '3'].map((key): [string, Partial<Subject>, Gap[]] => [
    `the key ${JSON.stringify(key)}`,
    { question: { ...QUESTION, key } },
    [{ code: 'missing_key', path: 'key', what: [] }],
  ]),
]

describe('before it is published a document is told', () => {
  it.each(cases)('%s', (_, subject, gaps) => {
    expect(completenessOf({ ...NOTHING, ...subject })).toEqual(gaps)
  })

  it('everything at once', () => {
    const [broken] = cases.filter(([, , gaps]) => gaps.length > 0)
    const all = completenessOf({
      ...NOTHING,
      ...broken?.[1],
      legal: [],
      theme: null,
      question: { panels: [], options: [], key: null },
    })
    expect(all.map(({ code }) => code)).toEqual([
      'missing_translation',
      'missing_legal',
      'missing_theme',
      'incomplete_matrix',
      'incomplete_matrix',
      'missing_key',
    ])
  })
})
