/** What an editor may try to write over a document: to leave a page without what it needs. */
export const CHANGES: Readonly<Record<string, readonly object[]>> = {
  exams: [
    { number: 99 },
    { number: null },
    { kind: 'eq' },
    { title: '' },
    { form: {} },
    { form: { timeLimitMinutes: 25, practice: null } },
    { instructions: [], encouragements: [] },
  ],
  questions: [
    { position: 99 },
    { part: 2 },
    { level: 1 },
    { exam: null },
    { panels: [] },
    { options: [] },
    { key: 9 },
  ],
  instruments: [{ items: [] }, { scales: [] }, { exam: null }, { mostMissing: 3 }],
  'landing-pages': [
    { theme: null },
    { theme: '00000000-0000-4000-8000-000000000000' },
    { slug: 'elsewhere' },
    { slug: null },
    { storefront: null },
    { exam: null },
    { blocks: [] },
    { title: '', description: '' },
  ],
  'landing-themes': [
    { colours: {} },
    { colours: { ink: '#ffffff', surface: '#ffffff' } },
    { hero: null, logo: null, footerLogo: null },
    { radius: null },
    { font: null },
  ],
  protocols: [
    { linkCode: 'imprint' },
    { linkCode: null },
    { storefront: null },
    { content: null },
    { title: '' },
  ],
  storefronts: [
    { code: 'other' },
    { code: null },
    { defaultLanding: null },
    { paymentMethods: [] },
    { supportEmail: null },
    { name: '' },
  ],
  skus: [
    { active: false },
    { tier: 'package1' },
    { tier: null },
    { exam: null },
    { prices: [] },
    { parts: [] },
    { name: '' },
  ],
  packages: [{ sku: null }, { step: null }, { guide: null }, { benefits: [] }],
  'report-parts': [{ part: 'eq_test' }, { part: null }, { name: '', content: '' }],
  countries: [{ code: 'ZZ' }, { code: null }, { currency: 'XXX' }, { continent: null }],
  'checkout-policies': [{ button: '' }, { button: null }, { boxes: [] }, { name: null }],
  'promo-codes': [{ skus: [] }, { active: false }],
  media: [{ alt: '' }],
  presenters: [{ exam: null }, { img: null }],
  reviews: [{ exam: null }, { headImage: null }],
}

/** Of a test's settings the same. */
export const SETTINGS: readonly object[] = [
  { defaultStorefront: null },
  { defaultExam: null },
  { defaultStorefront: null, defaultExam: null },
  { timeZone: 'UTC', listPageSize: null },
]

type Find = (collection: string, where: string) => Promise<string>
type Step = {
  collection: string
  where: string
  /** What else stands in the address. */
  query?: string
  /** All that are found, in one call. */
  many?: true
  data: object | ((find: Find) => Promise<object>)
}

const ADVERT = '&where[slug][equals]=test_center'
const TIERS = '&where[tier][in]=sku1,sku2,sku3,sku4&where[exam.number][equals]=1'
const FIRST_QUESTION = '&where[level][equals]=0&where[position][equals]=1'
const pricesIn = (...currencies: string[]) => ({
  prices: currencies.map((currency) => ({ currency, amount: 90_000 })),
})
const WITHOUT_DOLLARS = pricesIn('EUR', 'GBP', 'JPY', 'KRW', 'CNY', 'HKD', 'BRL', 'INR')

/** Harmless as drafts; published among many, each takes something from a page. */
export const ASIDE: readonly [name: string, step: Step][] = [
  [
    'another address',
    {
      collection: 'landing-pages',
      where: ADVERT,
      data: async (find) => ({ exam: await find('exams', '&where[number][equals]=3') }),
    },
  ],
  [
    'a language emptied',
    {
      collection: 'landing-pages',
      where: ADVERT,
      query: '&locale=JA',
      data: { title: '', description: '' },
    },
  ],
  ['another place', { collection: 'questions', where: FIRST_QUESTION, data: { position: 150 } }],
  [
    'prices of one currency',
    {
      collection: 'skus',
      where: '&where[tier][equals]=sku1&where[exam.number][equals]=1',
      data: pricesIn('EUR'),
    },
  ],
  [
    'a theme that is a draft',
    {
      collection: 'landing-pages',
      where: ADVERT,
      data: async (find) => ({ theme: await find('landing-themes', '&where[name][equals]=Half made') }),
    },
  ],
]

/** The last step is refused, and nothing of it is stored; what stands before it is free. */
export const REFUSED: readonly [name: string, ...steps: Step[]][] = [
  [
    'a country of a language renamed as a draft, where there are no drafts',
    {
      collection: 'countries',
      where: '&where[code][equals]=US',
      query: '&draft=true',
      data: { code: 'ZZ' },
    },
  ],
  [
    'nothing in any tier that can be delivered',
    { collection: 'skus', where: TIERS, many: true, data: { parts: ['depression_report'] } },
  ],
  [
    'nothing deliverable in the one tier that is on sale',
    {
      collection: 'skus',
      where: '&where[tier][in]=sku2,sku3,sku4&where[exam.number][equals]=1',
      many: true,
      data: { active: false },
    },
    {
      collection: 'skus',
      where: '&where[tier][equals]=sku1&where[exam.number][equals]=1',
      data: { parts: ['depression_report'] },
    },
  ],
  [
    'the currency that is charged where a country’s own has no price',
    {
      collection: 'countries',
      where: '&where[currency][equals]=USD',
      many: true,
      data: { currency: 'EUR' },
    },
    { collection: 'skus', where: TIERS, many: true, data: WITHOUT_DOLLARS },
  ],
  [
    'a way to pay in one country alone',
    {
      collection: 'storefronts',
      where: '',
      data: async (find) => ({
        paymentMethods: [
          {
            gateway: 'sandbox',
            method: 'card',
            countries: [await find('countries', '&where[code][equals]=JP')],
          },
        ],
      }),
    },
  ],
  [
    'a way to pay in one country alone, among many',
    {
      collection: 'storefronts',
      where: '',
      many: true,
      data: async (find) => ({
        paymentMethods: [
          {
            gateway: 'sandbox',
            method: 'card',
            countries: [await find('countries', '&where[code][equals]=JP')],
          },
        ],
      }),
    },
  ],
  ...(
    [
      ['sandbox', 'apple_pay'],
      ['sandbox', 'paypal'],
      ['stripe', 'paypal'],
      ['paypal', 'card'],
    ] as const
  ).map(([gateway, method]): [string, Step] => [
    `${method} by ${gateway}, which cannot`,
    {
      collection: 'storefronts',
      where: '',
      data: {
        paymentMethods: [
          { gateway: 'sandbox', method: 'card' },
          { gateway, method },
        ],
      },
    },
  ]),
  [
    'boxes of a buying rule in one language',
    {
      collection: 'checkout-policies',
      where: '&where[name][like]=European',
      data: { boxes: [{ kind: 'waiver', label: 'Only in English' }] },
    },
  ],
  [
    'boxes of all buying rules in one language',
    {
      collection: 'checkout-policies',
      where: '&where[name][exists]=true',
      many: true,
      data: { boxes: [{ kind: 'waiver', label: 'Only in English' }] },
    },
  ],
  [
    'another kind of the public test',
    { collection: 'exams', where: '&where[number][equals]=1', data: { kind: 'eq' } },
  ],
  [
    'a text with a hole in it',
    {
      collection: 'protocols',
      where: '',
      data: { content: { root: { type: 'root', children: [null] } } },
    },
  ],
  [
    'a draft of a text with a hole in it',
    {
      collection: 'packages',
      where: '',
      query: '&draft=true',
      data: { guide: { root: { type: 'root', children: [{ type: 'paragraph', children: [null] }] } } },
    },
  ],
]
