import { expect, type Page, test } from '@playwright/test'
import { LONGEST_NAME } from '../../src/domain/exam/taker-facts'
import { LOCALES } from '../../src/domain/locale/locales'
import { pathTo } from '../../src/domain/routing/path-to'
import { layoutMail } from '../../src/services/mails/layout-mail'
import { type AdminClient, signIn } from '../support/admin'
import { query } from '../support/database'
import { waitForMail } from '../support/mailbox'
import { answer, leaning } from '../support/questionnaire'
import { site } from '../support/site'
import { newVisitor, type Visitor } from '../support/visitor'
import { buyReport } from '../support/way'
import { NOT_WRITTEN } from './hostile-columns'
import { takeHostileQuestionnaire } from './hostile-questionnaire'
import { type HostileShop, linkTo, openHostileShop, withNode } from './hostile-shop'
import { ALL_POLYGLOTS, CARELESS_PAGES, HOSTILE_LINKS, MARK, POLYGLOTS } from './polyglots'

// One editor and one desk are enough: the texts are the same for all.
test.describe.configure({ mode: 'serial', timeout: 180_000 })

let admin: AdminClient
let shop: HostileShop
let sittingId: string
/** Who has the report of the questionnaire. */
let taker: Awaited<ReturnType<typeof takeHostileQuestionnaire>>

/** The n-th text, short enough for a call's field. */
const short = (at: number, most: number): string => {
  const fitting = POLYGLOTS.filter((words) => words.length <= most)
  return fitting[at % fitting.length] ?? ''
}

test.beforeAll(async () => {
  admin = await signIn()
  const visitor = newVisitor()
  const { orderNumber } = await visitor.ok('sitting.start', {
    body: {
      appExamId: 'iq-1',
      hl: 'EN',
      timing: 'standard',
      landing: short(3, 40),
      tracking: { gclid: ALL_POLYGLOTS.slice(0, 500), fbclid: short(7, 500), logid: short(11, 500) },
    },
  })
  await buyReport(visitor, { email: `hostile-${crypto.randomUUID()}@example.com` })
  const [row] = await query<{ sitting: string; order: string }>(
    'select s.id as sitting, o.id as order from sittings s join orders o on o.sitting_id = s.id where s.number = $1',
    [orderNumber],
  )
  sittingId = String(row?.sitting)
  const refund = {
    amount: 100,
    note: ALL_POLYGLOTS.slice(0, 500),
    key: crypto.randomUUID().replaceAll('-', ''),
  }
  await admin.json(`/api/admin/orders/${row?.order}/refund`, { method: 'POST', body: JSON.stringify(refund) })
  shop = await openHostileShop(admin, { orderId: String(row?.order) })
  taker = await takeHostileQuestionnaire({
    appExamId: shop.questionnaire,
    names: [short(1, LONGEST_NAME), short(9, LONGEST_NAME), short(17, LONGEST_NAME)],
  })
})

test.afterAll(() => shop?.close())

/** What of a document shows that a text was taken for more than text. */
const faultsIn = (of: Window) => {
  const { document } = of
  const away = (address: string | null): boolean => {
    if (address === null || !URL.canParse(address, 'https://here.example/')) return false
    const { protocol, hostname } = new URL(address, 'https://here.example/')
    return ['javascript:', 'data:', 'vbscript:'].includes(protocol) || hostname === 'evil.example'
  }
  const all = [...document.querySelectorAll('*')]
  const comments = document.createTreeWalker(document, NodeFilter.SHOW_COMMENT)
  const hidden: string[] = []
  while (comments.nextNode())
    if (comments.currentNode.nodeValue?.includes('__pwn')) hidden.push(String(comments.currentNode.nodeValue))
  return {
    ran: '__pwn' in of,
    addresses: all.flatMap((element) =>
      ['href', 'action', 'formaction', 'xlink:href'].filter(
        (name) => element.localName !== 'link' && away(element.getAttribute(name)),
      ),
    ),
    handlers: all.flatMap((element) =>
      [...element.attributes].map(({ name }) => name).filter((name) => /^on[a-z]+$/i.test(name)),
    ),
    elements: all
      .filter((element) => element.matches('iframe[srcdoc], object, embed, base, meta[http-equiv=refresh]'))
      .map(({ localName }) => localName),
    scripts: [...document.scripts]
      .map(({ text }) => text.trim())
      .filter((text) => /^(?:window|parent)\.__pwn/.test(text)),
    hidden,
  }
}
const NOTHING = { ran: false, addresses: [], handlers: [], elements: [], scripts: [], hidden: [] }

const faultsOn = (page: Page): Promise<unknown> => page.evaluate(`(${faultsIn})(window)`)

/** What happens beside the document: a dialog, a request, something that the policy had to refuse. */
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
  await page.route(/evil\.example/, (route) => {
    // An address of ours may carry the words.
    if (new URL(route.request().url()).hostname !== 'evil.example') return route.continue()
    seen.push(`request: ${route.request().url()}`)
    return route.abort()
  })
  return seen
}

/** The hostile words that stand on a page as words: in its text, its title and its fields. */
const wordsOn = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      document.title,
      document.body.innerText,
      ...[...document.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value),
    ].join('\n'),
  )

/** Opens a page, waits until it shows hostile words (`shows`: it must), and judges it. */
const look = async (page: Page, path: string, { shows = true } = {}): Promise<void> => {
  await page.goto(path)
  if (shows) await expect.poll(() => wordsOn(page), { message: path, timeout: 30_000 }).toMatch(MARK)
  await page.waitForTimeout(150)
  expect([path, await faultsOn(page)]).toEqual([path, NOTHING])
}

test('the detector finds each text in a page that is careless with it @desk', async ({ page }) => {
  const caught = new Set<number>()
  await watch(page)
  page.on('request', (request) => {
    if (new URL(request.url()).hostname === 'evil.example') caught.add(Number(request.frame().name()))
  })
  await page.route('**/careless', (route) => route.fulfill({ contentType: 'text/html', body: '<p>' }))
  await page.goto('/careless')
  await page.evaluate((pages) => {
    const frames = pages.map((srcdoc, at) =>
      Object.assign(document.createElement('iframe'), { name: String(at), srcdoc }),
    )
    document.body.replaceChildren(...frames)
  }, CARELESS_PAGES)
  // Asked from above: a frame that is on its way elsewhere would not answer.
  const judgeFrames = `[...document.querySelectorAll('iframe')].map(({ contentWindow }) => {
    try { return (${faultsIn})(contentWindow) } catch { return null }
  })`
  const missed = async () => {
    const found = (await page.evaluate(judgeFrames)) as (typeof NOTHING | null)[]
    for (const [at, faults] of found.entries())
      if (faults && JSON.stringify(faults) !== JSON.stringify(NOTHING)) caught.add(at)
    return POLYGLOTS.filter((_, at) => !caught.has(at))
  }
  await expect.poll(missed, { timeout: 20_000 }).toEqual([])
})

test('each text stands in a field, and each field that somebody writes holds one @desk', async () => {
  expect(POLYGLOTS.filter((words) => !shop.used.has(words))).toEqual([])
  const visitor = newVisitor()
  await visitor.ok('app.consent', { body: { choice: 'refused', hl: 'EN', version: short(5, 40) } })
  for (const message of [ALL_POLYGLOTS, ...POLYGLOTS.slice(0, 3)])
    await visitor.ok('app.contact', {
      body: {
        appExamId: shop.place,
        hl: 'EN',
        email: `${crypto.randomUUID()}@example.com`,
        topic: short(message.length, 200),
        message,
      },
    })
  const columns = await query<{ table: string; column: string }>(
    `select c.table_name as table, c.column_name as column from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_name !~ '^_'
       and c.data_type in ('character varying', 'text', 'jsonb')`,
  )
  expect(columns.length).toBeGreaterThan(100)
  const nameOf = ({ table, column }: { table: string; column: string }) => `${table}.${column}`
  const written = columns.filter((each) => !NOT_WRITTEN.some(({ columns: set }) => set.test(nameOf(each))))
  const found = await query<{ name: string }>(
    written
      .map(
        (each) =>
          `select '${nameOf(each)}' as name where exists (select 1 from "${each.table}" where "${each.column}"::text ~ $1)`,
      )
      .join(' union all '),
    [MARK.source],
  )
  expect(written.map(nameOf).sort()).toEqual(found.map(({ name }) => name).sort())
  expect(NOT_WRITTEN.filter(({ columns: set }) => !columns.some((each) => set.test(nameOf(each))))).toEqual(
    [],
  )
  const files = await query<{ filename: string }>('select filename from media')
  expect(files.filter(({ filename }) => /[<>"'&\s/\\]/.test(filename))).toEqual([])
})

test('a rich text takes no link that is not one @desk', async () => {
  const { id } = shop.protocol
  const publish = async (content: object): Promise<string> => {
    const body = JSON.stringify({ content, _status: 'published' })
    const answer = await admin.fetch(`/api/protocols/${id}?locale=EN`, { method: 'PATCH', body })
    const { errors = [] } = (await answer.json()) as { errors?: { data?: { errors?: { path: string }[] } }[] }
    const [first] = errors.flatMap(({ data }) => data?.errors ?? [])
    return `${answer.status} ${first?.path ?? ''}`.trim()
  }
  const { content } = await admin.json<{ content: object }>(`/api/protocols/${id}?locale=EN&depth=0`)
  for (const type of ['link', 'autolink'] as const) {
    expect(await publish(linkTo(type, 'https://example.com/'))).toBe('200')
    for (const url of HOSTILE_LINKS)
      expect([type, url, await publish(linkTo(type, url))]).toEqual([type, url, '400 content'])
  }
  expect(await publish(content)).toBe('200')
})

test('hostile text of an editor is only text on every page that shows it, in nine languages @desk', async ({
  page,
}) => {
  const seen = await watch(page)
  for (const locale of LOCALES) await look(page, `/landing_page/new/${shop.place}?hl=${locale}`)
  for (const [index, path] of [
    `/protocol/terms/${shop.place}`,
    `/protocol/cookies/${shop.place}`,
    `/support/${shop.place}`,
    `/answer_question/start_loading/${shop.place}`,
    `/retrieve_report/${shop.place}`,
    `/r/${shop.place}`,
  ].entries())
    await look(page, `${path}?hl=${LOCALES[(index + 1) % LOCALES.length]}`)
  expect(seen).toEqual([])
})

test('hostile words of a questionnaire, and hostile names, are only text on the screens that show them @desk', async ({
  context,
  page,
}) => {
  const [code = '', number] = shop.questionnaire.split('-')
  const at = (route: 'instructions' | 'questions' | 'email' | 'teaser' | 'report') =>
    `${pathTo({ route, code, examId: Number(number) })}?hl=EN`
  const come = async ({ cookies }: Visitor): Promise<void> => {
    await context.clearCookies()
    await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: site().url })))
  }
  const seen = await watch(page)
  const visitor = newVisitor()
  const sitting = await visitor.ok('sitting.start', {
    body: { appExamId: shop.questionnaire, hl: 'EN', timing: 'standard' },
  })
  // All but the last: the page opens there, at the situation, with the statement before it beside it.
  const last = sitting.questions.length - 1
  await answer(visitor, { sitting, choose: (item, index) => (index === last ? null : leaning(item, index)) })
  await come(visitor)
  for (const route of ['instructions', 'questions'] as const) await look(page, at(route))
  await come(taker.visitor)
  for (const route of ['email', 'teaser', 'report'] as const) await look(page, at(route))
  expect(seen).toEqual([])
})

test('hostile text in an address is only text @desk', async ({ page }) => {
  const seen = await watch(page)
  const value = encodeURIComponent(ALL_POLYGLOTS)
  for (const path of [
    `/no/such/javascript:window.__pwn=1?hl=EN&x=${value}`,
    `/landing_page/new/iq-1?hl=EN&gclid=${value}&utm_source=${value}#${value}`,
    `/landing_page/new/iq-1?hl=${value}`,
    `/paying/payment/iq-1?hl=EN&orderNumber=${value}`,
    `/report/result/iq-1?hl=EN&orderNumber=${value}`,
    `/paying/failed/iq-1?hl=EN&orderNumber=${value}&code=${value}`,
    `/r/iq-1?hl=EN#${value}`,
  ])
    await look(page, path, { shows: false })
  expect(seen).toEqual([])
})

/** Lists whose columns hold codes and addresses only; their forms show the words. */
const LISTS_OF_CODES = ['orders', 'sittings', 'refunds', 'taker-facts']

test('what a visitor or an editor wrote is only text in the admin, in lists and forms @desk', async ({
  context,
}) => {
  const { url } = site()
  await context.request.post('/api/admins/login', { data: site().admin, headers: { origin: url } })
  const id = async (table: string, where = 'true') =>
    String(
      (
        await query<{ id: string }>(`select id from ${table} where ${where} order by created_at desc limit 1`)
      )[0]?.id,
    )
  // One of each collection: the last is the most hostile.
  const made = new Map(shop.made.map((doc) => [doc.collection, doc]))
  const shown = [
    ...made.values(),
    { collection: 'contact-messages', id: await id('contact_messages') },
    { collection: 'sittings', id: sittingId },
    { collection: 'sittings', id: taker.sittingId },
    {
      collection: 'instrument-versions',
      id: await id('instrument_versions', `content::text ~ '${MARK.source}'`),
    },
    { collection: 'taker-facts', id: await id('taker_facts', `sitting_id = '${taker.sittingId}'`) },
    { collection: 'orders', id: await id('orders', `sitting_id = '${sittingId}'`) },
    { collection: 'refunds', id: await id('refunds', `note ~ '${MARK.source}'`) },
    { collection: 'consents', id: await id('consents', `version ~ '${MARK.source}'`) },
  ]
  const lists = shown
    .filter(({ collection }) => !LISTS_OF_CODES.includes(collection))
    .map(({ collection }) => `/admin/collections/${collection}?limit=50&sort=-createdAt`)
  const forms = shown.map((doc) => `/admin/collections/${doc.collection}/${doc.id}`)
  const search = `/admin/collections/landing-pages?search=${encodeURIComponent(POLYGLOTS[0] ?? '')}`
  const paths = [...lists, ...forms, search, '/admin/globals/counters']
  const seen = await Promise.all(
    [0, 1, 2].map(async () => {
      const page = await context.newPage()
      const refused = await watch(page)
      for (let path = paths.shift(); path; path = paths.shift()) await look(page, path)
      return refused
    }),
  )
  expect(seen.flat()).toEqual([])
})

/** Whole addresses in a mail's text become links, which is meant. */
const unlinked = (words: string): string => words.replace(/https?:(?=\/\/)/g, '')

test('hostile text in a mail is only text, and none of its headers @desk', async ({ page }) => {
  const to = `mail-${Date.now()}@example.com`
  const visitor = newVisitor()
  const write = (email: string) =>
    visitor.call('app.contact', {
      body: { appExamId: shop.place, hl: 'EN', email, topic: 'Topic', message: ALL_POLYGLOTS },
    })
  expect((await write(to)).status).toBe(200)
  for (const email of [
    `${to}\r\nBcc: victim@evil.example`,
    `${to}, victim@evil.example`,
    `"a\r\nX: y" <${to}>`,
    `${to}%0aBcc:x@evil.example`,
  ])
    expect([email, (await write(email)).status]).toEqual([email, 400])
  const mail = await waitForMail(to)
  // The storefront's name, which is hostile, stands in every mail.
  expect(mail.html).toMatch(MARK)
  expect(mail.bcc ?? []).toEqual([])
  expect(mail.headers.map(({ value }) => value).join('\n')).not.toContain('evil.example')

  const everywhere = POLYGLOTS.map((words) =>
    layoutMail({
      locale: 'EN',
      subject: words,
      paragraphs: [unlinked(words), `https://example.com/${unlinked(words)}`],
      action: { label: words, url: 'https://example.com/' },
      rows: [[words, words]],
      footer: [words, unlinked(words)],
    }),
  )
  const seen = await watch(page)
  for (const html of [mail.html ?? '', ...everywhere]) {
    await page.setContent(html)
    expect([html, await faultsOn(page)]).toEqual([html, NOTHING])
    expect(await page.locator('script, iframe, svg, img, form, base').count()).toBe(0)
  }
  expect(await wordsOn(page)).toContain(POLYGLOTS.at(-1))
  expect(seen).toEqual([])
})

test('the call that gives a protocol as HTML gives no script in it @desk', async ({ page }) => {
  const visitor = newVisitor()
  const list = await visitor.ok('protocol.list', { params: { examId: shop.place, hl: 'EN' } })
  const terms = list.find(({ linkCode }) => linkCode === 'terms')
  const read = async () =>
    (await visitor.ok('protocol.info', { params: { id: terms?.id ?? '' }, query: { hl: 'EN' } })).html
  const seen = await watch(page)
  const judge = async (html: string) => {
    await page.setContent(html)
    expect(await faultsOn(page)).toEqual(NOTHING)
    expect(await page.locator('body *:not(p, h1, h2, br, a, span)').count()).toBe(0)
  }
  const html = await read()
  await judge(html)
  expect(await page.locator('p, h2').count()).toBeGreaterThanOrEqual(POLYGLOTS.length * 2)
  expect(await wordsOn(page)).toContain(POLYGLOTS[0])
  // A node of a kind that our editor does not know, as a forged request would bring it.
  for (const type of ['html', 'heading', 'paragraph']) {
    const content = withNode(type, POLYGLOTS[0] ?? '')
    const body = JSON.stringify({ content, _status: 'published' })
    const answer = await admin.fetch(`/api/protocols/${terms?.id}?locale=EN`, { method: 'PATCH', body })
    if (answer.ok) await judge(await read())
  }
  expect(seen).toEqual([])
})
