import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import * as qs from 'qs-esm'
import { isLocale, LOCALE_FACTS, LOCALES } from '@/domain/locale/locales'
import { moneyText } from '../../admin/money/money-text'
import { tagOfLanguage } from '../../admin/words/languages'
import { say } from '../../admin/words/say'
import { type Row, rowsOf } from '../leaves'
import { saidIn } from '../localized-texts'
import { readInAllLocales } from '../read-in-all-locales'
import { addressOf, hasAddress } from './address-of'
import { publicSince } from './public-since'

export const LIVE_CHANGES = ['delete', 'unpublish', 'publish'] as const
export type LiveChange = (typeof LIVE_CHANGES)[number]

type What = {
  req: PayloadRequest
  change: LiveChange
  collection: string
  id: string | null
  /** Of a change of several: how they are chosen, as the request says it. */
  search: string
  prices: readonly Row[] | null
  /** Of a landing page that is published: its slug as typed. */
  slug: string | null
  /** The other languages stay as they are public. */
  alone: boolean
}

/** As many documents as a dialog can name. */
const MOST = 5

/**
 * What a change does to what is public, in the language of who makes it: each document that is public with its address and
 * since when, each price that changes, the languages that are published along. Empty where nothing public changes.
 */
export const readLiveChange = async (what: What): Promise<string[]> => {
  const { req, change, collection } = what
  const config = req.payload.collections[collection as CollectionSlug]?.config
  const hasDrafts = typeof config?.versions === 'object' && Boolean(config.versions.drafts)
  if (!config || !hasDrafts) return []
  const live = await findLive(what)
  if (change !== 'publish') {
    const told = await Promise.all(live.docs.slice(0, MOST).map((doc) => goneLine(what, doc)))
    const rest = live.total - told.length
    return rest > 0 ? [...told, say(req.i18n, 'live.more', { n: rest })] : told
  }
  const [doc] = live.docs
  if (!doc) return []
  return [...(await movedLines(what, doc)), ...priceLines(what, doc), ...(await languageLines(what, doc))]
}

/** How Payload reads the search of a request: what is asked about is what will be changed. */
const AS_PAYLOAD = { allowEmptyArrays: true, depth: 10, arrayLimit: 1000 }

const findLive = async ({ req, collection, id, search }: What): Promise<{ docs: Row[]; total: number }> => {
  const { where } = qs.parse(search, { ignoreQueryPrefix: true, ...AS_PAYLOAD })
  const chosen: Where = id === null ? ((where ?? {}) as Where) : { id: { equals: id } }
  const { docs, totalDocs } = await req.payload.find({
    collection: collection as CollectionSlug,
    req,
    depth: 0,
    draft: false,
    overrideAccess: false,
    limit: MOST,
    where: { and: [chosen, { _status: { equals: 'published' } }] },
  })
  return { docs: docs as unknown as Row[], total: totalDocs }
}

const goneLine = async ({ req, change, collection }: What, doc: Row): Promise<string> => {
  const since = await publicSince({ req, collection, id: String(doc.id) })
  const address = hasAddress(collection) ? await addressOf({ req, collection, doc }) : null
  const title = titleOf(req, collection, doc)
  const day =
    since &&
    new Intl.DateTimeFormat(tagOfLanguage(req.i18n.language), { dateStyle: 'medium' }).format(new Date(since))
  const values = { title, day: day ?? '…', address: address ?? '' }
  if (change === 'unpublish')
    return say(req.i18n, address ? 'live.unpublishAddress' : 'live.unpublish', values)
  if (collection === 'landing-pages') return say(req.i18n, 'live.deleteLanding', values)
  return say(req.i18n, address ? 'live.deleteAddress' : 'live.delete', values)
}

const titleOf = (req: PayloadRequest, collection: string, doc: Row): string => {
  const name = req.payload.collections[collection as CollectionSlug]?.config.admin.useAsTitle ?? 'id'
  return String(doc[name] ?? doc.id)
}

/** Where a page moves to, and that its address until now leads there. */
const movedLines = async ({ req, collection, slug }: What, doc: Row): Promise<string[]> => {
  if (collection !== 'landing-pages' || slug === null || slug === doc.slug) return []
  const [before, after] = [
    await addressOf({ req, collection, doc }),
    await addressOf({ req, collection, doc: { ...doc, slug } }),
  ]
  return before && after ? [say(req.i18n, 'live.moved', { before, after })] : []
}

/** Each amount that visitors see and that changes: in hundredths, by currency. */
const priceLines = ({ req, prices }: What, doc: Row): string[] => {
  if (!prices) return []
  const { language } = req.i18n
  const percent = new Intl.NumberFormat(tagOfLanguage(language), {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 0,
  })
  const money = (amount: number, currency: string) =>
    moneyText({ amount, currency, language }) ?? `${amount} ${currency}`
  const changed = rowsOf(doc.prices).flatMap(({ currency, amount }) => {
    const now = prices.find((price) => price.currency === currency)?.amount
    if (typeof amount !== 'number' || typeof now !== 'number' || now === amount) return []
    const change = amount === 0 ? '' : percent.format(now / amount - 1)
    const values = { before: money(amount, String(currency)), after: money(now, String(currency)), change }
    return [say(req.i18n, 'live.price', values)]
  })
  return changed.length > 0 ? [...changed, say(req.i18n, 'live.priceFrom')] : []
}

/** Languages, but the one at hand, in which the newest draft says something else than what is public. */
const languageLines = async ({ req, collection, alone }: What, doc: Row): Promise<string[]> => {
  if (alone) return []
  const config = req.payload.collections[collection as CollectionSlug]?.config
  const id = String(doc.id)
  const [live, newest] = [
    await readInAllLocales({ req, collection, id, draft: false }),
    await readInAllLocales({ req, collection, id, draft: true }),
  ]
  if (!config || !live || !newest) return []
  const before = new Map(saidIn({ fields: config.fields, doc: live }).map(({ path, said }) => [path, said]))
  const texts = saidIn({ fields: config.fields, doc: newest })
  const open = LOCALES.filter(
    (locale) =>
      locale !== req.locale &&
      texts.some(({ path, said }) => (said[locale] ?? '') !== (before.get(path)?.[locale] ?? '')),
  )
  // Of a document that says where it is public, the others are not published.
  const publicIn = Array.isArray(newest.publicIn) ? newest.publicIn.filter(isLocale) : []
  const told = open.filter((locale) => publicIn.length === 0 || publicIn.includes(locale))
  if (told.length === 0) return []
  return [
    say(req.i18n, 'live.languages', { list: told.map((locale) => LOCALE_FACTS[locale].name).join(' · ') }),
  ]
}
