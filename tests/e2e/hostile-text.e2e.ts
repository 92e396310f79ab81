import { expect, type Page, test } from '@playwright/test'
import { type AdminClient, signIn } from '../support/admin'
import { query } from '../support/database'
import { waitForMail } from '../support/mailbox'
import { site } from '../support/site'
import { ALL_POLYGLOTS, HOSTILE_LINKS, POLYGLOTS, polyglot } from './polyglots'

// One editor and one desk are enough: the texts are the same for all.
test.skip(({ viewport }) => (viewport?.width ?? 0) < 1000, 'desktop only')
test.describe.configure({ mode: 'serial', timeout: 240_000 })

const CODE = 'hostile'
const EXAM = 99_001
const PLACE = `${CODE}-${EXAM}`

type Doc = Record<string, unknown> & { id: string }

let admin: AdminClient
const refusedLinks: string[] = []
const made: { collection: string; id: string }[] = []

/** Names of fields whose text is somebody's to write; the others are keys, codes and references. */
const WRITTEN =
  /^(?:title|name|text|heading|eyebrow|action|description|summary|duration|tagline|content|note|question|answer|alt|location|label|legal|small)$/

/** A document with hostile text in every field that is written; ids of rows are left to be made anew. */
const hostile = (value: unknown, counter = { at: 0 }): unknown => {
  if (Array.isArray(value)) return value.map((each) => hostile(each, counter))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !['id', 'createdAt', 'updatedAt'].includes(name))
      .map(([name, inner]) =>
        typeof inner === 'string' && WRITTEN.test(name)
          ? [name, polyglot(counter.at++)]
          : [name, hostile(inner, counter)],
      ),
  )
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
const block = (type: string, children: object[], extra: object = {}) => ({
  type,
  version: 1,
  format: '',
  indent: 0,
  direction: 'ltr',
  children,
  ...extra,
})

const richText = (nodes: object[]) => ({ root: block('root', nodes) })

/** Words that look like code, and a node that our editor would never write. */
const HOSTILE_WORDS = richText([
  ...POLYGLOTS.map((words) => block('paragraph', [text(words)])),
  block('heading', [text(polyglot(1))], { tag: 'h2' }),
  block('html', [text(polyglot(2))], { html: polyglot(1) }),
])

const linkTo = (type: 'link' | 'autolink', url: string) =>
  richText([
    block('paragraph', [
      block(type, [text(url)], { id: 'x', fields: { linkType: 'custom', url, newTab: false } }),
    ]),
  ])

const create = async (collection: string, data: object): Promise<Doc> => {
  const { doc } = await admin.json<{ doc: Doc }>(`/api/${collection}?locale=EN`, {
    method: 'POST',
    body: JSON.stringify({ ...data, _status: 'published' }),
  })
  made.push({ collection, id: doc.id })
  return doc
}

const first = async (collection: string, where = ''): Promise<Doc> => {
  const { docs } = await admin.json<{ docs: Doc[] }>(`/api/${collection}?limit=1&depth=0&locale=EN${where}`)
  return docs[0] as Doc
}

test.beforeAll(async () => {
  admin = await signIn()
  const shop = await first('storefronts')
  const storefront = await create('storefronts', {
    ...(hostile(shop) as object),
    code: CODE,
    defaultLanding: null,
  })
  const exam = await create('exams', { ...(hostile(await first('exams')) as object), number: EXAM })
  const at = { storefront: storefront.id, exam: exam.id }
  const landing = await first('landing-pages', '&where[variant][equals]=new')
  await create('landing-pages', {
    ...(hostile(landing) as object),
    ...at,
    theme: landing.theme,
    variant: 'new',
  })
  const legal = { ...(hostile(await first('protocols')) as object), storefront: storefront.id }
  await create('protocols', { ...legal, linkCode: 'terms', content: HOSTILE_WORDS })
  for (const url of HOSTILE_LINKS)
    for (const type of ['link', 'autolink'] as const) {
      const body = JSON.stringify({
        ...legal,
        linkCode: 'privacy',
        content: linkTo(type, url),
        _status: 'published',
      })
      const answer = await admin.fetch('/api/protocols?locale=EN', { method: 'POST', body })
      refusedLinks.push(`${type} ${url} ${answer.status}`)
      if (answer.ok)
        made.push({ collection: 'protocols', id: ((await answer.json()) as { doc: Doc }).doc.id })
    }
  await create('presenters', { exam: exam.id, name: polyglot(1), title: polyglot(2) })
  const order = await first('orders')
  if (order)
    await create('reviews', {
      exam: exam.id,
      order: order.id,
      name: polyglot(3),
      location: polyglot(4),
      content: polyglot(5),
      stars: 5,
      time: new Date().toISOString(),
    })
})

test.afterAll(async () => {
  for (const { collection, id } of made.reverse())
    await admin.fetch(`/api/${collection}/${id}`, { method: 'DELETE' })
})

/** Everything by which a text would show that it had been run. */
const watch = async (page: Page): Promise<string[]> => {
  const seen: string[] = []
  page.on('dialog', (dialog) => {
    seen.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  await page.exposeFunction('plumblineSeen', (what: string) => seen.push(what))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      ;(window as unknown as { plumblineSeen: (what: string) => void }).plumblineSeen(
        `refused: ${location.pathname} ${effectiveDirective} ${blockedURI} ${sample}`,
      )
    })
  })
  page.on('request', (request) => {
    if (request.url().includes('evil.example')) seen.push(`request: ${request.url()}`)
  })
  return seen
}

const look = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  const { pwned, elsewhere, handlers, foreign } = await page.evaluate(() => ({
    pwned: (window as unknown as { __pwn?: number }).__pwn ?? null,
    elsewhere: [...document.querySelectorAll('a[href], form[action], base')]
      .map((element) => element.getAttribute('href') ?? element.getAttribute('action') ?? '')
      .filter((target) => /^\s*(?:java\s*script|data|vbscript):|evil\.example/i.test(target)),
    handlers: [...document.querySelectorAll('*')].filter((element) =>
      [...element.attributes].some(({ name }) => /^on/i.test(name)),
    ).length,
    foreign: document.querySelectorAll('iframe[srcdoc], base, meta[http-equiv="refresh"]').length,
  }))
  expect({ path, pwned, elsewhere, handlers, foreign }).toEqual({
    path,
    pwned: null,
    elsewhere: [],
    handlers: 0,
    foreign: 0,
  })
}

test('a rich text takes no link that is not one', () => {
  expect(refusedLinks.length).toBe(HOSTILE_LINKS.length * 2)
  expect(refusedLinks.filter((line) => !line.endsWith(' 400'))).toEqual([])
})

test('hostile text of an editor is only text on every page that shows it', async ({ page }) => {
  const seen = await watch(page)
  await look(page, `/landing_page/new/${PLACE}?hl=EN`)
  await expect(page.locator('body')).toContainText('window.__pwn=1')
  for (const path of [
    `/protocol/terms/${PLACE}?hl=EN`,
    `/support/${PLACE}?hl=EN`,
    `/answer_question/start_loading/${PLACE}?hl=EN`,
    `/retrieve_report/${PLACE}?hl=EN`,
    `/paying/scheme/${PLACE}?hl=EN`,
    `/r/${PLACE}?hl=EN#${encodeURIComponent(ALL_POLYGLOTS)}`,
  ])
    await look(page, path)
  expect(seen).toEqual([])
})

test('hostile text in an address is only text', async ({ page }) => {
  const seen = await watch(page)
  for (const words of POLYGLOTS) await look(page, `/no/such/${encodeURIComponent(words)}?hl=EN`)
  const value = encodeURIComponent(ALL_POLYGLOTS)
  for (const path of [
    `/landing_page/new/iq-1?hl=EN&utm_source=${value}&gclid=${value}`,
    `/landing_page/new/iq-1?hl=${value}`,
    `/paying/payment/iq-1?hl=EN&orderNumber=${value}`,
    `/report/result/iq-1?hl=EN&orderNumber=${value}`,
    `/paying/failed/iq-1?hl=EN&orderNumber=${value}&code=${value}`,
  ])
    await look(page, path)
  expect(seen).toEqual([])
})

test('what a visitor writes is only text in the admin, and so is what an editor wrote', async ({ page }) => {
  const tracking = Object.fromEntries(
    ['utm_source', 'utm_campaign', 'gclid'].map((name, at) => [name, polyglot(at)]),
  )
  const start = await page.request.post('/api/exam/sitting/start', {
    data: { appExamId: 'iq-1', hl: 'EN', timing: 'standard', landing: polyglot(1).slice(0, 40), tracking },
  })
  expect(start.status(), await start.text()).toBe(200)
  const contact = await page.request.post('/api/app/contact', {
    data: {
      appExamId: PLACE,
      hl: 'EN',
      email: 'x+<b>@example.com'.replace(/[<>]/g, '!'),
      topic: polyglot(1),
      message: ALL_POLYGLOTS,
    },
  })
  expect(contact.status(), await contact.text()).toBe(200)

  const seen = await watch(page)
  const { email, password } = site().admin
  await page.goto('/admin/login')
  await page.locator('#field-email').fill(email)
  await page.locator('#field-password').fill(password)
  await page.locator('form button[type="submit"]').click()
  await expect(page).toHaveURL(/\/admin\/?$/, { timeout: 30_000 })
  const [message] = await query<{ id: string }>(
    'select id from contact_messages order by created_at desc limit 1',
  )
  const [sitting] = await query<{ id: string }>('select id from sittings order by created_at desc limit 1')
  const shown = [
    ...made,
    { collection: 'contact-messages', id: message?.id },
    { collection: 'sittings', id: sitting?.id },
  ]
  for (const { collection, id } of shown) {
    await look(page, `/admin/collections/${collection}`)
    await look(page, `/admin/collections/${collection}/${id}`)
  }
  await look(page, `/admin/collections/landing-pages?search=${encodeURIComponent(polyglot(1))}`)
  expect(seen).toEqual([])
})

test('hostile text in a mail is only text, and none of its headers', async ({ page }) => {
  const to = `mail-${Date.now()}@example.com`
  const answer = await page.request.post('/api/app/contact', {
    data: { appExamId: PLACE, hl: 'EN', email: to, topic: 'Topic', message: ALL_POLYGLOTS },
  })
  expect(answer.status()).toBe(200)
  for (const email of [
    `${to}\r\nBcc: victim@evil.example`,
    `${to}, victim@evil.example`,
    `"a\r\nX: y" <${to}>`,
    `${to}%0aBcc:x@evil.example`,
  ]) {
    const refused = await page.request.post('/api/app/contact', {
      data: { appExamId: PLACE, hl: 'EN', email, topic: 'Topic', message: 'x' },
    })
    expect([email, refused.status()]).toEqual([email, 400])
  }
  const mail = await waitForMail(to)
  // The storefront's name, which is hostile, stands below every mail.
  expect(mail.html).toContain('window.__pwn')
  expect(mail.bcc ?? []).toEqual([])
  expect(mail.headers.map(({ value }) => value).join('\n')).not.toContain('evil.example')
  const seen = await watch(page)
  await page.setContent(mail.html ?? '')
  expect(await page.evaluate(() => (window as unknown as { __pwn?: number }).__pwn ?? null)).toBeNull()
  expect(await page.locator('script, iframe, svg, img, [onerror], [onload], form, base').count()).toBe(0)
  expect(seen.filter((what) => !what.startsWith('refused'))).toEqual([])
})

test('the call that gives a protocol as HTML gives no script in it', async ({ page }) => {
  const list = await page.request.get(`/api/app/protocol/list/${PLACE}/EN`)
  const { data } = (await list.json()) as { data: { id: string }[] }
  const info = await page.request.get(`/api/app/protocol/info/${data[0]?.id}?hl=EN`)
  const { html } = ((await info.json()) as { data: { html: string } }).data
  await page.goto('about:blank')
  const found = await page.evaluate((given) => {
    const parsed = new DOMParser().parseFromString(given, 'text/html')
    return {
      elements: [
        ...parsed.querySelectorAll('script, iframe, svg, img, style, form, base, meta, object, embed, math'),
      ].map(({ tagName }) => tagName),
      links: [...parsed.querySelectorAll('a')]
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => !/^(?:https?:\/\/|mailto:|\/(?!\/)|#)/.test(href)),
      handlers: [...parsed.querySelectorAll('*')].filter((element) =>
        [...element.attributes].some(({ name }) => /^on/i.test(name)),
      ).length,
    }
  }, html)
  expect(found).toEqual({ elements: [], links: [], handlers: 0 })
})
