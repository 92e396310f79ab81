import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/domain/locale/locales'
import { LOADED_VERSION } from '@/domain/publishing/loaded-version'
import { pathTo } from '@/domain/routing/path-to'
import type { Article, LandingPage, Protocol, Storefront } from '@/payload-types'
import { type AdminClient, signIn } from '../support/admin'
import { signedIn } from '../support/customer'
import { query } from '../support/database'
import { newVisitor, type Visitor } from '../support/visitor'
import { buyReport, CARDS, enterCard, PLACE, startPayment } from '../support/way'
import { forgetRateLimits } from './support/rate-limits'
import { everyRole } from './support/roles'

let editor: AdminClient
beforeAll(async () => {
  await forgetRateLimits()
  editor = await signIn()
})

const made: string[] = []
/** What a test changed, put back in the end. */
const undo: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const back of undo.splice(0).reverse()) await back()
})
afterAll(async () => {
  for (const id of made) await editor.fetch(`/api/articles/${id}`, { method: 'DELETE' })
})

const rich = (...texts: string[]) => ({
  root: {
    type: 'root',
    format: '',
    indent: 0,
    version: 1,
    direction: 'ltr',
    children: texts.map((text) => ({
      type: 'paragraph',
      format: '',
      indent: 0,
      version: 1,
      direction: 'ltr',
      textFormat: 0,
      children: [{ type: 'text', detail: 0, format: 0, mode: 'normal', style: '', text, version: 1 }],
    })),
  },
})
const send = (method: string, path: string, data: object) =>
  editor.fetch(path, { method, body: JSON.stringify(data) })
const saved = async (answer: Promise<Response>): Promise<Article> => {
  const response = await answer
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  return ((await response.json()) as { doc: Article }).doc
}
const textsIn = (locale: Locale, word: string) => ({
  title: `${word} title ${locale}`,
  summary: `${word} summary ${locale}`,
  body: rich(`${word} first ${locale}`, `${word} second ${locale}`),
})
const addressOf = (id: string, locale: Locale, more = '') =>
  `/api/articles/${id}?locale=${locale}&fallback-locale=none&depth=0${more}`

/** A draft of an article with texts in these languages. */
const newArticle = async (...[first, ...others]: [Locale, ...Locale[]]) => {
  const word = `w${crypto.randomUUID().slice(0, 8)}`
  const data = {
    ...textsIn(first, word),
    slug: word,
    category: 'science',
    author: 'Plumbline',
    level: 'open',
    publishedAt: '2026-11-01T00:00:00.000Z',
    _status: 'draft',
  }
  const { id } = await saved(send('POST', `/api/articles?locale=${first}&draft=true`, data))
  made.push(id)
  for (const locale of others)
    await saved(send('PATCH', addressOf(id, locale, '&draft=true'), textsIn(locale, word)))
  return { id, word }
}
const publishIn = (id: string, publicIn: readonly Locale[]) =>
  send('PATCH', addressOf(id, publicIn[0] ?? DEFAULT_LOCALE), { publicIn, _status: 'published' })
const read = (id: string, hl: Locale) =>
  newVisitor().call('article.detail', { params: { id }, query: { hl } })
const page = async (id: string, hl: Locale): Promise<string> =>
  (
    await newVisitor().fetch(`${pathTo({ route: 'articleDetail', code: 'iq', examId: 1, id })}&hl=${hl}`)
  ).text()
/** Caches forget after the answer to the editor was sent. */
const soon = (holds: () => Promise<void>) => vi.waitFor(holds, { timeout: 60_000, interval: 200 })

describe('a document that is public in some languages', () => {
  it('is published without the others, and says what it lacks in its own', async () => {
    const { id } = await newArticle('EN', 'DE')
    const refused = await publishIn(id, ['EN', 'DE', 'FR'])
    expect(refused.status).toBe(400)
    expect(await refused.text()).toMatch(/Missing in FR\b/)
    expect((await publishIn(id, ['EN', 'DE'])).status).toBe(200)
  })

  it('is published from a form in a language in which it is not public', async () => {
    const { id } = await newArticle('EN')
    const answer = await send('PATCH', addressOf(id, 'PT'), { publicIn: ['EN'], _status: 'published' })
    expect(answer.status).toBe(200)
  })

  it('asks for all nine while nobody has said in which', async () => {
    const { id } = await newArticle('EN')
    const refused = await send('PATCH', addressOf(id, 'EN'), { _status: 'published' })
    expect(refused.status).toBe(400)
    expect(await refused.text()).toMatch(/Missing in CN · FR/)
  })

  it('is listed, found and indexed in these; its address shows its first elsewhere and says so', async () => {
    const { id, word } = await newArticle('DE', 'EN')
    await saved(publishIn(id, ['DE', 'EN']))
    const visitor = newVisitor()
    const listed = async (hl: Locale) =>
      (await visitor.ok('article.list', { body: { keyword: word, hl } })).items.map((item) => item.id)
    await soon(async () => expect(await listed('DE')).toEqual([word]))
    expect([await listed('EN'), await listed('PT')]).toEqual([[word], []])
    expect((await read(word, 'DE')).data).toMatchObject({ language: 'DE', title: `${word} title DE` })
    expect((await read(word, 'PT')).data).toMatchObject({
      language: 'EN',
      languages: ['EN', 'DE'],
      title: `${word} title EN`,
    })
    const [german, portuguese] = [await page(word, 'DE'), await page(word, 'PT')]
    expect(german).not.toMatch(/name="robots" content="noindex/)
    expect(german).toMatch(/hrefLang="en"/i)
    expect(german).not.toMatch(/<link rel="alternate" hrefLang="pt-PT"/i)
    expect(portuguese).toMatch(/<meta name="robots" content="noindex, follow"/)
    expect(portuguese).toContain('Esta página ainda não está disponível em português')
    expect(portuguese).toMatch(new RegExp(`<h1 lang="en">${word} title EN`))
    expect(portuguese).not.toMatch(/<link rel="alternate" hrefLang="de"/i)
    const sitemap = await (await visitor.fetch('/sitemap.xml')).text()
    expect(LOCALES.filter((locale) => sitemap.includes(`id=${word}&amp;hl=${locale}</loc>`))).toEqual([
      'EN',
      'DE',
    ])
  })

  it('never sends a text of a language in which it is not public', async () => {
    const { id, word } = await newArticle('EN', 'FR')
    await saved(publishIn(id, ['EN']))
    await soon(async () => expect((await read(word, 'EN')).result).toBe(200))
    const visitor = newVisitor()
    const everything = [
      JSON.stringify(await read(word, 'FR')),
      await page(word, 'FR'),
      JSON.stringify(await visitor.ok('article.list', { body: { hl: 'FR' } })),
      JSON.stringify(await visitor.ok('article.list', { body: { keyword: `${word} title`, hl: 'FR' } })),
      await (await visitor.fetch(`/api/articles/${id}?locale=FR`)).text(),
    ]
    expect(everything.filter((text) => text.includes(`${word} title FR`))).toEqual([])
  })

  it('is voted on and counted by its readers’ language', async () => {
    const count = async (hl: Locale) => (await newVisitor().ok('article.categories', { body: { hl } })).total
    const before = await count('KR')
    const { id, word } = await newArticle('KR')
    const english = await count('EN')
    await saved(publishIn(id, ['KR']))
    await soon(async () => expect(await count('KR')).toBe(before + 1))
    expect(await count('EN')).toBe(english)
    expect((await read(word, 'EN')).data?.language).toBe('KR')
  })
})

describe('“Publish in” one language', () => {
  const publishOne = (id: string, locale: Locale, data: object = {}) =>
    send('PATCH', addressOf(id, locale, `&publishSpecificLocale=${locale}`), {
      ...data,
      _status: 'published',
    })
  const stored = (id: string, locale: Locale, more = '') => editor.json<Article>(addressOf(id, locale, more))

  it('publishes what was never public in that one alone', async () => {
    const { id } = await newArticle('DE', 'EN')
    await saved(publishOne(id, 'DE'))
    expect(await stored(id, 'DE')).toMatchObject({ _status: 'published', publicIn: ['DE'] })
  })

  it('adds it to the others, which stay as they are public, and keeps their drafts', async () => {
    const { id, word } = await newArticle('EN', 'DE')
    await saved(publishIn(id, ['EN']))
    await saved(send('PATCH', addressOf(id, 'EN', '&draft=true'), { title: `${word} newer EN` }))
    await saved(publishOne(id, 'DE', { title: `${word} newer DE` }))
    expect(await stored(id, 'EN')).toMatchObject({ publicIn: ['EN', 'DE'], title: `${word} title EN` })
    expect(await stored(id, 'DE')).toMatchObject({ title: `${word} newer DE` })
    expect(await stored(id, 'EN', '&draft=true')).toMatchObject({ title: `${word} newer EN` })
  })

  it('is not refused for what it saves itself, and the form goes on from there', async () => {
    const { id, word } = await newArticle('EN', 'DE')
    await saved(publishIn(id, ['EN']))
    await saved(send('PATCH', addressOf(id, 'EN', '&draft=true'), { title: `${word} newer EN` }))
    const form = await stored(id, 'DE', '&draft=true')
    const as = (version: string, path: string, data: object) =>
      editor.fetch(path, {
        method: 'PATCH',
        body: JSON.stringify(data),
        headers: { [LOADED_VERSION]: version },
      })
    const typed = { title: `${word} typed DE`, _status: 'published' }
    const doc = await saved(as(form.updatedAt, addressOf(id, 'DE', '&publishSpecificLocale=DE'), typed))
    const next = { title: `${word} typed again` }
    expect((await as(doc.updatedAt, addressOf(id, 'DE', '&draft=true'), next)).status).toBe(200)
    expect((await as(form.updatedAt, addressOf(id, 'DE', '&draft=true'), typed)).status).toBe(409)
    expect(await stored(id, 'EN', '&draft=true')).toMatchObject({ title: `${word} newer EN` })
  })

  it('keeps both of two that are published at the same moment', async () => {
    const { id } = await newArticle('EN', 'DE', 'FR')
    await saved(publishIn(id, ['EN']))
    await Promise.all([saved(publishOne(id, 'DE')), saved(publishOne(id, 'FR'))])
    // Whichever came first.
    const { publicIn } = await stored(id, 'EN')
    expect(publicIn?.toSorted()).toEqual(['DE', 'EN', 'FR'])
  })

  it('is refused where that language lacks something, and changes nothing', async () => {
    const { id, word } = await newArticle('EN')
    await saved(publishIn(id, ['EN']))
    await saved(send('PATCH', addressOf(id, 'EN', '&draft=true'), { title: `${word} newer EN` }))
    expect((await publishOne(id, 'DE', { title: 'Nur ein Titel' })).status).toBe(400)
    expect(await stored(id, 'EN')).toMatchObject({ publicIn: ['EN'], title: `${word} title EN` })
    expect(await stored(id, 'EN', '&draft=true')).toMatchObject({ title: `${word} newer EN` })
  })

  it('says what to press where a document is public in all nine at once, and is for staff', async () => {
    const { docs } = await editor.json<{ docs: Protocol[] }>('/api/protocols?limit=1')
    const path = `/api/protocols/${docs[0]?.id}?locale=DE&publishSpecificLocale=DE`
    const refused = await send('PATCH', path, { _status: 'published' })
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringMatching(/all nine languages/)])
    const { id } = await newArticle('DE')
    const { visitor } = await everyRole()
    const strange = await visitor(addressOf(id, 'DE', '&publishSpecificLocale=DE'), {
      method: 'PATCH',
      body: JSON.stringify({ _status: 'published' }),
    })
    expect(strange.status).toBe(403)
    expect(await stored(id, 'DE', '&draft=true')).toMatchObject({ _status: 'draft' })
  })
})

describe('the default page of a storefront', () => {
  it('stays in the languages of its countries', async () => {
    const { docs } = await editor.json<{ docs: Storefront[] }>(
      '/api/storefronts?where[defaultLanding][exists]=true&limit=1&depth=0',
    )
    const path = `/api/landing-pages/${docs[0]?.defaultLanding}?depth=0`
    const before = await editor.json<LandingPage>(path)
    const refused = await send('PATCH', path, { publicIn: ['EN'], _status: 'published' })
    expect(refused.status).toBe(409)
    expect((await editor.json<LandingPage>(path)).publicIn).toEqual(before.publicIn)
  })
})

describe('a course that somebody owns', () => {
  const SOLD = 'reading-your-feelings'
  const list = (who: Visitor, hl: Locale) =>
    who.ok('course.list', { body: { hl } }).then(({ items }) => items.find(({ id }) => id === SOLD))

  it('stays in their list in every language, and in that of nobody else', async () => {
    const { visitor: buyer } = await signedIn()
    const { quote } = await buyer.ok('course.offer', {
      params: { id: SOLD, country: 'US', hl: 'EN' },
      query: {},
    })
    const { orderNumber } = await buyer.ok('course.order', {
      body: {
        appExamId: PLACE,
        course: SOLD,
        country: 'US',
        hl: 'EN',
        agreed: true,
        seenTotal: { amount: quote.total, currency: quote.currency },
      },
    })
    await enterCard(await startPayment(buyer, orderNumber), CARDS.pays)
    await buyer.ok('pay.check', { body: { orderNumber } })
    const { docs } = await editor.json<{ docs: { id: string }[] }>(
      `/api/courses?where[slug][equals]=${SOLD}&depth=0`,
    )
    const path = `/api/courses/${docs[0]?.id}?locale=EN&fallback-locale=none&depth=0`
    const narrow = (publicIn: readonly Locale[]) => send('PATCH', path, { publicIn, _status: 'published' })
    undo.push(() => narrow(LOCALES))
    expect((await narrow(['EN'])).status).toBe(200)
    await soon(async () => expect(await list(newVisitor(), 'JA')).toBeUndefined())
    await soon(async () =>
      expect(await list(buyer, 'JA')).toMatchObject({ language: 'EN', languages: ['EN'], bought: true }),
    )
    const chapter = { params: { id: SOLD, number: 2 }, query: { hl: 'JA' as const } }
    expect(await buyer.ok('course.chapter', chapter)).toMatchObject({ language: 'EN', number: 2 })
    const { course } = await buyer.ok('pay.info', { body: { orderNumber } })
    expect(course).toBe(SOLD)
  })
})

describe('a review', () => {
  it('is shown to everybody in the language of its buyer, which needs no other', async () => {
    const buyer = newVisitor()
    const { sitting, orderNumber } = await buyReport(buyer)
    const [order] = await query<{ id: string; exam_id: string }>(
      `select o.id, s.exam_id from orders o join sittings s on s.id = o.sitting_id where o.number = $1`,
      [orderNumber],
    )
    const content = `Ehrlich und klar ${crypto.randomUUID()}`
    const { doc } = await editor.json<{ doc: { id: string } }>('/api/reviews?locale=DE', {
      method: 'POST',
      body: JSON.stringify({
        exam: order?.exam_id,
        order: order?.id,
        name: 'A buyer',
        time: '2026-11-01T00:00:00.000Z',
        stars: 5,
        locale: 'DE',
        content,
        _status: 'published',
      }),
    })
    undo.push(() => editor.fetch(`/api/reviews/${doc.id}`, { method: 'DELETE' }))
    const params = { orderNumber: sitting.orderNumber }
    await soon(async () => {
      const { reviews } = await buyer.ok('order.presenters', { params })
      expect(reviews).toContainEqual(expect.objectContaining({ language: 'DE', content }))
    })
    await soon(async () => {
      const html = await (await buyer.fetch('/landing_page/new/iq-1?hl=EN')).text()
      expect(html).toContain(`<p lang="de">${content}</p>`)
      expect(html).toContain('Written in German')
    })
  })
})

type Rows = { rows: { path: string; english: string; said: string; seen: string; state: string }[] }
type Outcome = { changed: number; refused: { path: string; why: string; now: string | null }[] }

describe('the table of a document’s texts', () => {
  const ask = async <Data>(path: string, data: object) => {
    const answer = await send('POST', `/api/admin${path}`, data)
    return ((await answer.json()) as { data: Data }).data
  }
  const open = (id: string, locale: Locale) =>
    ask<Rows>('/texts', { collection: 'articles', id, locale }).then(({ rows }) => rows)
  type Change = { path: string; seen: string; text: string }
  const save = (id: string, locale: Locale, changes: Change[], dry = false) =>
    ask<Outcome>('/texts/save', { collection: 'articles', id, locale, dry, changes })
  const rowAt = (rows: Rows['rows'], path: string) => {
    const row = rows.find((each) => each.path === path)
    if (!row) throw new Error(`no row ${path}`)
    return row
  }

  it('has English beside another language, with the state of each text', async () => {
    const { id, word } = await newArticle('EN', 'DE')
    await saved(send('PATCH', addressOf(id, 'DE', '&draft=true'), { summary: `${word} summary EN` }))
    await saved(send('PATCH', addressOf(id, 'EN', '&draft=true'), { title: `${word} anew` }))
    const rows = await open(id, 'DE')
    expect(rowAt(rows, 'title')).toMatchObject({ english: `${word} anew`, state: 'older' })
    expect(rowAt(rows, 'summary').state).toBe('copied')
    expect(rowAt(rows, 'body#1')).toMatchObject({ said: `${word} second DE`, state: 'done' })
    expect(rowAt(await open(id, 'KR'), 'body#1')).toMatchObject({ said: '', state: 'missing' })
  })

  it('saves a draft in that language and in no other', async () => {
    const { id, word } = await newArticle('EN', 'DE')
    await saved(publishIn(id, ['EN']))
    const rows = await open(id, 'KR')
    const changes = ['title', 'body#1'].map((path) => ({
      path,
      seen: rowAt(rows, path).seen,
      text: `=${word} ${path}`,
    }))
    expect(await save(id, 'KR', changes, true)).toEqual({ changed: 2, refused: [] })
    expect(rowAt(await open(id, 'KR'), 'title').said).toBe('')
    expect(await save(id, 'KR', changes)).toEqual({ changed: 2, refused: [] })
    const after = await open(id, 'KR')
    expect(rowAt(after, 'title').said).toBe(`=${word} title`)
    // The rest of a text with form has its English words until it is translated.
    expect([rowAt(after, 'body#0').said, rowAt(after, 'body#1').said]).toEqual([
      `${word} first EN`,
      `=${word} body#1`,
    ])
    expect(rowAt(await open(id, 'DE'), 'title').said).toBe(`${word} title DE`)
    const live = await editor.json<Article>(addressOf(id, 'KR'))
    expect([live._status, live.title ?? '']).toEqual(['published', ''])
  })

  it('saves parts of a text with form that was emptied in its form', async () => {
    const { id, word } = await newArticle('EN', 'DE')
    const emptied = rich('')
    await saved(
      send('PATCH', addressOf(id, 'DE', '&draft=true'), {
        body: { root: { ...emptied.root, children: [{ ...emptied.root.children[0], children: [] }] } },
      }),
    )
    const { seen } = rowAt(await open(id, 'DE'), 'body#1')
    const text = `${word} anew`
    expect(await save(id, 'DE', [{ path: 'body#1', seen, text }])).toEqual({ changed: 1, refused: [] })
    expect(rowAt(await open(id, 'DE'), 'body#1').said).toBe(text)
  })

  it.each<[string, Partial<Change>, string]>([
    ['a text that there is not', { path: 'nowhere' }, 'unknown'],
    ['a field that is no text', { path: 'slug' }, 'unknown'],
    ['a picture of another document', { path: `picture.${crypto.randomUUID()}` }, 'unknown'],
    ['a hundred thousand characters', { text: 'あ'.repeat(100_000) }, 'long'],
    ['a title of two lines', { text: 'a\nb' }, 'broken'],
    ['what somebody else wrote meanwhile', { seen: 'something-old' }, 'changed'],
  ])('refuses %s, and with it all that is saved at once', async (_, forged, why) => {
    const { id } = await newArticle('EN', 'DE')
    const rows = await open(id, 'DE')
    const good = { path: 'summary', seen: rowAt(rows, 'summary').seen, text: 'Zusammenfassung' }
    const bad = { path: 'title', seen: rowAt(rows, 'title').seen, text: 'Titel', ...forged }
    const outcome = await save(id, 'DE', [good, bad])
    expect(outcome).toMatchObject({ changed: 0, refused: [{ path: bad.path, why }] })
    expect(rowAt(await open(id, 'DE'), 'summary').said).not.toBe('Zusammenfassung')
  })

  it('lets one of two win who save the same text at once, and tells the other what it says now', async () => {
    const { id } = await newArticle('EN', 'DE')
    const { seen } = rowAt(await open(id, 'DE'), 'title')
    const outcomes = await Promise.all(
      ['Eins', 'Zwei'].map((text) => save(id, 'DE', [{ path: 'title', seen, text }])),
    )
    expect(outcomes.map(({ changed }) => changed).toSorted()).toEqual([0, 1])
    const { said } = rowAt(await open(id, 'DE'), 'title')
    expect(outcomes.flatMap(({ refused }) => refused)).toEqual([
      { path: 'title', why: 'changed', max: 120, now: said },
    ])
  })

  it('is exported without anything that a spreadsheet would run', async () => {
    const { id } = await newArticle('EN', 'DE')
    await saved(send('PATCH', addressOf(id, 'DE', '&draft=true'), { title: '=HYPERLINK("x")' }))
    const answer = await editor.fetch(`/api/admin/texts.csv?collection=articles&id=${id}&locale=DE`)
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="articles-.+-DE\.csv"$/)
    expect(await answer.text()).toContain(`"'=HYPERLINK(""x"")"`)
  })

  it('describes a picture in any language', async () => {
    const [picture] = await query<{ id: string }>(
      "insert into media (filename, mime_type, filesize) values ($1, 'image/png', 1) returning id",
      [`${crypto.randomUUID()}.png`],
    )
    const id = picture?.id ?? ''
    await query(
      `insert into media_locales (alt, _locale, _parent_id)
      select 'A picture', unnest(enum_range(null::_locales)), $1`,
      [id],
    )
    undo.push(() => query('delete from media where id = $1', [id]))
    type Told = { locale: Locale; text: string; seen: string }[]
    const german = async () =>
      (await ask<Told>('/alternatives', { id })).find(({ locale }) => locale === 'DE')
    const before = await german()
    const write = async (text: string) =>
      ask<Outcome>('/texts/save', {
        collection: 'media',
        id,
        locale: 'DE',
        dry: false,
        changes: [{ path: 'alt', seen: (await german())?.seen ?? '', text }],
      })
    undo.push(() => write(before?.text ?? ''))
    expect(await write('Ein Bild')).toEqual({ changed: 1, refused: [] })
    expect((await german())?.text).toBe('Ein Bild')
    expect((await write(' ')).refused).toMatchObject([{ path: 'alt', why: 'empty' }])
  })

  it('is for staff, and of documents with texts alone', async () => {
    const { id } = await newArticle('EN')
    const { visitor, customer } = await everyRole()
    const body = JSON.stringify({ collection: 'articles', id, locale: 'DE' })
    for (const ask of [visitor, customer])
      expect((await ask('/api/admin/texts', { method: 'POST', body })).status).toBe(401)
    const status = async (data: object) => (await send('POST', '/api/admin/texts', data)).status
    expect(await status({ collection: 'orders', id, locale: 'DE' })).toBe(404)
    expect(await status({ collection: 'articles', id: crypto.randomUUID(), locale: 'DE' })).toBe(404)
    expect(await status({ collection: 'articles', id, locale: 'XX' })).toBe(400)
  })
})
