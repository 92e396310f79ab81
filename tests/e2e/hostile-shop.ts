import { randomInt } from 'node:crypto'
import { LOCALES } from '../../src/domain/locale/locales'
import type { AdminClient } from '../support/admin'
import { openHostileQuestionnaire } from './hostile-questionnaire'
import { ALL_POLYGLOTS, POLYGLOTS } from './polyglots'

type Row = Record<string, unknown>
type Doc = Row & { id: string }
type Made = { collection: string; id: string }

export type HostileShop = {
  /** `{code}-{examId}` of its pages. */
  place: string
  /** The same of its questionnaire. */
  questionnaire: string
  /** Every document, in the order of making. */
  made: Made[]
  /** How often each text was put into a field. */
  used: Map<string, number>
  /** A published protocol, whole in nine locales. */
  protocol: Doc
  close: () => Promise<void>
}

/** Names of fields whose text is somebody's to write; the others are keys, codes, references and settings. */
const WRITTEN =
  /^(?:title|name|text|heading|eyebrow|action|description|summary|duration|tagline|content|location|label|alt|version|evidence|value|intro|note|about|near|tip|free|source|other|strengths|work|relations|growth)$/

/**
 * A shop of its own, published in nine locales, in which every text that an editor writes is hostile: copies of what the
 * seed made, so that each page of it is drawn as a real one is.
 */
export const openHostileShop = async (
  admin: AdminClient,
  { orderId }: { orderId: string },
): Promise<HostileShop> => {
  const made: Made[] = []
  const used = new Map<string, number>()
  let at = 0
  const next = (): string => {
    const words = POLYGLOTS[at++ % POLYGLOTS.length] ?? ''
    used.set(words, (used.get(words) ?? 0) + 1)
    return words
  }
  const hostile = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(hostile)
    if (!isRow(value)) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        name,
        typeof inner === 'string' && inner !== '' && WRITTEN.test(name) ? next() : hostile(inner),
      ]),
    )
  }
  const send = async (method: string, path: string, data: object): Promise<Doc> =>
    (await admin.json<{ doc: Doc }>(path, { method, body: JSON.stringify(data) })).doc

  /** `fixed` stands as it is given; everything written in `like` becomes hostile, anew for each locale. */
  const open = async (collection: string, like: object, fixed: Row = {}, publish = true): Promise<Doc> => {
    const drafts = '_status' in like ? '&draft=true' : ''
    const path = `/api/${collection}`
    const data = { ...(hostile(withoutIds(like)) as Row), ...fixed }
    const doc = await send('POST', `${path}?depth=0&locale=EN${drafts}`, { ...data, ...(drafts && DRAFT) })
    made.push({ collection, id: doc.id })
    for (const locale of LOCALES.filter((each) => each !== 'EN'))
      await send('PATCH', `${path}/${doc.id}?depth=0&locale=${locale}${drafts}`, {
        ...(hostile(withoutOwn(doc)) as Row),
        ...fixed,
        ...(drafts && DRAFT),
      })
    return drafts && publish
      ? send('PATCH', `${path}/${doc.id}?depth=0&locale=EN`, { _status: 'published' })
      : doc
  }
  const seeded = async (collection: string, where = ''): Promise<Doc> => {
    const { docs } = await admin.json<{ docs: Doc[] }>(
      `/api/${collection}?limit=1&depth=0&locale=EN&sort=createdAt${where}`,
    )
    if (!docs[0]) throw new Error(`Nothing to copy of ${collection}.`)
    return docs[0]
  }

  const number = randomInt(10_000_000, 99_999_999)
  const code = `hostile${number}`
  const logo = await upload(admin, `${next()}.png`)
  made.push({ collection: 'media', id: logo })
  for (const locale of LOCALES) await send('PATCH', `/api/media/${logo}?locale=${locale}`, { alt: next() })
  const theme = await open('landing-themes', await seeded('landing-themes'), { logo, footerLogo: logo })
  const storefront = await open('storefronts', await seeded('storefronts'), {
    code,
    defaultLanding: null,
    logo,
    footerLogo: logo,
  })
  const exam = await open('exams', await seeded('exams'), { number })
  const place = { storefront: storefront.id, exam: exam.id }
  await open('skus', await seeded('skus', '&where[tier][equals]=sku1&where[exam.number][equals]=1'), {
    exam: exam.id,
  })
  const statements = await openHostileQuestionnaire({ open, seeded }, { number: number + 1 })
  let protocol: Doc | undefined
  for (const linkCode of ['cookies', 'privacy', 'terms']) {
    const like = await seeded('protocols', `&where[linkCode][equals]=${linkCode}`)
    const content = linkCode === 'terms' ? { content: HOSTILE_WORDS } : {}
    protocol = await open('protocols', like, { ...content, storefront: storefront.id })
  }
  if (!protocol) throw new Error('No protocol.')
  const landing = await seeded('landing-pages', '&where[slug][equals]=new&where[exam.number][equals]=1')
  await open('landing-pages', landing, { ...place, theme: theme.id, slug: 'new' })
  await open('presenters', { name: 'x', title: 'x', ...PUBLISHED }, { exam: exam.id })
  const review = { name: 'x', location: 'x', content: 'x', stars: 5, time: new Date().toISOString() }
  await open('reviews', { ...review, ...PUBLISHED }, { exam: exam.id, order: orderId })
  // Never published: a question that is asked would be pinned by somebody's sitting.
  const rules = [{ attribute: next(), rule: next(), direction: next() }]
  await open('questions', await seeded('questions'), { exam: exam.id, seed: next(), rules }, false)
  // A policy of a country where nobody buys: of several for one country the strictest would be everybody's.
  const abroad = await send('POST', '/api/countries', {
    code: 'QZ',
    currency: 'USD',
    taxRatePercent: 0,
    continent: 'EU',
  })
  const policy = { name: 'x', note: 'x', boxes: [{ kind: 'other', label: 'x' }] }
  const button = POLYGLOTS.find((words) => words.length <= 60 && !words.includes('{'))
  await open('checkout-policies', policy, {
    countries: [abroad.id],
    button,
    withdrawalDays: 0,
    minimumAge: 16,
  })
  // There are four steps for all shops: in one language nobody reads here, the last of them is hostile for a while.
  const { docs: steps } = await admin.json<{ docs: (Doc & { benefits: Row[] })[] }>(
    '/api/packages?where[step][equals]=4&limit=1&depth=0&locale=KR',
  )
  const [step] = steps
  if (!step) throw new Error('There are no packages.')
  const writeStep = (words: Row) =>
    send('PATCH', `/api/packages/${step.id}?depth=0&locale=KR`, { ...words, ...PUBLISHED })
  await writeStep({
    title: next(),
    intro: next(),
    guide: HOSTILE_WORDS,
    benefits: step.benefits.map((row) => ({ ...row, text: next() })),
  })
  // What all shops share: a part that is not built yet, so no page shows it, and a counter that no page names.
  const part = await seeded('report-parts', '&where[part][equals]=brain_guide')
  made.push({ collection: 'report-parts', id: part.id })
  await send('PATCH', `/api/report-parts/${part.id}?locale=EN`, { name: next(), content: next() })
  const counters = await admin.json<{ items: Row[] }>('/api/globals/counters?locale=EN&depth=0')
  const counter = { key: next(), mode: 'static', value: next(), label: next(), evidence: next() }
  const count = (items: Row[]) =>
    admin.json('/api/globals/counters?locale=EN', { method: 'POST', body: JSON.stringify({ items }) })
  await count([...counters.items, counter])
  const colleague = {
    email: `${code}@example.com`,
    password: 'a long password of an editor',
    roles: ['editor'],
  }
  made.push({
    collection: 'admins',
    id: (await send('POST', '/api/admins', { ...colleague, name: next() })).id,
  })

  const close = async (): Promise<void> => {
    await count(counters.items)
    const { title, intro, guide, benefits } = step
    await writeStep({ title, intro, guide, benefits })
    const { name, content } = part
    await send('PATCH', `/api/report-parts/${part.id}?locale=EN`, { name, content })
    // A published questionnaire keeps its instrument.
    await admin.fetch(`/api/exams/${statements}`, { method: 'PATCH', body: JSON.stringify(DRAFT) })
    for (const { collection, id } of made.toReversed())
      if (id !== part.id) await admin.fetch(`/api/${collection}/${id}`, { method: 'DELETE' })
    await admin.fetch(`/api/countries/${abroad.id}`, { method: 'DELETE' })
  }
  return { place: `${code}-${number}`, questionnaire: `${code}-${number + 1}`, made, used, protocol, close }
}

const DRAFT = { _status: 'draft' }
const PUBLISHED = { _status: 'published' }

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const withoutOwn = ({ id: _, createdAt: __, updatedAt: ___, ...rest }: Row): Row => rest

/** Rows of a copy get ids of their own. */
const withoutIds = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutIds)
  if (!isRow(value)) return value
  return Object.fromEntries(
    Object.entries(withoutOwn(value)).map(([name, inner]) => [name, withoutIds(inner)]),
  )
}

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const upload = async (admin: AdminClient, name: string): Promise<string> => {
  const form = new FormData()
  form.set('_payload', JSON.stringify({ alt: ALL_POLYGLOTS }))
  form.set('file', new File([Buffer.from(PIXEL, 'base64')], name, { type: 'image/png' }))
  const { headers, body } = new Response(form)
  const { doc } = await admin.json<{ doc: Doc }>('/api/media', {
    method: 'POST',
    headers: { 'content-type': headers.get('content-type') ?? '' },
    body: Buffer.from(await new Response(body).arrayBuffer()),
  })
  return doc.id
}

const text = (words: string) => ({
  type: 'text',
  text: words,
  format: 0,
  version: 1,
  mode: 'normal',
  style: '',
  detail: 0,
})
const node = (type: string, children: object[], extra: object = {}) => ({
  type,
  version: 1,
  format: '',
  indent: 0,
  direction: 'ltr',
  children,
  ...extra,
})

/** Every text in a paragraph and a heading of its own. */
const HOSTILE_WORDS = {
  root: node('root', [
    ...POLYGLOTS.map((words) => node('paragraph', [text(words)])),
    ...POLYGLOTS.map((words) => node('heading', [text(words)], { tag: 'h2' })),
  ]),
}

/** A rich text of one paragraph that is a link. */
export const linkTo = (type: 'link' | 'autolink', url: string) => ({
  root: node('root', [
    node('paragraph', [
      node(type, [text(url)], { id: 'x', fields: { linkType: 'custom', url, newTab: false } }),
    ]),
  ]),
})

/** A rich text with a node that our editor would never write. */
export const withNode = (type: string, words: string) => ({
  root: node('root', [node(type, [text(words)], { html: words, tag: words })]),
})
