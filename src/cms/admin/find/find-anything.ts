import { type CollectionSlug, Forbidden, type PayloadRequest, type Where } from 'payload'
import { type Sought, whatIsSought } from '@/domain/desk/what-is-sought'
import { normalizePromoCode } from '@/domain/money/promo'
import { wordsForCode } from '../codes/words-for-code'
import { moneyText } from '../money/money-text'

/** `collection` and `id` lead to it. `detail` tells it from others of its name. */
export type Found = { collection: CollectionSlug; id: string; title: string; detail: string }

/** Of one kind, and of all. */
const MOST_OF_ONE = 6
const MOST = 20

type Look = { in: CollectionSlug; where: Where }
type Doc = { id: string; [field: string]: unknown }

/** What carries this number, this address, or these words, as far as its reader may see it. */
export const findAnything = async (req: PayloadRequest, text: string): Promise<Found[]> => {
  const sought = whatIsSought(text)
  if (!sought) return []
  const found: Found[] = []
  // One after the other: a keystroke must not take most of the connections for itself.
  for (const look of await looksFor(req, sought)) {
    if (found.length >= MOST) break
    found.push(...(await lookIn(req, look)))
  }
  return found.slice(0, MOST)
}

const lookIn = async (req: PayloadRequest, { in: collection, where }: Look): Promise<Found[]> => {
  try {
    const { docs } = await req.payload.find({
      collection,
      where,
      req,
      user: req.user,
      overrideAccess: false,
      depth: 0,
      limit: MOST_OF_ONE,
      pagination: false,
      draft: false,
    })
    return (docs as unknown as Doc[]).map((doc) => ({
      collection,
      id: doc.id,
      ...(NAMES[collection] ?? nameOfPage)(doc, req.i18n.language),
    }))
  } catch (error) {
    // What somebody may not read is not there for them.
    if (error instanceof Forbidden) return []
    throw error
  }
}

type Name = (doc: Doc, language: string) => Pick<Found, 'title' | 'detail'>
const text = (...facts: unknown[]): string => facts.filter(Boolean).map(String).join(' · ')

const nameOfPage: Name = ({ id, title, slug, linkCode }) => ({
  title: text(title) || id,
  detail: text(slug ?? linkCode),
})

const NAMES: Partial<Record<CollectionSlug, Name>> = {
  orders: ({ number, email, status, total, currency }, language) => ({
    title: text(number),
    detail: text(
      wordsForCode({ name: 'status', code: String(status), language }),
      moneyText({ amount: total, currency, language }),
      email,
    ),
  }),
  customers: ({ email, name }) => ({ title: text(email), detail: text(name) }),
  'promo-codes': ({ code, percent }) => ({ title: text(code), detail: percent ? `−${percent} %` : '' }),
}

const looksFor = async (req: PayloadRequest, sought: Sought): Promise<Look[]> => {
  if (sought.by === 'email')
    return [
      { in: 'orders', where: { email: { contains: sought.email } } },
      { in: 'customers', where: { email: { contains: sought.email } } },
    ]
  return sought.by === 'word' ? looksForWord(sought) : looksForAddress(req, sought)
}

const looksForWord = ({ word, number }: Extract<Sought, { by: 'word' }>): Look[] => {
  const said = { contains: word }
  const page: Where = { or: [{ title: said }, { slug: said }] }
  return [
    ...(number ? [{ in: 'orders', where: { number: { contains: number } } } satisfies Look] : []),
    { in: 'landing-pages', where: page },
    { in: 'promo-codes', where: { code: { contains: normalizePromoCode(word) } } },
    { in: 'articles', where: page },
    { in: 'courses', where: page },
    { in: 'help-entries', where: page },
    { in: 'orders', where: { email: said } },
    { in: 'customers', where: { email: said } },
  ]
}

/** Of which kind the document of a page is. */
const PAGES: Partial<Record<string, CollectionSlug>> = {
  articleDetail: 'articles',
  courseDetail: 'courses',
  helpDetail: 'help-entries',
}

const looksForAddress = async (
  req: PayloadRequest,
  { match: { route, params }, orderNumber }: Extract<Sought, { by: 'address' }>,
): Promise<Look[]> => {
  if (orderNumber)
    return [
      { in: 'orders', where: { number: { equals: orderNumber } } },
      // A report's address has the number of its test.
      { in: 'orders', where: { sitting: { in: await sittingsOf(req, orderNumber) } } },
    ]
  const page = PAGES[route]
  if (page && params.id) return [{ in: page, where: { slug: { equals: params.id } } }]
  if (route === 'protocol') return [{ in: 'protocols', where: { linkCode: { equals: params.linkCode } } }]
  if (route !== 'landing') return []
  return [
    {
      in: 'landing-pages',
      where: {
        and: [
          { slug: { equals: params.slug } },
          { 'storefront.code': { equals: params.code } },
          { 'exam.number': { equals: Number(params.examId) } },
        ],
      },
    },
  ]
}

const sittingsOf = async (req: PayloadRequest, number: string): Promise<string[]> =>
  (await lookIn(req, { in: 'sittings', where: { number: { equals: number } } })).map(({ id }) => id)
