import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { LOCALE_FACTS, LOCALES, type Locale, tagOf } from '@/domain/locale/locales'
import type { Currency } from '@/domain/money/currencies'
import { formatMoney } from '@/domain/money/format-money'
import type { LandingPage, LandingTheme, Question, Skus } from '@/payload-types'
import { type AdminClient, signIn } from '../support/admin'
import { query } from '../support/database'
import { newVisitor } from '../support/visitor'
import { PLACE, startSitting } from '../support/way'
import { forgetRateLimits } from './support/rate-limits'

let editor: AdminClient
beforeAll(async () => {
  await forgetRateLimits()
  editor = await signIn()
})

/** What a test changed, put back in the end: other suites know the seeded prices. */
const undo: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const back of undo.splice(0).reverse()) await back()
})

const find = async <T>(path: string): Promise<T> => {
  const { docs } = await editor.json<{ docs: T[] }>(path)
  if (!docs[0]) throw new Error(`Nothing at ${path}`)
  return docs[0]
}
const patch = (path: string, data: object) =>
  editor.fetch(path, { method: 'PATCH', body: JSON.stringify(data) })
const publish = async (path: string, data: object): Promise<void> => {
  const answer = await patch(path, { ...data, _status: 'published' })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
}

/** The words of a page, without the comments that React puts between them. */
const pageOf = async (locale: Locale): Promise<string> => {
  const answer = await newVisitor().fetch(`/landing_page/new/iq-1?hl=${locale}`)
  expect(answer.status).toBe(200)
  return (await answer.text()).replace(/<!--.*?-->/g, '')
}
/** On a quiet machine within a second. */
const soon = <Value>(ask: () => Promise<Value>) => expect.poll(ask, { timeout: 60_000, interval: 200 })
const aSecond = () => new Promise((done) => setTimeout(done, 1000))

const landing = () =>
  find<LandingPage>('/api/landing-pages?where[slug][equals]=new&where[exam.number][equals]=1&limit=1')

describe('what an editor changes is on the site at once, in all nine locales', () => {
  it('a price', async () => {
    const sku = await find<Skus>('/api/skus?where[tier][equals]=sku1&where[exam.number][equals]=1&limit=1')
    // Lower than every other, another in each currency, and whole where a currency has no decimals.
    const prices = sku.prices.map(({ currency }, index) => ({ currency, amount: 300 + index * 100 }))
    await Promise.all(LOCALES.map(pageOf))
    undo.push(() => publish(`/api/skus/${sku.id}`, { prices: sku.prices }))
    await publish(`/api/skus/${sku.id}`, { prices })
    for (const locale of LOCALES) {
      const params = { examId: PLACE, country: LOCALE_FACTS[locale].country, hl: locale }
      const offered = async () => {
        const { items, currency } = await newVisitor().ok('sku.list', { params })
        return [locale, currency, items.find(({ tier }) => tier === 'sku1')?.price]
      }
      const { currency } = await newVisitor().ok('sku.list', { params })
      const price = prices.find((each) => each.currency === currency)
      await soon(offered).toEqual([locale, currency, price])
      const shown = formatMoney(price as { amount: number; currency: Currency }, tagOf(locale))
      await soon(async () => [locale, (await pageOf(locale)).includes(shown)]).toEqual([locale, true])
    }
  })

  it('the words of a landing page, each in its own', async () => {
    const page = await landing()
    const told = Object.fromEntries(
      LOCALES.map((locale) => [locale, `Heading ${locale} ${crypto.randomUUID()}`]),
    )
    await Promise.all(LOCALES.map(pageOf))
    for (const locale of LOCALES) {
      const path = `/api/landing-pages/${page.id}?locale=${locale}`
      const before = await editor.json<LandingPage>(path)
      undo.push(() => publish(path, { blocks: before.blocks }))
      await publish(path, {
        blocks: before.blocks.map((block) =>
          block.blockType === 'hero' ? { ...block, heading: told[locale] } : block,
        ),
      })
    }
    const toldOn = async (locale: Locale) => {
      const html = await pageOf(locale)
      return [locale, LOCALES.filter((other) => html.includes(told[other] ?? '-'))]
    }
    for (const locale of LOCALES) await soon(() => toldOn(locale)).toEqual([locale, [locale]])
  })

  it('a colour of the theme', async () => {
    const { theme } = await landing()
    const path = `/api/landing-themes/${typeof theme === 'string' ? theme : theme.id}`
    const { colours } = await editor.json<LandingTheme>(path)
    await Promise.all(LOCALES.map(pageOf))
    undo.push(() => publish(path, { colours }))
    await publish(path, { colours: { ...colours, accent: '#5b2a86' } })
    for (const locale of LOCALES)
      await soon(async () => [locale, (await pageOf(locale)).includes('#5b2a86')]).toEqual([locale, true])
  })

  it('a page that is taken offline is not found, and comes back', async () => {
    // Not the home page: that one stays (kept-whole.deep.test.ts).
    const page = await find<LandingPage>('/api/landing-pages?where[slug][equals]=test_center&limit=1')
    const path = `/api/landing-pages/${page.id}`
    const statusOf = async () => (await newVisitor().fetch('/landing_page/test_center/iq-1?hl=FR')).status
    undo.push(() => publish(path, {}))
    expect(await statusOf()).toBe(200)
    expect((await patch(path, { _status: 'draft' })).status).toBe(200)
    await soon(statusOf).toBe(404)
    await publish(path, {})
    await soon(statusOf).toBe(200)
  })

  it('and a draft is on no page', async () => {
    const page = await landing()
    const heading = `Draft ${crypto.randomUUID()}`
    const blocks = page.blocks.map((block) => (block.blockType === 'hero' ? { ...block, heading } : block))
    undo.push(() => publish(`/api/landing-pages/${page.id}`, { blocks: page.blocks }))
    expect(
      (await patch(`/api/landing-pages/${page.id}?draft=true`, { blocks, _status: 'draft' })).status,
    ).toBe(200)
    await aSecond()
    expect(await pageOf('EN')).not.toContain(heading)
  })
})

type FieldErrors = { errors: { data?: { errors?: { path: string; message: string }[] } }[] }
const refusalOf = async (answer: Response) => {
  const { errors } = (await answer.json()) as FieldErrors
  return { status: answer.status, fields: errors.flatMap(({ data }) => data?.errors ?? []) }
}

describe('what an editor cannot save is said beside its field', () => {
  const question = () => find<Question>('/api/questions?limit=1&sort=position')
  const theme = () => find<LandingTheme>('/api/landing-themes?limit=1')
  const sku = () => find<Skus>('/api/skus?where[tier][equals]=sku1&where[exam.number][equals]=1&limit=1')

  it.each([
    ['a key that is no option', 'questions', question, () => ({ key: 7 }), 'key', /1 to 6/],
    ['half a level', 'questions', question, () => ({ level: 0.5 }), 'level', /-9 to 9/],
    ['a level beyond the last', 'questions', question, () => ({ level: 10 }), 'level', /-9 to 9/],
    ['no level', 'questions', question, () => ({ level: null }), 'level', /-9 to 9/],
    ['a key between two options', 'questions', question, () => ({ key: 2.5 }), 'key', /1 to 6/],
    [
      'five options',
      'questions',
      question,
      (doc: Question) => ({ options: doc.options.slice(0, 5) }),
      'options',
      /six|6/,
    ],
    [
      'seven given panels',
      'questions',
      question,
      (doc: Question) => ({ panels: doc.panels.slice(0, 7) }),
      'panels',
      /eight|8/,
    ],
    [
      'a panel that is none',
      'questions',
      question,
      (doc: Question) => ({
        panels: doc.panels.map((one, index) => (index === 3 ? { ...one, panel: { figure: 'cat' } } : one)),
      }),
      'panels.3.panel',
      /panel/,
    ],
    [
      '¥123.45',
      'skus',
      sku,
      () => ({ prices: [{ currency: 'JPY', amount: 12345 }] }),
      'prices.0.amount',
      /multiple of 100/,
    ],
    [
      'a price of nothing',
      'skus',
      sku,
      () => ({ prices: [{ currency: 'USD', amount: 0 }] }),
      'prices.0.amount',
      /above zero/,
    ],
    [
      'half a cent',
      'skus',
      sku,
      () => ({ prices: [{ currency: 'USD', amount: 99.5 }] }),
      'prices.0.amount',
      /whole number/,
    ],
    [
      'one currency twice',
      'skus',
      sku,
      () => ({
        prices: [
          { currency: 'USD', amount: 100 },
          { currency: 'USD', amount: 200 },
        ],
      }),
      'prices',
      /only once/,
    ],
    [
      'a colour that cannot be read',
      'landing-themes',
      theme,
      (doc: LandingTheme) => ({ colours: { ...doc.colours, ink: doc.colours.surface } }),
      'colours.ink',
      /contrast/,
    ],
    [
      'a colour that is none',
      'landing-themes',
      theme,
      (doc: LandingTheme) => ({ colours: { ...doc.colours, ink: 'black' } }),
      'colours.ink',
      /#1d3557/,
    ],
  ] as [string, string, () => Promise<{ id: string }>, (doc: never) => object, string, RegExp][])(
    '%s',
    async (_, collection, read, change, path, message) => {
      const doc = await read()
      const before = await editor.json(`/api/${collection}/${doc.id}`)
      const refusal = await refusalOf(
        await patch(`/api/${collection}/${doc.id}`, { ...change(doc as never), _status: 'published' }),
      )
      expect(refusal.status).toBe(400)
      expect(refusal.fields.map((field) => field.path)).toContain(path)
      expect(refusal.fields.find((field) => field.path === path)?.message).toMatch(message)
      expect(await editor.json(`/api/${collection}/${doc.id}`)).toEqual(before)
    },
  )

  it('a second landing page of a slug', async () => {
    const { id, createdAt, updatedAt, ...page } = await landing()
    const blocks = page.blocks.map(({ id: _, ...block }) => block)
    const answer = await editor.fetch('/api/landing-pages', {
      method: 'POST',
      body: JSON.stringify({ ...page, blocks, _status: 'published' }),
    })
    const refusal = await refusalOf(answer)
    expect(refusal.status).toBe(400)
    expect(refusal.fields).toEqual([
      expect.objectContaining({ path: 'slug', message: expect.stringMatching(/already/) }),
    ])
  })

  it('a static figure without evidence', async () => {
    const { items } = await editor.json<{ items: { mode: string; evidence?: string | null }[] }>(
      '/api/globals/counters',
    )
    const at = items.findIndex(({ mode, evidence }) => mode === 'static' && !evidence)
    expect(at).toBeGreaterThanOrEqual(0)
    const answer = await editor.fetch('/api/globals/counters', {
      method: 'POST',
      body: JSON.stringify({
        items: items.map((item, index) => (index === at ? { ...item, published: true } : item)),
      }),
    })
    const refusal = await refusalOf(answer)
    expect(refusal.status).toBe(400)
    expect(refusal.fields.map(({ path }) => path)).toEqual([`items.${at}.published`])
  })
})

describe('a question that is changed', () => {
  it('is new to the next sitting and as it was to a running one', async () => {
    const question = await find<Question>('/api/questions?limit=1&sort=position')
    const versions = () =>
      query<{ version: string }>(
        'select version from item_versions where question_id = $1 order by version',
        [question.id],
      )
    const visitor = newVisitor()
    const list = async (who: typeof visitor) => {
      const part = (await startSitting(who)).parts[0]?.id ?? ''
      const drawn = await who.ok('question.list', { params: { examId: PLACE, lang: 'EN' }, query: { part } })
      return drawn.examKind === 'iq' ? drawn.questions[0] : undefined
    }
    const before = await list(visitor)
    const count = (await versions()).length

    // A wrong option, so that the right one still follows from the panels.
    const wrong = question.key === 1 ? 1 : 0
    const options = question.options.map((row, index) =>
      index === wrong ? { ...row, panel: { lines: 4095 } } : row,
    )
    undo.push(() => publish(`/api/questions/${question.id}`, { options: question.options }))
    await publish(`/api/questions/${question.id}`, { options })

    expect((await versions()).length).toBe(count + 1)
    expect(await list(visitor)).toEqual(before)
    const next = newVisitor()
    await startSitting(next)
    expect((await list(next))?.options).toContainEqual({ lines: 4095 })
    expect(before?.options).not.toContainEqual({ lines: 4095 })
  })

  it('in its name only makes no new version', async () => {
    const question = await find<Question>('/api/questions?limit=1&sort=-position')
    const count = async () =>
      (await query('select 1 from item_versions where question_id = $1', [question.id])).length
    const before = await count()
    undo.push(() => publish(`/api/questions/${question.id}`, { name: question.name }))
    await publish(`/api/questions/${question.id}`, { name: `${question.name} (renamed)` })
    expect(await count()).toBe(before)
  })

  it('has versions that the database itself refuses to change', async () => {
    await expect(query('update item_versions set key = 0')).rejects.toThrow()
    await expect(query('delete from item_versions')).rejects.toThrow()
  })
})
