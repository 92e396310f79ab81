import type { CollectionSlug, PayloadRequest } from 'payload'
import { formatAdminURL } from 'payload/shared'
import type { Need } from '@/domain/publishing/need'
import type { Ref } from '@/domain/publishing/world'
import { wordsForCode } from '../admin/codes/words-for-code'
import { inNine } from '../admin/words/labels'
import type { AdminLanguage } from '../admin/words/languages'
import { say } from '../admin/words/say'
import { ownLocale } from './read-in-all-locales'

/** Who needs a document, as a colleague reads it. */
export type UseInWords = { title: string; noun: string; place: string; url: string }

type What = { needs: readonly Need[]; req: PayloadRequest }

export const describeUses = async ({ needs, req }: What): Promise<UseInWords[]> => {
  const named = needs.map(({ of, detail }) => ({ kind: of, id: detail })).filter(({ id }) => ID.test(id))
  const titles = await titlesOf({
    refs: [...needs.map(({ user }) => user).filter(({ record }) => !record), ...named],
    req,
  })
  const language = req.i18n.language as AdminLanguage
  return needs.map(({ user, ...need }) => {
    const noun = inNine(user.record ? 'plural' : 'singular', user.kind)?.[language] ?? user.kind
    return {
      title: titles.get(`${user.kind}/${user.id}`) ?? noun,
      noun,
      place: placeOf({ user, ...need, titles, language }),
      url: urlOf({ user, ...need }, req),
    }
  })
}

/** `“Test center” (Landing page): Theme`, as many as a sentence bears. */
export const listUses = (uses: readonly UseInWords[], i18n: { language: string }): string => {
  const said = uses.map(({ title, noun, place }) =>
    [title === noun ? title : say(i18n, 'uses.named', { title, noun }), place].filter(Boolean).join(': '),
  )
  const all = [...new Set(said)]
  return [...all.slice(0, MOST), ...(all.length > MOST ? [`+ ${all.length - MOST}`] : [])].join(' · ')
}

const MOST = 5

/** One of several that a field names is distinguished by its id. */
const ID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/

type Told = Need & { titles: ReadonlyMap<string, string>; language: AdminLanguage }

const placeOf = ({ user, place, detail, of, titles, language }: Told): string => {
  if (place === 'home') return say({ language }, 'uses.home')
  if (place === 'address') return detail
  if (user.record) return ''
  const label = (name: string) => inNine('fields', `${user.kind}.${name}`, name)?.[language] ?? name
  const own = FIELD_OF_NEED[place]
  if (own)
    return [label(own), COUNTRY.test(detail) ? countryOf(detail, language) : moneyOf(place, detail)]
      .filter(Boolean)
      .join(' ')
  if (of === 'media' || RELATION_LABELS.includes(place)) return label(place)
  const noun = inNine('singular', of)?.[language] ?? of
  if (place === 'question') {
    const [part, level, position] = detail.split('/')
    return `${noun} ${position} (${label('part')} ${part}, ${label('level')} ${level})`
  }
  const title = titles.get(`${of}/${detail}`)
  const code = title ?? detail
  const name = { 'report-parts': 'part', protocols: 'linkCode', countries: 'country' }[of as string]
  const what = name && detail ? wordsForCode({ name, code, language }) : (title ?? '')
  return [noun, what].filter(Boolean).join(' ')
}

/** What a page needs without naming it, by the field that an editor would mend it in. */
const FIELD_OF_NEED: Readonly<Record<string, string>> = {
  price: 'prices',
  payment: 'paymentMethods',
  kind: 'kind',
  languages: 'translations',
  defaultLanguages: 'publicIn',
}

const COUNTRY = /^[A-Z]{2}$/
const countryOf = (code: string, language: string) => wordsForCode({ name: 'country', code, language })
/** A currency is called by its code in every language. */
const moneyOf = (place: string, detail: string) => (place === 'price' ? detail : '')

/** Relations whose field has a name that says more than what it names. */
const RELATION_LABELS: readonly string[] = ['theme', 'defaultLanding', 'defaultStorefront', 'defaultExam']

const urlOf = ({ user, by, place }: Need, req: PayloadRequest): string => {
  const to = (path: `/${string}`) => formatAdminURL({ adminRoute: req.payload.config.routes.admin, path })
  if (user.kind === 'site-settings') return to('/globals/site-settings')
  if (!user.record) return to(`/collections/${user.kind}/${user.id}`)
  const field = FIELD_OF[place] ?? place
  return to(`/collections/${user.kind}?where[or][0][and][0][${field}][equals]=${by[0]?.id ?? ''}`)
}

/** Orders name no package, but its SKU; an address is a storefront's. */
const FIELD_OF: Record<string, string> = { package: 'sku', address: 'storefront' }

/** What documents are called, by kind and id. */
export const titlesOf = async ({ refs, req }: { refs: readonly Ref[]; req: PayloadRequest }) => {
  const found = new Map<string, string>()
  const kinds = [...new Set(refs.map(({ kind }) => kind))]
  for (const kind of kinds) {
    const collection = kind as CollectionSlug
    const config = req.payload.collections[collection]?.config
    // A global is called by its noun.
    if (!config) continue
    const { upload, admin } = config
    const field = upload ? 'filename' : (admin.useAsTitle ?? 'id')
    const ids = refs.flatMap((ref) => (ref.kind === kind ? [ref.id] : []))
    const { docs } = await req.payload.find({
      collection,
      where: { id: { in: ids } },
      depth: 0,
      limit: 500,
      pagination: false,
      req: ownLocale(req),
    })
    for (const doc of docs as unknown as Record<string, unknown>[])
      found.set(`${kind}/${doc.id}`, String(doc[field] || doc.id))
  }
  return found
}
