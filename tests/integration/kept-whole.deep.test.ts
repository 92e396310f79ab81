import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { LOCALES } from '@/domain/locale/locales'
import type { LandingPage, LandingTheme, Media, Question, SiteSetting, Storefront } from '@/payload-types'
import { type AdminClient, signIn } from '../support/admin'
import { query } from '../support/database'
import { newVisitor, type Visitor } from '../support/visitor'
import { buyReport, PLACE } from '../support/way'
import { ASIDE, CHANGES, REFUSED, SETTINGS } from './attacks.table'
import { forgetPages, keepContent } from './support/content-snapshot'
import { localPayload } from './support/local-payload'
import { forgetRateLimits } from './support/rate-limits'

// Whatever an editor deletes, takes offline or rewrites, over REST or from inside: what answered visitors before still does.

const ADVERT = `/landing_page/test_center/${PLACE}`
const PAGES = [
  '/',
  `/landing_page/new/${PLACE}`,
  ADVERT,
  `/answer_question/start_loading/${PLACE}`,
  `/paying/scheme/${PLACE}`,
  `/paying/package/${PLACE}`,
  `/protocol/terms/${PLACE}`,
  `/protocol/privacy/${PLACE}`,
  `/protocol/cookies/${PLACE}`,
  `/report/result/${PLACE}`,
]
const NOWHERE = '00000000-0000-4000-8000-000000000000'

let editor: AdminClient
let buyer: Visitor
let report: string
let putBack: () => Promise<void>
beforeAll(async () => {
  await forgetRateLimits()
  editor = await signIn()
  buyer = newVisitor()
  report = (await buyReport(buyer)).sitting.orderNumber
  putBack = await keepContent()
})
afterEach(() => putBack?.())

/** What does not answer 200 any more. */
const failing = async ({ except = [] as string[], languages = ['EN', 'DE'] } = {}): Promise<string[]> => {
  const asked = PAGES.filter((page) => !except.includes(page)).flatMap((page) =>
    languages.map(async (hl) => {
      const { status } = await buyer.fetch(`${page}?hl=${hl}`)
      return status === 200 ? [] : [`${page}?hl=${hl} ${status}`]
    }),
  )
  const { status, result } = await buyer.call('report.read', { params: { orderNumber: report } })
  return [...(await Promise.all(asked)).flat(), ...(result === 200 ? [] : [`the report ${status} ${result}`])]
}

const send = (method: string, path: string, data?: object, headers: Record<string, string> = {}) =>
  editor.fetch(path, { method, headers, ...(data && { body: JSON.stringify(data) }) })
const docsOf = async <Doc extends { id: string }>(collection: string, where = ''): Promise<Doc[]> =>
  (await editor.json<{ docs: Doc[] }>(`/api/${collection}?depth=0&limit=300&sort=createdAt${where}`)).docs
const first = async <Doc extends { id: string }>(collection: string, where = ''): Promise<Doc> => {
  const [doc] = await docsOf<Doc>(collection, where)
  if (!doc) throw new Error(`Nothing in ${collection} ${where}`)
  return doc
}
const said = async (answer: Response): Promise<string> =>
  ((await answer.json()) as { errors: { message: string }[] }).errors.map(({ message }) => message).join(' ')

/** One picture on a theme of the shop, described in all languages. */
const hangPicture = async (): Promise<void> => {
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const form = new FormData()
  form.set('_payload', JSON.stringify({ alt: 'A mark' }))
  form.set(
    'file',
    new File([Buffer.from(pixel, 'base64')], `mark-${crypto.randomUUID()}.png`, { type: 'image/png' }),
  )
  const { headers, body } = new Response(form)
  const { doc } = await editor.json<{ doc: Media }>('/api/media', {
    method: 'POST',
    headers: { 'content-type': headers.get('content-type') ?? '' },
    body: Buffer.from(await new Response(body).arrayBuffer()),
  })
  for (const locale of LOCALES)
    await editor.json(`/api/media/${doc.id}?locale=${locale}`, {
      method: 'PATCH',
      body: JSON.stringify({ alt: `A mark ${locale}` }),
    })
  const theme = await first<LandingTheme>('landing-themes')
  await editor.json(`/api/landing-themes/${theme.id}`, {
    method: 'PATCH',
    body: JSON.stringify({ logo: doc.id, _status: 'published' }),
  })
}

type Attack = [name: string, act: () => Promise<Response>]

/** What the seed has none of. */
const makeOne = async (collection: string): Promise<void> => {
  if (collection === 'media') return hangPicture()
  const make = (data: object) =>
    editor.json(`/api/${collection}?draft=true`, { method: 'POST', body: JSON.stringify(data) })
  const [exam, sku, order] = [await first('exams'), await first('skus'), await first('orders')]
  if (collection === 'promo-codes') await make({ code: `KEPT${Date.now()}`, percent: 5, skus: [sku.id] })
  if (collection === 'presenters') await make({ exam: exam.id, name: 'A presenter', title: 'Of tests' })
  if (collection === 'reviews')
    await make({
      exam: exam.id,
      order: order.id,
      name: 'A.',
      time: new Date().toISOString(),
      content: 'Fair.',
    })
}

const attacksOn = async (collection: string): Promise<Attack[]> => {
  const docs = await docsOf<{ id: string; _status?: string; slug?: string }>(collection)
  // A page may be taken off the site by itself: that is tested apart.
  const chosen = docs.filter(({ slug }) => slug !== 'test_center')
  const some = chosen.length > 6 ? [chosen[0], chosen.at(-1)] : chosen
  const drafts = docs.some(({ _status }) => _status)
  const all = `/api/${collection}?where[id][in]=${chosen.map(({ id }) => id).join(',')}`
  const one = some.flatMap((doc): Attack[] => {
    const path = `/api/${collection}/${doc?.id}`
    const changes = CHANGES[collection] ?? []
    return [
      ['deleted', () => send('DELETE', path)],
      ['deleted among many', () => send('DELETE', `/api/${collection}?where[id][equals]=${doc?.id}`)],
      ...changes.flatMap((change): Attack[] => [
        [
          JSON.stringify(change),
          () => send('PATCH', path, drafts ? { ...change, _status: 'published' } : change),
        ],
      ]),
      ...(drafts
        ? ([
            ['offline', () => send('PATCH', path, { _status: 'draft' })],
            [
              'offline in all languages',
              () => send('PATCH', `${path}?unpublishAllLocales=true`, { _status: 'draft' }),
            ],
            [
              'offline among many',
              () => send('PATCH', `/api/${collection}?where[id][equals]=${doc?.id}`, { _status: 'draft' }),
            ],
            [
              'half made in one language',
              () => send('PATCH', `${path}?publishSpecificLocale=FR`, { _status: 'draft' }),
            ],
            ['an older draft restored', () => restoreDraft(collection, String(doc?.id))],
          ] as Attack[])
        : []),
    ]
  })
  return [
    ...one,
    ...(CHANGES[collection] ?? []).map(
      (change): Attack => [`all ${JSON.stringify(change)}`, () => send('PATCH', all, change)],
    ),
    ...(drafts ? ([['all offline', () => send('PATCH', all, { _status: 'draft' })]] as Attack[]) : []),
    ['all deleted', () => send('DELETE', all)],
  ]
}

const restoreDraft = async (collection: string, id: string): Promise<Response> => {
  await send('PATCH', `/api/${collection}/${id}?draft=true`, { _status: 'draft' })
  const where = `where[parent][equals]=${id}&where[version._status][equals]=draft`
  const { docs } = await editor.json<{ docs: { id: string }[] }>(
    `/api/${collection}/versions?limit=1&${where}`,
  )
  return send('POST', `/api/${collection}/versions/${docs[0]?.id}`)
}

/** Tries each until one breaks a page: that is told. */
const outcome = async (attacks: readonly Attack[]): Promise<string[]> => {
  for (const [name, act] of attacks) {
    const answer = await act()
    if (answer.status >= 500) return [`${name}: ${answer.status} ${await answer.text()}`]
    const pages = answer.ok ? await failing({ languages: ['EN'] }) : []
    if (pages.length > 0) return [`${name}: ${pages.join(', ')}`]
  }
  return failing()
}

describe('every public page answers after anything that an editor tries', () => {
  it('and did before', async () => {
    expect(await failing()).toEqual([])
  })

  it.each(Object.keys(CHANGES))(
    'on %s',
    async (collection) => {
      await makeOne(collection)
      expect(await outcome(await attacksOn(collection))).toEqual([])
    },
    180_000,
  )

  it('on the settings', async () => {
    const attacks = SETTINGS.map(
      (change): Attack => [JSON.stringify(change), () => send('POST', '/api/globals/site-settings', change)],
    )
    expect(await outcome(attacks)).toEqual([])
  })

  it('from inside, past the rules of who may', async () => {
    const payload = await localPayload()
    const tried: string[] = []
    for (const collection of [
      'landing-themes',
      'landing-pages',
      'storefronts',
      'exams',
      'protocols',
    ] as const) {
      const { id } = await first(collection)
      const acts = {
        delete: () => payload.delete({ collection, id }),
        'delete many': () => payload.delete({ collection, where: { id: { equals: id } } }),
        offline: () => payload.update({ collection, id, data: { _status: 'draft' } as never }),
        'many offline': () =>
          payload.update({ collection, where: { id: { equals: id } }, data: { _status: 'draft' } as never }),
      }
      for (const [name, act] of Object.entries(acts))
        await act().then(
          () => tried.push(`${collection} ${name}`),
          ({ status }: { status?: number }) =>
            status === 409 || tried.push(`${collection} ${name} ${status}`),
        )
    }
    expect(tried).toEqual([])
    await forgetPages()
    expect(await failing()).toEqual([])
  })
})

/** Everything of a document that is public, in all languages. */
const publicly = (collection: string, id: string) =>
  editor.json<Record<string, unknown>>(`/api/${collection}/${id}?depth=0&locale=all&fallback-locale=none`)
const idOf = async (collection: string, where: string) => (await first(collection, where)).id

describe('many at once', () => {
  const halfMade = async (): Promise<void> => {
    const { id: _, createdAt, updatedAt, ...look } = await first<LandingTheme>('landing-themes')
    const body = JSON.stringify({ ...look, name: 'Half made', _status: 'draft' })
    await editor.json('/api/landing-themes?draft=true', { method: 'POST', body })
  }

  it.each(ASIDE)('publish no draft that takes something from a page: %s', async (_, step) => {
    await halfMade()
    const { collection, where, query: more = '' } = step
    const id = await idOf(collection, where)
    const data = typeof step.data === 'function' ? await step.data(idOf) : step.data
    const before = await publicly(collection, id)
    const one = `/api/${collection}/${id}?draft=true${more}`
    const many = `/api/${collection}?draft=true&where[id][in][0]=${id}`
    expect((await send('PATCH', one, { ...data, _status: 'draft' })).status).toBe(200)
    const answers = [
      await send('PATCH', many, { _status: 'published' }),
      await send('PATCH', many + more, { ...data, _status: 'published' }),
    ]
    expect(answers.map(({ status }) => status >= 400 && status < 500)).toEqual([true, true])
    // Payload's list reads the documents of every answer, also of a refusal.
    for (const answer of answers) expect(await answer.json()).toMatchObject({ docs: [] })
    expect(await publicly(collection, id)).toEqual(before)
    expect(await failing({ languages: ['EN', 'JA'] })).toEqual([])
  })

  it('publish drafts that are whole', async () => {
    const { id } = await first<LandingPage>('landing-pages', '&where[slug][equals]=test_center')
    await send('PATCH', `/api/landing-pages/${id}?draft=true`, { title: 'Renewed', _status: 'draft' })
    const many = `/api/landing-pages?draft=true&where[id][in][0]=${id}`
    expect((await send('PATCH', many, { _status: 'published' })).status).toBe(200)
    expect(await publicly('landing-pages', id)).toMatchObject({ title: { EN: 'Renewed' } })
  })

  it('are all changed or none, whoever refuses one of them', async () => {
    const make = async (data: object) =>
      (
        await editor.json<{ doc: { id: string } }>('/api/promo-codes', {
          method: 'POST',
          body: JSON.stringify({ percent: 5, ...data }),
        })
      ).doc.id
    const some = [
      await make({ code: `FREE${Date.now()}` }),
      await make({ code: `LATE${Date.now()}`, startsAt: '2040-01-01T00:00:00.000Z' }),
    ]
    const many = `/api/promo-codes?where[id][in]=${some.join(',')}`
    const answer = await send('PATCH', many, { percent: 50, endsAt: '2030-01-01T00:00:00.000Z' })
    expect(answer.status).toBe(400)
    expect(await said(answer)).toMatch(/LATE/)
    for (const id of some) expect(await publicly('promo-codes', id)).toMatchObject({ percent: 5 })
    for (const id of some) await send('DELETE', `/api/promo-codes/${id}`)
  })
})

describe('what nobody could see on a page, and a buyer would meet', () => {
  it.each(REFUSED)('is refused: %s', async (_, ...steps) => {
    const last = steps.at(-1)
    for (const step of steps) {
      const { collection, where, query: more = '', many } = step
      const id = await idOf(collection, where)
      const data = typeof step.data === 'function' ? await step.data(idOf) : step.data
      const before = await publicly(collection, id)
      const path = many
        ? `/api/${collection}?depth=0${where}${more}`
        : `/api/${collection}/${id}?depth=0${more}`
      const all = many && !where ? `${path}&where[id][exists]=true` : path
      const { status } = await send('PATCH', all, data)
      if (step !== last) expect(status).toBe(200)
      else expect([400, 409]).toContain(status)
      if (step === last) expect(await publicly(collection, id)).toEqual(before)
    }
  })

  it('is no rule in one language: it waits until it is whole', async () => {
    const policy = () =>
      newVisitor().ok('payment.policy', { params: { examId: PLACE, country: 'CH', hl: 'DE' }, query: {} })
    const before = await policy()
    const country = await idOf('countries', '&where[code][equals]=CH')
    const { doc } = await editor.json<{ doc: { id: string } }>('/api/checkout-policies', {
      method: 'POST',
      body: JSON.stringify({ name: 'Switzerland', countries: [country], button: 'Order EN' }),
    })
    expect(await policy()).toEqual(before)
    for (const locale of LOCALES)
      await editor.json(`/api/checkout-policies/${doc.id}?locale=${locale}`, {
        method: 'PATCH',
        body: JSON.stringify({ button: `Order ${locale}` }),
      })
    expect(await policy()).toMatchObject({ button: 'Order DE' })
  })

  it('is no public counter in one language', async () => {
    const counters = () => editor.json<{ items: object[] }>('/api/globals/counters?depth=0&locale=all')
    const before = await counters()
    const item = { key: 'new', mode: 'static', value: '7', evidence: 'Counted.', label: 'Only in English' }
    const { items } = await editor.json<{ items: object[] }>('/api/globals/counters?depth=0')
    const save = (published: boolean) =>
      send('POST', '/api/globals/counters', { items: [...items, { ...item, published }] })
    expect((await save(true)).status).toBe(400)
    expect(await counters()).toEqual(before)
    expect((await save(false)).status).toBe(200)
  })
})

describe('a refusal', () => {
  const advert = () => first<LandingPage>('landing-pages', '&where[slug][equals]=test_center')

  it('names who uses it, in the language of who asks, with a way there', async () => {
    const { id, theme } = await advert()
    const answer = await send('DELETE', `/api/landing-themes/${theme}`, undefined, {
      'accept-language': 'de',
    })
    expect(answer.status).toBe(409)
    const { errors } = (await answer.json()) as {
      errors: { message: string; data: { uses: { title: string; url: string }[] } }[]
    }
    expect(errors[0]?.message).toMatch(
      /^Nicht ausgeführt, weil dies verwendet wird: „.+“ \(Landingpage\): (Thema|Design)/,
    )
    expect(errors[0]?.data.uses.map(({ url }) => url)).toEqual([`/admin/collections/landing-pages/${id}`])
  })

  it('tells visitors nothing', async () => {
    const { theme } = await advert()
    const answer = await newVisitor().fetch(`/api/landing-themes?where[id][equals]=${theme}`, {
      method: 'DELETE',
    })
    expect(answer.status).toBe(403)
    expect(await answer.text()).not.toMatch(/landing-pages/)
  })

  it.each(['storefronts', 'exams', 'questions', 'skus'])(
    'is a sentence where deleting one of %s ended in an unknown error',
    async (collection) => {
      const where = collection === 'skus' ? '&where[tier][equals]=sku2&where[exam.number][equals]=1' : ''
      const { id } = await first(collection, where)
      const answer = await send('DELETE', `/api/${collection}/${id}`)
      expect(answer.status).toBe(409)
      expect(await said(answer)).toMatch(/^Not done, because this is in use: /)
    },
  )

  it('of an address says which', async () => {
    const { id } = await advert()
    const exam = (await first('exams', '&where[number][equals]=3')).id
    const answer = await send('PATCH', `/api/landing-pages/${id}`, { exam, _status: 'published' })
    expect(answer.status).toBe(409)
    expect(await said(answer)).toMatch(/something public would then lack what it needs/)
  })

  it('of what a colleague has deleted meanwhile stands beside its field', async () => {
    const { id } = await advert()
    const answer = await send('PATCH', `/api/landing-pages/${id}`, { theme: NOWHERE })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ errors: [{ data: { errors: [{ path: 'theme' }] } }] })
  })

  it('of the home page says that it is the home page', async () => {
    const { id } = await first('landing-pages', '&where[slug][equals]=new&where[exam.number][equals]=1')
    expect(await said(await send('PATCH', `/api/landing-pages/${id}`, { _status: 'draft' }))).toMatch(
      /home page \(\/\)/,
    )
  })

  it('of one among many leaves them all as they were', async () => {
    const before = await docsOf('skus')
    expect((await send('PATCH', '/api/skus?where[id][exists]=true', { _status: 'draft' })).status).toBe(409)
    expect(await docsOf('skus')).toEqual(before)
  })

  const halfMadeTheme = async (): Promise<string> => {
    const { id: _, createdAt, updatedAt, ...look } = await first<LandingTheme>('landing-themes')
    const body = JSON.stringify({ ...look, name: 'Half made', _status: 'draft' })
    const { doc } = await editor.json<{ doc: LandingTheme }>('/api/landing-themes?draft=true', {
      method: 'POST',
      body,
    })
    return doc.id
  }

  it.each<[string, RegExp, () => Promise<Response>]>([
    [
      'a page puts on a draft',
      /not published.+“.+” \(Landing page\): Theme/,
      async () =>
        send('PATCH', `/api/landing-pages/${(await advert()).id}`, {
          theme: await halfMadeTheme(),
          _status: 'published',
        }),
    ],
    [
      'a draft becomes the default test',
      /not published.+Site settings: Default test/,
      async () => {
        const body = JSON.stringify({ number: 4711, kind: 'iq', title: 'Half made', _status: 'draft' })
        const { doc } = await editor.json<{ doc: { id: string } }>('/api/exams?draft=true', {
          method: 'POST',
          body,
        })
        return send('POST', '/api/globals/site-settings', { defaultExam: doc.id })
      },
    ],
    [
      'a tier that was sold is deleted',
      /in use: Orders\. It has been sold.+taken off sale/,
      async () =>
        send(
          'DELETE',
          `/api/skus/${await idOf('skus', '&where[tier][equals]=sku2&where[exam.number][equals]=1')}`,
        ),
    ],
    [
      'countries of a rule are deleted',
      /“European.+” \(Buying rule\): Country (?:FR · France|DE · Germany|IE · Ireland)/,
      async () => send('DELETE', '/api/countries?where[code][in]=DE,FR,IE'),
    ],
    [
      'a question is taken out of the test',
      /Question 1 \(Part 1, Level 0\)\. Put something else/,
      async () =>
        send(
          'PATCH',
          `/api/questions/${await idOf('questions', '&where[position][equals]=1&where[level][equals]=0')}`,
          {
            _status: 'draft',
          },
        ),
    ],
    [
      'the only theme with a stand-in is deleted',
      /What can stand in for it is offered/,
      async () => send('DELETE', `/api/landing-themes/${(await advert()).theme}`),
    ],
    [
      'there is no way to pay',
      /would then lack what it needs: “.+” \(Storefront\): Payment methods/,
      async () =>
        send('PATCH', `/api/storefronts/${await idOf('storefronts', '')}`, {
          paymentMethods: [
            {
              gateway: 'paypal',
              method: 'paypal',
              countries: [await idOf('countries', '&where[code][equals]=JP')],
            },
          ],
          _status: 'published',
        }),
    ],
  ])('says what helps: %s', async (_, words, act) => {
    const answer = await act()
    expect(answer.status).toBe(409)
    const text = await said(answer)
    expect(text).toMatch(words)
    if (!String(words).includes('stand in')) expect(text).not.toMatch(/stand in/)
  })

  it.each([
    ['skus', ['exam', 'tier'], /Tier/],
    ['packages', ['step', 'sku'], /Step/],
  ])('of a second of %s names the field', async (collection, fields, label) => {
    const like = await first<Record<string, unknown> & { id: string }>(collection)
    const second = Object.fromEntries(fields.map((field) => [field, like[field]]))
    const answer = await send('POST', `/api/${collection}?draft=true`, { ...second, _status: 'draft' })
    expect(answer.status).toBe(400)
    const { errors } = (await answer.json()) as {
      errors: { message: string; data: { errors: { label: string }[] } }[]
    }
    expect(errors[0]?.data.errors[0]?.label).toMatch(label)
    expect(errors[0]?.message).toMatch(label)
  })

  it('meets none of two that would break a page together', async () => {
    const { id, theme } = await advert()
    const other = await first<LandingTheme>('landing-themes', `&where[id][not_equals]=${theme}`)
    // Nobody wears the other: it may go, and the page may put it on. Both at once may not.
    const home = await first<LandingPage>(
      'landing-pages',
      '&where[slug][equals]=new&where[exam.number][equals]=1',
    )
    await send('PATCH', `/api/landing-pages/${home.id}`, { theme, _status: 'published' })
    for (let round = 0; round < 5; round++) {
      await Promise.all([
        send('PATCH', `/api/landing-themes/${other.id}`, { _status: 'draft' }),
        send('PATCH', `/api/landing-pages/${id}`, { theme: other.id, _status: 'published' }),
      ])
      const [page] = await query<{ broken: boolean }>(
        `select p._status = 'published' and t._status <> 'published' as broken
         from landing_pages p join landing_themes t on t.id = p.theme_id where p.id = $1`,
        [id],
      )
      expect(page?.broken).toBe(false)
      await send('PATCH', `/api/landing-themes/${other.id}`, { _status: 'published' })
      await send('PATCH', `/api/landing-pages/${id}`, { theme, _status: 'published' })
    }
    await send('PATCH', `/api/landing-pages/${home.id}`, { theme: other.id, _status: 'published' })
  })

  it('comes from the database itself where nobody asked us', async () => {
    const { theme } = await advert()
    await expect(query('delete from landing_themes where id = $1', [theme])).rejects.toThrow(/foreign key/)
  })
})

describe('what stands in for a document', () => {
  type Uses = {
    data: { uses: { title: string; live: boolean }[]; standIns: { id: string }[]; mayGo: boolean }
  }
  const usesOf = async (kind: string, id: string) =>
    ((await (await send('POST', '/api/admin/uses', { kind, id })).json()) as Uses).data
  const replace = async (body: object): Promise<string | null> =>
    ((await (await send('POST', '/api/admin/replace', body)).json()) as { data: { refused: string | null } })
      .data.refused
  const undo: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const back of undo.splice(0).reverse()) await back()
  })

  it('is put in its place everywhere at once, in drafts too, and then it can be deleted', async () => {
    const slate = await first<LandingTheme>('landing-themes', '&sort=-createdAt')
    const { id: _, createdAt, updatedAt, ...look } = slate
    const made = await editor.json<{ doc: LandingTheme }>('/api/landing-themes', {
      method: 'POST',
      body: JSON.stringify({ ...look, name: 'Stand-in' }),
    })
    const wearing = async () =>
      (await docsOf<LandingPage>('landing-pages', `&where[theme][equals]=${slate.id}`)).length
    expect(await wearing()).toBeGreaterThan(0)
    const page = await first<LandingPage>('landing-pages', `&where[theme][equals]=${slate.id}`)
    await send('PATCH', `/api/landing-pages/${page.id}?draft=true`, {
      title: 'A draft beside it',
      _status: 'draft',
    })

    const found = await usesOf('landing-themes', slate.id)
    expect(found.mayGo).toBe(true)
    expect(found.uses).toContainEqual(expect.objectContaining({ title: page.title, live: true }))
    expect(found.standIns.map(({ id }) => id)).toContain(made.doc.id)
    const body = { kind: 'landing-themes', id: slate.id, by: made.doc.id }
    expect(await replace({ ...body, remove: true })).toBe(null)

    expect((await send('GET', `/api/landing-themes/${slate.id}`)).status).toBe(404)
    const path = `/api/landing-pages/${page.id}?depth=0`
    expect(await editor.json(path)).toMatchObject({
      theme: made.doc.id,
      title: page.title,
      _status: 'published',
    })
    expect(await editor.json(`${path}&draft=true`)).toMatchObject({
      theme: made.doc.id,
      title: 'A draft beside it',
    })
    expect(await failing()).toEqual([])
  })

  it('must be fit for it: a draft puts no page on', async () => {
    const [theme, other] = await docsOf<LandingTheme>('landing-themes')
    if (!theme) throw new Error('No theme')
    const { id: _, createdAt, updatedAt, ...look } = theme
    const { doc } = await editor.json<{ doc: LandingTheme }>('/api/landing-themes?draft=true', {
      method: 'POST',
      body: JSON.stringify({ ...look, name: 'Half made', _status: 'draft' }),
    })
    expect(other).toBeDefined()
    expect(await replace({ kind: 'landing-themes', id: theme.id, by: doc.id, remove: false })).toMatch(
      /in use/,
    )
    expect(await replace({ kind: 'landing-themes', id: theme.id, by: NOWHERE, remove: false })).toMatch(
      /not found/i,
    )
    expect(await failing()).toEqual([])
  })

  it('is another page for the home page', async () => {
    const home = await first<LandingPage>(
      'landing-pages',
      '&where[slug][equals]=new&where[exam.number][equals]=1',
    )
    const advert = await first<LandingPage>('landing-pages', '&where[slug][equals]=test_center')
    const body = { kind: 'landing-pages', id: home.id, by: advert.id, remove: false }
    undo.push(() => replace({ ...body, id: advert.id, by: home.id }))
    expect(await replace(body)).toBe(null)
    expect(await first<Storefront>('storefronts')).toMatchObject({ defaultLanding: advert.id })
    expect(await failing()).toEqual([])
  })

  it('is a question at its place, and the other leaves the test', async () => {
    const question = await first<Question>('questions', '&where[position][equals]=7&where[level][equals]=0')
    const { id: _, createdAt, updatedAt, ...like } = question
    const bare = (rows: { id?: string | null }[]) => rows.map(({ id, ...row }) => row)
    const { doc } = await editor.json<{ doc: Question }>('/api/questions?draft=true', {
      method: 'POST',
      body: JSON.stringify({
        ...like,
        panels: bare(question.panels),
        options: bare(question.options),
        name: 'Waiting',
        _status: 'draft',
      }),
    })
    expect((await usesOf('questions', question.id)).standIns).toContainEqual({ id: doc.id, title: 'Waiting' })
    expect(await replace({ kind: 'questions', id: question.id, by: doc.id, remove: false })).toBe(null)
    const { position, part, level } = question
    expect(await editor.json(`/api/questions/${doc.id}`)).toMatchObject({
      position,
      part,
      level,
      _status: 'published',
    })
    expect(await editor.json(`/api/questions/${question.id}`)).toMatchObject({ _status: 'draft' })
  })
})

describe('what editors are still free to do', () => {
  it('take a page off the site that nobody leads to, and no other goes with it', async () => {
    const { id } = await first('landing-pages', '&where[slug][equals]=test_center')
    expect((await send('PATCH', `/api/landing-pages/${id}`, { _status: 'draft' })).status).toBe(200)
    expect((await newVisitor().fetch(`${ADVERT}?hl=EN`)).status).toBe(404)
    expect(await failing({ except: [ADVERT] })).toEqual([])
    expect((await send('PATCH', `/api/landing-pages/${id}`, { _status: 'published' })).status).toBe(200)
  })
})

describe('a page that has lost its theme all the same', () => {
  it.each([
    ['because nothing is named', 'update landing_pages set theme_id = null where id = $1'],
    [
      'because it is a draft',
      "update landing_themes set _status = 'draft' where id = (select theme_id from landing_pages where id = $1)",
    ],
  ])('wears its storefront’s, and the start page says so: %s', async (_, statement) => {
    const { id } = await first<LandingPage>('landing-pages', '&where[slug][equals]=test_center')
    const home = await first<LandingPage>(
      'landing-pages',
      '&where[slug][equals]=new&where[exam.number][equals]=1',
    )
    const { colours } = await editor.json<LandingTheme>(`/api/landing-themes/${home.theme}`)
    const [before] = await query<{ theme_id: string }>('select theme_id from landing_pages where id = $1', [
      id,
    ])
    await query(statement, [id])
    await forgetPages()
    const answer = await newVisitor().fetch(`${ADVERT}?hl=EN`)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain(colours.accent)
    const overview = await editor.json<{ data: { attention: { pages: number } } }>('/api/statistics?days=7')
    expect(overview.data.attention.pages).toBe(1)
    expect(await (await send('GET', '/admin')).text()).toContain('Public pages that lack something')
    await query("update landing_themes set _status = 'published'")
    await query('update landing_pages set theme_id = $2 where id = $1', [id, before?.theme_id])
    await forgetPages()
  })

  it('is not to be found in the seed', async () => {
    await editor.json<SiteSetting>('/api/globals/site-settings')
    const { data } = await editor.json<{ data: { attention: { pages: number } } }>('/api/statistics?days=7')
    expect(data.attention.pages).toBe(0)
  })
})
