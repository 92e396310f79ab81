import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig, Where } from 'payload'
import { FALLBACK_CURRENCY } from '@/domain/catalog/sku'
import { type ExamKind, givenParts, isBuiltKind } from '@/domain/exam/kinds'
import { languagesOf, writtenIn } from '@/domain/languages/public-languages'
import { DEFAULT_LOCALE, LOCALE_FACTS, LOCALES, type Locale } from '@/domain/locale/locales'
import { SELLABLE_CURRENCIES } from '@/domain/money/currencies'
import type { Subject } from '@/domain/publishing/completeness'
import type { ShownPicture } from '@/domain/publishing/missing-alternatives'
import type { ChosenTheme } from '@/domain/publishing/unreadable-theme'
import { wordedInstrumentOf } from '@/domain/questionnaires/worded-instrument-of'
import { leavesOf, type Row, rowsOf } from './leaves'
import { readLegalVersion } from './live/editions'
import { localizedTexts } from './localized-texts'
import { ownLocale } from './read-in-all-locales'

type What = { collection: Pick<SanitizedCollectionConfig, 'slug' | 'fields'>; doc: Row; req: PayloadRequest }

/** A document in all locales, and of its surroundings what its publishing depends on. */
export const readSubject = async ({ collection, doc, req }: What): Promise<Subject> => {
  const { slug, fields } = collection
  return {
    languages: askedOf({ slug, doc }),
    texts: localizedTexts({ fields, doc }),
    pictures: await readPictures({ collection, doc, req }),
    ...(await SURROUNDINGS[slug]?.({ doc, req })),
  }
}

/** In which languages a document has to say what it says: those in which it is public, of a review its own. */
export const askedOf = ({ slug, doc }: { slug: string; doc: Row }): readonly Locale[] => {
  const own = slug === 'reviews' ? writtenIn(doc) : null
  return own ? [own] : languagesOf(doc)
}

type Read = (at: { doc: Row; req: PayloadRequest }) => Promise<Partial<Subject>>

const SURROUNDINGS: Record<string, Read> = {
  'landing-pages': async ({ doc, req }) => {
    const [legal, theme, offer] = [
      await readLegal({ doc, req }),
      await readTheme({ doc, req }),
      await readOffer({ doc, req }),
    ]
    return { legal, theme, offer }
  },
  'landing-themes': async ({ doc }) => ({
    theme: { published: true, colours: (doc.colours ?? {}) as NonNullable<ChosenTheme>['colours'] },
  }),
  skus: async ({ doc, req }) => ({
    price: { prices: pricesOf(doc), currencies: await readCurrencies({ req }) },
  }),
  protocols: async ({ doc, req }) => ({
    legalVersion: await readLegalVersion({
      req,
      doc,
      fields: req.payload.collections.protocols.config.fields,
    }),
  }),
  exams: async ({ doc }) => ({ kind: String(doc.kind) }),
  instruments: async ({ doc }) => {
    const { instrument, words } = wordedInstrumentOf(doc)
    const said = words[DEFAULT_LOCALE]
    // A phrase is there when every language has it.
    const phrases = Object.entries(said.phrases).filter(([name]) =>
      LOCALES.every((locale) => words[locale].phrases[name]?.trim()),
    )
    return { instrument: { instrument, words: { ...said, phrases: Object.fromEntries(phrases) } } }
  },
  questions: async ({ doc }) => ({
    question: {
      panels: rowsOf(doc.panels).map(({ panel }) => panel),
      options: rowsOf(doc.options).map(({ panel }) => panel),
      key: doc.key,
      rules: doc.rules,
      b: doc.b,
      difficultyReason: doc.difficultyReason,
    },
  }),
}

const readPictures = async ({ collection, doc, req }: What): Promise<ShownPicture[]> => {
  const shown = leavesOf({ fields: collection.fields, value: doc }).flatMap(({ field, path, value }) =>
    field.type === 'upload' && field.relationTo === 'media' && typeof value === 'string'
      ? [{ path, id: value }]
      : [],
  )
  const found = await list({ req, collection: 'media', where: { id: { in: shown.map(({ id }) => id) } } })
  return shown.map(({ path, id }) => {
    const alt = (found.find((row) => row.id === id)?.alt ?? {}) as Partial<Record<string, string>>
    return { path, described: LOCALES.filter((locale) => alt[locale]?.trim()) }
  })
}

const readLegal = async ({ doc, req }: { doc: Row; req: PayloadRequest }): Promise<string[]> => {
  const where = { storefront: { equals: doc.storefront }, _status: { equals: 'published' } }
  const pages = doc.storefront ? await list({ req, collection: 'protocols', where }) : []
  return pages.map(({ linkCode }) => String(linkCode))
}

const readTheme = async ({ doc, req }: { doc: Row; req: PayloadRequest }): Promise<ChosenTheme> => {
  const where = { id: { equals: doc.theme } }
  const [theme] = doc.theme ? await list({ req, collection: 'landing-themes', where }) : []
  return theme
    ? {
        published: theme._status === 'published',
        colours: (theme.colours ?? {}) as NonNullable<ChosenTheme>['colours'],
      }
    : null
}

const readOffer = async ({ doc, req }: { doc: Row; req: PayloadRequest }): Promise<Subject['offer']> => {
  const where = {
    exam: { equals: doc.exam },
    active: { equals: true },
    _status: { equals: 'published' },
  }
  const [exam] = doc.exam ? await list({ req, collection: 'exams', where: { id: { equals: doc.exam } } }) : []
  // Its result costs nothing, and its page names no price.
  if (isBuiltKind(String(exam?.kind)) && givenParts(exam?.kind as ExamKind).length > 0) return undefined
  const skus = doc.exam ? await list({ req, collection: 'skus', where }) : []
  const places = LOCALES.map((locale) => LOCALE_FACTS[locale].country)
  const countries = await list({ req, collection: 'countries', where: { code: { in: places } } })
  return {
    skus: skus.map(pricesOf),
    currencies: [...new Set(countries.map(({ currency }) => String(currency)))],
    fallback: FALLBACK_CURRENCY,
  }
}

/** Where prices cannot be entered in a currency, the fallback is charged. */
const readCurrencies = async ({ req }: { req: PayloadRequest }): Promise<string[]> => {
  const countries = await list({ req, collection: 'countries', where: {} })
  const sellable: readonly string[] = SELLABLE_CURRENCIES
  return [...new Set(countries.map(({ currency }) => String(currency)))].filter((currency) =>
    sellable.includes(currency),
  )
}

const pricesOf = (sku: Row): { currency: string; amount: number }[] =>
  rowsOf(sku.prices).map(({ currency, amount }) => ({ currency: String(currency), amount: Number(amount) }))

type Listed = { req: PayloadRequest; collection: CollectionSlug; where: Where }

const list = async ({ req, collection, where }: Listed): Promise<Row[]> => {
  const { docs } = await req.payload.find({
    collection,
    where,
    depth: 0,
    limit: 500,
    pagination: false,
    locale: 'all',
    fallbackLocale: false,
    req: ownLocale(req),
  })
  return docs as unknown as Row[]
}
