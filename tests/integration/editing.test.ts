import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { LOCALES, type Locale } from '@/domain/locale/locales'
import { connectJobs, type Jobs } from '@/gateways/jobs/jobs'
import type { LandingPage, Protocol, Question, Skus } from '@/payload-types'
import { type AdminClient, signIn } from '../support/admin'
import { holding, query } from '../support/database'
import { site } from '../support/site'
import { newVisitor } from '../support/visitor'
import { localPayload } from './support/local-payload'
import { type Ask, everyRole, type Role } from './support/roles'

const UNKNOWN = '00000000-0000-4000-8000-000000000000'

let editor: AdminClient
let jobs: Jobs
beforeAll(async () => {
  editor = await signIn()
  jobs = await connectJobs(site().databaseUrl)
})
afterAll(() => jobs.stop())

/** What a test changed, put back in the end. */
const undo: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const back of undo.splice(0).reverse()) await back()
})

const find = async <T>(path: string): Promise<T> => {
  const { docs } = await editor.json<{ docs: T[] }>(path)
  if (!docs[0]) throw new Error(`Nothing at ${path}`)
  return docs[0]
}
const landing = () =>
  find<LandingPage>('/api/landing-pages?where[slug][equals]=new&where[exam.number][equals]=1&limit=1')
const send = (method: string, path: string, data: object, headers: Record<string, string> = {}) =>
  editor.fetch(path, { method, body: JSON.stringify(data), headers })
const patch = (path: string, data: object, headers?: Record<string, string>) =>
  send('PATCH', path, data, headers)
const done = async (answer: Promise<Response>): Promise<Response> => {
  const response = await answer
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`)
  return response
}
const publish = (path: string, data: object = {}) => done(patch(path, { ...data, _status: 'published' }))

type FieldErrors = { errors: { message: string; data?: { errors?: { path: string; message: string }[] } }[] }
const refusalOf = async (answer: Response) => {
  const { errors } = (await answer.json()) as FieldErrors
  return { status: answer.status, fields: errors.flatMap(({ data }) => data?.errors ?? []) }
}

const withHero = (page: LandingPage, heading: string) =>
  page.blocks.map((block) => (block.blockType === 'hero' ? { ...block, heading } : block))
const pageOf = async (locale: Locale): Promise<string> =>
  (await newVisitor().fetch(`/landing_page/new/iq-1?hl=${locale}`)).text()
const until = async (holds: () => Promise<boolean>): Promise<void> => {
  const end = Date.now() + 60_000
  while (!(await holds())) {
    if (Date.now() > end) throw new Error('It did not happen within 20 s.')
    await new Promise((next) => setTimeout(next, 200))
  }
}

/** A draft beside what is public, taken back in the end. */
const draftHero = async (heading: string, locale: Locale = 'EN'): Promise<LandingPage> => {
  const { id } = await landing()
  const path = `/api/landing-pages/${id}?locale=${locale}`
  const page = await editor.json<LandingPage>(path)
  undo.push(() => publish(path, { blocks: page.blocks }))
  await done(patch(`${path}&draft=true`, { blocks: withHero(page, heading), _status: 'draft' }))
  return page
}

describe('publishing what is not complete is refused, and says what and where', () => {
  it('a text that one of the other languages lacks', async () => {
    const { id } = await draftHero('', 'FR')
    const before = await pageOf('EN')
    const refusal = await refusalOf(await patch(`/api/landing-pages/${id}`, { _status: 'published' }))
    expect(refusal).toEqual({
      status: 400,
      fields: [expect.objectContaining({ path: 'blocks.0.heading', message: 'Missing in FR' })],
    })
    expect(await pageOf('EN')).toBe(before)
    expect(await editor.json(`/api/landing-pages/${id}`)).toMatchObject({ _status: 'published' })
  })

  it('in the language of the editor', async () => {
    const { id } = await draftHero('', 'FR')
    const german = { 'accept-language': 'de' }
    const answer = await patch(`/api/landing-pages/${id}`, { _status: 'published' }, german)
    expect((await refusalOf(answer)).fields.map(({ message }) => message)).toEqual(['Fehlt in FR'])
  })

  it('by many at once as well', async () => {
    const { id: _, createdAt, updatedAt, blocks, ...page } = await landing()
    const english = {
      ...page,
      slug: 'second_copy',
      _status: 'draft',
      blocks: blocks.map(({ id, ...block }) => block),
    }
    const created = await done(send('POST', '/api/landing-pages?draft=true', english))
    const { doc } = (await created.json()) as { doc: LandingPage }
    undo.push(() => editor.fetch(`/api/landing-pages/${doc.id}`, { method: 'DELETE' }))
    const answer = await patch(`/api/landing-pages?where[id][equals]=${doc.id}`, { _status: 'published' })
    expect(answer.status).toBe(400)
    expect(await editor.json(`/api/landing-pages/${doc.id}`)).toMatchObject({ _status: 'draft' })
  })

  it('a storefront without one of its legal pages', async () => {
    const privacy = await find<Protocol>('/api/protocols?where[linkCode][equals]=privacy&limit=1')
    const { id } = await landing()
    undo.push(() => publish(`/api/protocols/${privacy.id}`))
    // Nobody's click does that (kept-whole.deep.test.ts).
    await query("update protocols set _status = 'draft' where id = $1", [privacy.id])
    const { fields } = await refusalOf(await patch(`/api/landing-pages/${id}`, { _status: 'published' }))
    expect(fields).toEqual([
      expect.objectContaining({ path: 'storefront', message: expect.stringMatching(/Privacy/) }),
    ])
  })

  it('a theme that is not published', async () => {
    const { id, theme } = await landing()
    const path = `/api/landing-themes/${typeof theme === 'string' ? theme : theme.id}`
    undo.push(() => publish(path))
    await query("update landing_themes set _status = 'draft' where id = $1", [
      typeof theme === 'string' ? theme : theme.id,
    ])
    const { fields } = await refusalOf(await patch(`/api/landing-pages/${id}`, { _status: 'published' }))
    expect(fields.map((field) => field.path)).toEqual(['theme'])
  })

  it('a SKU without a price where the shop sells', async () => {
    const sku = await find<Skus>('/api/skus?where[tier][equals]=sku2&where[exam.number][equals]=1&limit=1')
    const prices = sku.prices.filter(({ currency }) => !['EUR', 'KRW'].includes(currency))
    const refusal = await refusalOf(await patch(`/api/skus/${sku.id}`, { prices, _status: 'published' }))
    expect(refusal.fields).toEqual([
      expect.objectContaining({ path: 'prices', message: expect.stringMatching(/EUR · KRW/) }),
    ])
    expect((await editor.json<Skus>(`/api/skus/${sku.id}`)).prices).toEqual(sku.prices)
  })

  it('a picture that is described in one language only, until it is in nine', async () => {
    const { theme } = await landing()
    const path = `/api/landing-themes/${typeof theme === 'string' ? theme : theme.id}`
    const media = await uploadPicture()
    undo.push(() => publish(path, { logo: null }))
    const { fields } = await refusalOf(await patch(path, { logo: media, _status: 'published' }))
    expect(fields).toEqual([
      expect.objectContaining({ path: 'logo', message: expect.stringMatching(/CN · FR · ES/) }),
    ])
    for (const locale of LOCALES)
      await done(patch(`/api/media/${media}?locale=${locale}`, { alt: `A mark ${locale}` }))
    await publish(path, { logo: media })
  })
})

const uploadPicture = async (): Promise<string> => {
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const form = new FormData()
  form.set('_payload', JSON.stringify({ alt: 'A mark' }))
  const name = `mark-${crypto.randomUUID()}.png`
  form.set('file', new File([Buffer.from(pixel, 'base64')], name, { type: 'image/png' }))
  const { headers, body } = new Response(form)
  const answer = await editor.fetch('/api/media', {
    method: 'POST',
    headers: { 'content-type': headers.get('content-type') ?? '' },
    body: Buffer.from(await new Response(body).arrayBuffer()),
  })
  return ((await (await done(Promise.resolve(answer))).json()) as { doc: { id: string } }).doc.id
}

describe('a question', () => {
  it('can be parked half made, and is not published so', async () => {
    const created = await send('POST', '/api/questions?draft=true', {
      name: 'Half an idea',
      _status: 'draft',
    })
    expect(created.status).toBe(201)
    const { doc } = (await created.json()) as { doc: Question }
    undo.push(() => editor.fetch(`/api/questions/${doc.id}`, { method: 'DELETE' }))
    const refused = await refusalOf(await patch(`/api/questions/${doc.id}`, { _status: 'published' }))
    expect(refused.status).toBe(400)
    expect(refused.fields.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['panels', 'options', 'key']),
    )
  })

  it('that is public stays as it is while its draft is taken apart', async () => {
    const question = await find<Question>('/api/questions?limit=1&sort=position')
    const path = `/api/questions/${question.id}`
    undo.push(() => publish(path, { options: question.options }))
    await done(patch(`${path}?draft=true`, { options: question.options.slice(0, 2), _status: 'draft' }))
    expect((await editor.json<Question>(path)).options).toEqual(question.options)
    expect((await editor.json<Question>(`${path}?draft=true`)).options).toHaveLength(2)
  })

  it('whose key is not what the solver finds is refused, and asked as it was', async () => {
    const question = await find<Question>('/api/questions?limit=1&sort=position')
    const path = `/api/questions/${question.id}`
    const refusal = await refusalOf(
      await patch(path, { key: (question.key % question.options.length) + 1, _status: 'published' }),
    )
    expect(refusal).toEqual({
      status: 400,
      fields: [
        expect.objectContaining({
          path: 'key',
          message: expect.stringMatching(new RegExp(`solver finds: option ${question.key}\\b`)),
        }),
      ],
    })
    expect(await editor.json<Question>(path)).toMatchObject({ key: question.key, _status: 'published' })
  })

  it('of a difficulty that its drawing does not let expect is published with a reason, which is kept', async () => {
    const question = await find<Question>('/api/questions?limit=1&sort=position')
    const path = `/api/questions/${question.id}`
    const b = question.b > 0 ? -5.5 : 5.5
    const refusal = await refusalOf(await patch(path, { b, _status: 'published' }))
    expect([refusal.status, refusal.fields.map((field) => field.path)]).toEqual([400, ['difficultyReason']])
    undo.push(() => publish(path, { b: question.b, difficultyReason: null }))
    const difficultyReason = 'Measured with 900 takers.'
    await publish(path, { b, difficultyReason })
    expect(await editor.json(path)).toMatchObject({ b, difficultyReason })
  })
})

describe('the panel beside a form', () => {
  type Place = { path: string; where: string[]; sentence: string; locales: string[] }
  type Found = { gaps: Place[]; warnings: Place[]; languages: unknown; tried: boolean; failed: unknown }
  type Asked = { collection: string; id?: string | null; locale?: Locale; form: object }
  const askOf = async ({ collection, id = null, locale = 'EN', form }: Asked) => {
    const answer = await done(send('POST', '/api/editing/completeness', { collection, id, locale, form }))
    return ((await answer.json()) as { data: Found }).data
  }
  const ask = async (form: object, locale: Locale = 'EN') =>
    askOf({ collection: 'landing-pages', id: (await landing()).id, locale, form })
  const NOTHING = { gaps: [], warnings: [], languages: null, tried: true, failed: null }
  const NOTHING_OF_PAGE = { ...NOTHING, languages: LOCALES.map((locale) => ({ locale, state: 'public' })) }
  const sku = (tier: string) =>
    find<Skus>(`/api/skus?where[tier][equals]=${tier}&where[exam.number][equals]=1&limit=1`)
  const terms = () => find<Protocol>('/api/protocols?where[linkCode][equals]=terms&limit=1')

  it('judges what is typed, saved or not', async () => {
    const page = await landing()
    expect(await ask(page)).toEqual(NOTHING_OF_PAGE)
    const typed = { ...page, title: '', theme: null, blocks: withHero(page, '') }
    expect((await ask(typed, 'KR')).gaps.map(({ path, sentence }) => [path, sentence])).toEqual([
      ['title', 'Missing in KR'],
      ['blocks.0.heading', 'Missing in KR'],
      ['theme', 'Choose a theme that is published.'],
    ])
  })

  it('tries to publish what is typed, and not what is public as it stands', async () => {
    const page = await landing()
    const taken = page.slug === 'new' ? 'new_boy' : 'new'
    const body = { collection: 'landing-pages', id: page.id, locale: 'EN', form: { ...page, slug: taken } }
    const pathsOf = async (asked: object) => {
      const answer = await done(send('POST', '/api/editing/completeness', asked))
      return ((await answer.json()) as { data: Found }).data.gaps.map(({ path }) => path)
    }
    expect(await pathsOf(body)).toEqual(['slug'])
    expect(await pathsOf({ ...body, asPublic: true })).toEqual([])
  })

  it('lists empty fields beside untranslated ones', async () => {
    const { gaps } = await askOf({ collection: 'articles', form: {} })
    expect(gaps.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['title', 'summary', 'body', 'category', 'author', 'publishedAt']),
    )
  })

  it('tries to publish, and finds what only the database knows; nothing of it is stored', async () => {
    const { id, ...form } = await sku('sku1')
    const stored = () =>
      query(
        `select updated_at, tier, (select count(*) from _skus_v where parent_id = skus.id) as versions
         from skus where id = $1`,
        [id],
      )
    const before = await stored()
    expect(await askOf({ collection: 'skus', id, form })).toEqual(NOTHING)
    const { gaps } = await askOf({ collection: 'skus', id, form: { ...form, tier: 'sku2' } })
    expect(gaps).toEqual([expect.objectContaining({ path: 'tier', where: ['Tier'] })])
    expect(await stored()).toEqual(before)
  })

  it('says what public pages would lose', async () => {
    const { id, ...form } = await find<LandingPage>(
      '/api/landing-pages?where[slug][equals]=test_center&limit=1',
    )
    const asked = {
      collection: 'landing-pages',
      id,
      form: { ...form, exam: (await find<{ id: string }>('/api/exams?where[number][equals]=3')).id },
    }
    expect((await askOf(asked)).gaps).toEqual([
      expect.objectContaining({
        path: '',
        sentence: expect.stringMatching(/something public would then lack/),
      }),
    ])
  })

  it('says the solver’s word as publishing does', async () => {
    const { id, ...form } = await find<Question>('/api/questions?limit=1&sort=position')
    const key = (form.key % form.options.length) + 1
    const { gaps } = await askOf({ collection: 'questions', id, form: { ...form, key } })
    expect(gaps.map(({ path }) => path)).toEqual(['key'])
    const refusal = await refusalOf(await patch(`/api/questions/${id}`, { key, _status: 'published' }))
    expect(refusal.fields.map(({ path, message }) => [path, message])).toEqual(
      gaps.map(({ path, sentence }) => [path, sentence]),
    )
  })

  it('warns of a price that is a hundred times what is public', async () => {
    const { id, ...form } = await sku('sku1')
    const at = form.prices.findIndex(({ currency }) => currency === 'USD')
    const prices = form.prices.map((price, index) =>
      index === at ? { ...price, amount: price.amount * 100 } : price,
    )
    expect(await askOf({ collection: 'skus', id, form: { ...form, prices } })).toEqual({
      ...NOTHING,
      warnings: [
        expect.objectContaining({
          path: `prices.${at}.amount`,
          sentence: expect.stringContaining('(+9,900%)'),
        }),
      ],
    })
  })

  it('warns of terms that change and keep their version', async () => {
    const { id, ...form } = await terms()
    const ofVersion = async (version: string) => {
      const asked = { collection: 'protocols', id, form: { ...form, title: 'Quite other terms', version } }
      return (await askOf(asked)).warnings.map(({ path }) => path)
    }
    expect(await ofVersion(form.version)).toEqual(['version'])
    expect(await ofVersion(`${form.version}-next`)).toEqual([])
  })

  it('warns of a text that was copied from English', async () => {
    const { id, ...form } = await terms()
    const asked = { collection: 'protocols', id, locale: 'DE', form: { ...form, version: 'next' } } as const
    expect((await askOf(asked)).warnings).toContainEqual({
      path: 'content',
      where: [expect.any(String)],
      sentence: 'The same as in English: DE',
      locales: ['DE'],
    })
  })

  it('is not green while somebody else publishes: it has not been tried', async () => {
    const page = await landing()
    await holding(["select pg_advisory_xact_lock(hashtext('publishing'))", []], async () => {
      expect(await ask(page)).toEqual({ ...NOTHING_OF_PAGE, tried: false })
    })
    expect(await ask(page)).toEqual(NOTHING_OF_PAGE)
  })

  it('knows no other collection', async () => {
    const body = { collection: 'orders', id: null, locale: 'EN', form: {} }
    expect((await send('POST', '/api/editing/completeness', body)).status).toBe(404)
  })
})

describe('who uses a document', () => {
  const isPublic = async (kind: string, id: string) => {
    const answer = await done(send('POST', '/api/admin/uses', { kind, id }))
    return ((await answer.json()) as { data: { isPublic: boolean } }).data.isPublic
  }

  it('visitors do, of a page that no other document names', async () => {
    const advert = await find<LandingPage>('/api/landing-pages?where[slug][equals]=test_center&limit=1')
    expect(await isPublic('landing-pages', advert.id)).toBe(true)
    const created = await done(
      send('POST', '/api/questions?draft=true', { name: 'An idea', _status: 'draft' }),
    )
    const { doc } = (await created.json()) as { doc: Question }
    undo.push(() => editor.fetch(`/api/questions/${doc.id}`, { method: 'DELETE' }))
    expect(await isPublic('questions', doc.id)).toBe(false)
  })
})

describe('duplicating a landing page', () => {
  const read = (id: string, locale: Locale) =>
    editor.json<LandingPage>(`/api/landing-pages/${id}?draft=true&locale=${locale}&fallback-locale=none`)
  const own = ({ id, slug, createdAt, updatedAt, _status, ...rest }: LandingPage) => rest
  const withoutIds = (value: unknown): unknown =>
    JSON.parse(JSON.stringify(value, (key, inner) => (key === 'id' ? undefined : inner)))

  it('brings every text, block and relation in nine languages, and leaves the original alone', async () => {
    const original = await landing()
    const before = await Promise.all(LOCALES.map((locale) => read(original.id, locale)))
    const answer = await send('POST', '/api/editing/duplicate-landing', { id: original.id })
    expect(answer.status).toBe(200)
    const { data } = (await answer.json()) as { data: { id: string } }
    undo.push(() => editor.fetch(`/api/landing-pages/${data.id}`, { method: 'DELETE' }))

    for (const [index, locale] of LOCALES.entries()) {
      const copy = await read(data.id, locale)
      const source = before[index] as LandingPage
      expect([locale, withoutIds(own(copy))]).toEqual([locale, withoutIds(own(source))])
      expect(copy).toMatchObject({ _status: 'draft', slug: expect.stringMatching(/^new_copy\d*$/) })
      const ids = (page: LandingPage) => page.blocks.map(({ id }) => id)
      expect(ids(copy).filter((id) => ids(source).includes(id))).toEqual([])
    }
    expect(await Promise.all(LOCALES.map((locale) => read(original.id, locale)))).toEqual(before)
    const texts = before.map(({ title }) => title)
    expect(new Set(texts).size).toBe(LOCALES.length)
    await publish(`/api/landing-pages/${data.id}`)
  })

  it('is for staff', async () => {
    const { id } = await landing()
    const count = async () => (await query('select 1 from landing_pages')).length
    const before = await count()
    const roles = await everyRole()
    const statusOf = async (role: Role) =>
      (await roles[role]('/api/editing/duplicate-landing', { method: 'POST', body: JSON.stringify({ id }) }))
        .status
    expect([await statusOf('anonymous'), await statusOf('visitor'), await statusOf('customer')]).toEqual([
      401, 401, 401,
    ])
    expect(await count()).toBe(before)
    expect((await send('POST', '/api/editing/duplicate-landing', { id: UNKNOWN })).status).toBe(404)
    expect((await send('POST', '/api/editing/duplicate-landing', { id: 'x' })).status).toBe(400)
  })
})

describe('a preview', () => {
  const secret = () => `Draft ${crypto.randomUUID()}`

  it('shows staff the draft in each language, and keeps it out of every cache', async () => {
    const { id } = await landing()
    for (const locale of ['EN', 'JA', 'DE'] as const) {
      const heading = secret()
      await draftHero(heading, locale)
      const answer = await editor.fetch(`/admin/preview/${locale}/landing-pages/${id}`)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('cache-control')).toMatch(/no-store/)
      expect((await answer.text()).includes(heading)).toBe(true)
      expect((await pageOf(locale)).includes(heading)).toBe(false)
    }
  })

  it('shows nobody else anything', async () => {
    const heading = secret()
    const { id } = await draftHero(heading)
    const question = await find<Question>('/api/questions?limit=1')
    const roles: Record<Role, Ask> = await everyRole()
    for (const role of ['anonymous', 'visitor', 'customer'] as const)
      for (const path of [`landing-pages/${id}`, `questions/${question.id}`, 'landing-pages/new']) {
        const answer = await roles[role](`/admin/preview/EN/${path}`)
        expect([role, path, answer.status]).toEqual([role, path, 307])
        expect(answer.headers.get('location')).toMatch(/\/admin\/login$/)
        expect((await answer.text()).includes(heading)).toBe(false)
      }
  })

  it('of a question holds no key', async () => {
    const question = await find<Question>('/api/questions?limit=1')
    const html = await (await editor.fetch(`/admin/preview/FR/questions/${question.id}`)).text()
    expect(html).toContain('role="radiogroup"')
    expect(html).not.toMatch(/\\?"key\\?":\d|bSe|seed|distractor/)
  })

  it.each(['EN/orders/new', 'XX/landing-pages/new', 'EN/landing-pages/1', 'EN/landing-pages'])(
    'of %s is not there',
    async (path) => {
      expect((await editor.fetch(`/admin/preview/${path}`)).status).toBe(404)
    },
  )

  it('of what is being typed is made without storing it', async () => {
    const page = await landing()
    const heading = secret()
    const body = {
      collection: 'landing-pages',
      id: page.id,
      locale: 'EN',
      form: { ...page, blocks: withHero(page, heading) },
    }
    const answer = await send('POST', '/api/editing/preview', body)
    const { data } = (await answer.json()) as { data: { landing: { blocks: { heading: string }[] } } }
    expect(data.landing.blocks[0]?.heading).toBe(heading)
    expect(await (await editor.fetch(`/admin/preview/EN/landing-pages/${page.id}`)).text()).not.toContain(
      heading,
    )
  })
})

describe('publishing at a set time', () => {
  type Job = { at: Date; type?: 'publish' | 'unpublish' }
  const schedule = async (page: { id: string }, { at, type = 'publish' }: Job): Promise<string> => {
    const payload = await localPayload()
    const [user] = await query<{ id: string }>('select id from admins where email = $1', [site().admin.email])
    const job = await payload.jobs.queue({
      task: 'schedulePublish',
      input: {
        type,
        doc: { relationTo: 'landing-pages', value: page.id },
        user: { relationTo: 'admins', value: String(user?.id) },
      },
      waitUntil: at,
    })
    const id = String(job.id)
    undo.push(() => query('delete from payload_jobs where id = $1', [id]))
    return id
  }
  const minutes = (count: number) => new Date(Date.now() + count * 60_000)
  const run = () => jobs.send('publish-scheduled', {})
  /** The worker has answered all that it was asked. */
  const idle = async () =>
    (
      await query(
        "select 1 from pgboss.job where name = 'publish-scheduled' and state in ('created', 'retry', 'active')",
      )
    ).length === 0
  const isGone = async (id: string) =>
    (await query('select 1 from payload_jobs where id = $1', [id])).length === 0
  const timesPublished = async (heading: string) =>
    (
      await query(
        "select 1 from _landing_pages_v where version__status = 'published' and version_blocks::text like $1",
        [`%${heading}%`],
      )
    ).length

  it('is done by the worker when it is due and not before, once, and the page shows it', async () => {
    const heading = `On time ${crypto.randomUUID()}`
    const page = await draftHero(heading)
    const later = await schedule(page, { at: minutes(5) })
    await run()
    await until(idle)
    expect((await pageOf('EN')).includes(heading)).toBe(false)
    const due = await schedule(page, { at: minutes(-1) })
    await Promise.all([run(), run(), run()])
    await until(() => isGone(due))
    await until(async () => (await pageOf('EN')).includes(heading))
    expect(await isGone(later)).toBe(false)
    expect(await timesPublished(heading)).toBe(1)
  })

  it('is taken up again when its runner was killed', async () => {
    const heading = `Again ${crypto.randomUUID()}`
    const page = await draftHero(heading)
    const id = await schedule(page, { at: minutes(-20) })
    await query('update payload_jobs set processing = true, updated_at = now() where id = $1', [id])
    await run()
    await until(idle)
    expect(await isGone(id)).toBe(false)
    await query("update payload_jobs set updated_at = now() - interval '6 minutes' where id = $1", [id])
    await run()
    await until(() => isGone(id))
    await until(async () => (await pageOf('EN')).includes(heading))
  })

  it('tells the editors when it is refused, until the page is published', async () => {
    const page = await draftHero('', 'PT')
    const id = await schedule(page, { at: minutes(-1) })
    await run()
    await until(() => isGone(id))
    const notice = () =>
      query<{ detail: { message: string }; resolved_at: Date | null }>(
        "select detail, resolved_at from anomalies where kind = 'publish_failed' and ref = $1",
        [`landing-pages/${page.id}`],
      )
    await until(async () => (await notice()).length === 1)
    expect(await notice()).toMatchObject([
      { detail: { message: expect.stringContaining('Missing in PT') }, resolved_at: null },
    ])
    const body = { collection: 'landing-pages', id: page.id, locale: 'EN', form: page }
    const asked = await (await send('POST', '/api/editing/completeness', body)).json()
    expect(asked).toMatchObject({ data: { failed: { at: expect.any(String) } } })
    await publish(`/api/landing-pages/${page.id}?locale=PT`, { blocks: withHero(page, 'De novo') })
    expect(await notice()).toMatchObject([{ resolved_at: expect.any(Date) }])
  })

  it('takes offline as well, whatever the draft lacks', async () => {
    const page = await find<LandingPage>('/api/landing-pages?where[slug][equals]=test_center&limit=1')
    const path = `/api/landing-pages/${page.id}?locale=ES`
    const statusOf = async () => (await newVisitor().fetch('/landing_page/test_center/iq-1?hl=EN')).status
    const { blocks } = await editor.json<LandingPage>(path)
    undo.push(() => publish(path, { blocks }))
    await done(patch(`${path}&draft=true`, { blocks: withHero(page, ''), _status: 'draft' }))
    const id = await schedule(page, { at: minutes(-1), type: 'unpublish' })
    await run()
    await until(() => isGone(id))
    await until(async () => (await statusOf()) === 404)
  })

  it('takes nothing offline that a page needs: it stays, and the form says why', async () => {
    const page = await landing()
    const id = await schedule(page, { at: minutes(-1), type: 'unpublish' })
    undo.push(() => publish(`/api/landing-pages/${page.id}`))
    await run()
    await until(() => isGone(id))
    expect((await newVisitor().fetch('/?hl=EN')).status).toBe(200)
    const body = { collection: 'landing-pages', id: page.id, locale: 'EN', form: page }
    const asked = async () => (await send('POST', '/api/editing/completeness', body)).json()
    await until(async () => ((await asked()) as { data: { failed: unknown } }).data.failed !== null)
    expect(await asked()).toMatchObject({
      data: { failed: { why: expect.stringContaining('home page (/)') } },
    })
  })

  it('is started by nobody over REST', async () => {
    const roles = await everyRole()
    const expected = { anonymous: 403, visitor: 403, customer: 403, editor: 401, owner: 401 } as const
    for (const role of Object.keys(expected) as (keyof typeof expected)[])
      expect([role, (await roles[role]('/api/payload-jobs/run')).status]).toEqual([role, expected[role]])
  })
})
