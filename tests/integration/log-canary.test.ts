import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { signIn } from '../support/admin'
import { query } from '../support/database'
import { reportLinkIn, waitForMail } from '../support/mailbox'
import { site } from '../support/site'
import { newVisitor } from '../support/visitor'
import { buyReport, CARDS, enterCard, PLACE, placeOrder, readyToBuy, startPayment } from '../support/way'
import { forgetRateLimits } from './support/rate-limits'
import { newEditor } from './support/roles'

const rare = (name: string) => `${name}${randomBytes(9).toString('hex')}`

const email = `${rare('canary')}@example.com`
const words = { topic: rare('Topic'), message: rare('Message'), promo: rare('P') }
const password = `${rare('pass')}-X`
/** Everything of this run that no log may hold, by a name that may be printed. */
const canaries: Record<string, string> = { email, ...words, password, card: CARDS.pays }

const logs = (): { name: string; text: string }[] => {
  const dir = site().logs
  expect(existsSync(dir)).toBe(true)
  return readdirSync(dir).map((name) => ({ name, text: readFileSync(join(dir, name), 'utf8') }))
}

/** What looks like somebody's, whoever's it is. */
const LOOKS: [what: string, shape: RegExp][] = [
  ['an e-mail address', /[\w.+-]{2,}@(?!plumbline\.test\b)[\w-]+\.[a-z]{2,}/gi],
  ['a card number', /(?<![\w-])[3-6]\d{3}([ -]?)\d{4}\1\d{4}\1\d{4}(?![\w-])/g],
  ['a signed token', /eyJ[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}/g],
  ['a token of ours', /(?<![\w/+-])[\w-]{43}(?![\w-])/g],
  ['a password in an address', /:\/\/[^\s/:@]+:[^\s/@]{6,}@/g],
]

const looksLike = (text: string): string[] =>
  LOOKS.flatMap(([what, shape]) =>
    [...text.matchAll(shape)]
      .filter(([found]) => what !== 'a card number' || sumsLikeACard(found))
      .map(([found]) => `${what}: ${found.slice(0, 4)}…`),
  )

/** The check digit of every card (Luhn); nine of ten other numbers of that length fail it. */
const sumsLikeACard = (text: string): boolean => {
  const digits = [...text.replace(/\D/g, '')].reverse().map(Number)
  const sum = digits.reduce((total, digit, index) => {
    const counted = index % 2 ? digit * 2 : digit
    return total + (counted > 9 ? counted - 9 : counted)
  }, 0)
  return sum % 10 === 0
}

describe('the detector', () => {
  it.each([
    ['somebody@example.org wrote', 'an e-mail address'],
    ['params: 4242 4242 4242 4242', 'a card number'],
    [`token ${randomBytes(32).toString('base64url')}`, 'a token of ours'],
    ['postgres://postgres:a1b2c3d4@127.0.0.1/x', 'a password in an address'],
  ])('finds %s', (text, what) => {
    expect(looksLike(text).join()).toContain(what)
  })

  it('finds nothing in what is nobody’s', () => {
    expect(
      looksLike(
        `at 1763726400000 mail ${crypto.randomUUID()} sent, order 0123456789AB 4.0.0 admin@plumbline.test`,
      ),
    ).toEqual([])
  })
})

describe('a whole run, with everything that may go wrong in it', () => {
  beforeAll(async () => {
    await forgetRateLimits()
    const buyer = newVisitor()
    const { sitting } = await buyReport(buyer, { email })
    canaries.visitor = buyer.cookies.get('plumbline-visitor') ?? ''
    const token = reportLinkIn(await waitForMail(email)).split('#')[1] ?? ''
    canaries.token = token
    const reader = newVisitor()
    await reader.ok('report.open', { body: { token } })
    canaries.grant = reader.cookies.get('plumbline-grant') ?? ''
    await reader.call('report.open', { body: { token: `${token}x` } })
    await buyer.call('report.retrieve', { body: { appExamId: PLACE, email, hl: 'EN' } })
    await buyer.call('app.contact', {
      body: { appExamId: PLACE, hl: 'EN', email, topic: words.topic, message: words.message },
    })
    const offer = await buyer.ok('sku.list', { params: { examId: PLACE, country: 'US', hl: 'EN' } })
    await buyer.fetch(
      `/api/exam/sku/info/${PLACE}/${offer.items[0]?.skuId}/US/EN?promo=${encodeURIComponent(words.promo)}`,
    )
    canaries.answer = sitting.questions[0]?.id ?? ''
    await refusedCard()
    await brokenRecords()
    await wrongPasswords()
  })

  const refusedCard = async () => {
    const visitor = newVisitor()
    const sitting = await readyToBuy(visitor, { email })
    const { orderNumber } = await placeOrder(visitor, { sitting })
    await enterCard(await startPayment(visitor, orderNumber), CARDS.declined)
    canaries.declined = CARDS.declined
    await visitor.call('pay.check', { body: { orderNumber } })
  }

  /** A statement that fails with somebody's words among its values. */
  const brokenRecords = async () => {
    await query('alter table contact_messages rename to contact_messages_away')
    try {
      const failed = await newVisitor().call('app.contact', {
        body: { appExamId: PLACE, hl: 'EN', email, topic: words.topic, message: words.message },
      })
      expect([500, 503]).toContain(failed.status)
      expect(failed.text).not.toContain('contact_messages')
    } finally {
      await query('alter table contact_messages_away rename to contact_messages')
    }
  }

  const wrongPasswords = async () => {
    const editor = await newEditor()
    const owner = await signIn()
    const json = (body: object) => ({ method: 'POST', body: JSON.stringify(body) })
    await owner.fetch('/api/admins/login', json({ email, password }))
    await owner.fetch('/api/admins/forgot-password', json({ email: editor.email }))
    await owner.fetch('/api/admins', json({ email, password, roles: ['nobody'] }))
    await owner.fetch(
      '/api/admins',
      json({ email: editor.email, password, name: 'Twice', roles: ['editor'] }),
    )
    await owner.fetch(`/api/admins?where[email][like]=${encodeURIComponent(email)}&sort=nothing`)
    const [reset] = await query<{ token: string }>(
      'select reset_password_token as token from admins where email = $1',
      [editor.email],
    )
    if (reset?.token) canaries.reset = reset.token
  }

  it('leaves nothing of it in any log', async () => {
    const found = logs().flatMap(({ name, text }) =>
      Object.entries(canaries)
        .filter(([, value]) => value.length > 3 && text.includes(value))
        .map(([what]) => `${name}: ${what}`),
    )
    expect(found).toEqual([])
  })

  it('leaves nothing that looks like somebody’s in any log', () => {
    expect(logs().length).toBeGreaterThanOrEqual(3)
    expect(logs().flatMap(({ name, text }) => looksLike(text).map((what) => `${name}: ${what}`))).toEqual([])
  })

  it('leaves neither an address nor a secret in a job', async () => {
    const jobs = await query<{ row: string }>(
      "select coalesce(data::text, '') || coalesce(output::text, '') as row from pgboss.job",
    )
    expect(jobs.length).toBeGreaterThan(0)
    expect(jobs.flatMap(({ row }) => looksLike(row))).toEqual([])
    expect(
      jobs.filter(({ row }) => Object.values(canaries).some((value) => value && row.includes(value))),
    ).toEqual([])
  })

  it('keeps no token and no card number in any table', async () => {
    const tables = await query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    )
    const secret = ['token', 'grant', 'visitor', 'card', 'declined', 'password'].map((what) => [
      what,
      canaries[what] ?? '',
    ])
    const held: string[] = []
    // Each row is written out once and searched for all of them: the tables of a whole run are long.
    const any = secret.map((_, at) => `position($${at + 1} in whole.row) > 0`).join(' or ')
    for (const { name } of tables) {
      const rows = await query<{ row: string }>(
        `select whole.row from (select t::text as row from "${name}" t offset 0) whole where ${any} limit 5`,
        secret.map(([, value]) => value),
      )
      for (const [what, value] of secret)
        if (rows.some(({ row }) => row.includes(value ?? ''))) held.push(`${name} holds ${what}`)
    }
    expect(held).toEqual([])
  })

  it('breaks no line of a log with what somebody sent', async () => {
    const mark = rare('forged')
    await newVisitor().fetch(
      `/no/such/${encodeURIComponent(`\n{"level":"error","at":"${mark}"}\u001b[31m`)}?hl=EN`,
    )
    await newVisitor().fetch('/api/app/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': `x\t${mark}` },
      body: `{"topic":"\\n${mark}"}`,
    })
    for (const { name, text } of logs()) {
      expect([
        name,
        text.split('\n').filter((line) => line.startsWith('{"level":"error","at":"forged')),
      ]).toEqual([name, []])
      expect([name, text.includes(`\u001b[31m`) && text.includes(mark)]).toEqual([name, false])
    }
  })
})
