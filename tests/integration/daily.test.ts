import { beforeEach, describe, expect, it } from 'vitest'
import { RESULTS } from '@/domain/api/results'
import { addToDay } from '@/domain/daily/days'
import { LEAST_ANSWERS } from '@/domain/daily/shares'
import { LOCALES } from '@/domain/locale/locales'
import { pathTo } from '@/domain/routing/path-to'
import { leaveTokenOf } from '@/services/daily/leave-token'
import { queueDailyMails } from '@/services/daily/queue-daily-mails'
import { depsOf } from '@/services/deps'
import { deletePlay } from '@/services/privacy/delete-play'
import { hashToken } from '@/services/visitors/tokens'
import { signedIn, signIn } from '../support/customer'
import { query } from '../support/database'
import { waitForMail } from '../support/mailbox'
import { buyPlan } from '../support/plan'
import { newVisitor, type Visitor } from '../support/visitor'
import { localPayload } from './support/local-payload'
import { forgetRateLimits } from './support/rate-limits'

beforeEach(forgetRateLimits)

const ZONE = 'UTC'
const today = (who: Visitor, zone = ZONE, hl: (typeof LOCALES)[number] = 'EN') =>
  who.ok('daily.today', { body: { hl, zone } })

type Key = { right: string[]; wrong: string[]; word: string | null; analysis: string }

/** What only the database and we know of a question. */
const keyOf = async (question: string): Promise<Key> => {
  const options = await query<{ id: string; right: boolean }>(
    'select id, "right" from daily_questions_options where _parent_id = $1 order by _order',
    [question],
  )
  const [words] = await query<{ accepted: string | null; analysis: string }>(
    `select accepted, analysis from daily_questions_locales where _parent_id = $1 and _locale = 'EN'`,
    [question],
  )
  return {
    right: options.filter((option) => option.right).map(({ id }) => id),
    wrong: options.filter((option) => !option.right).map(({ id }) => id),
    word: words?.accepted?.split('\n')[0] ?? null,
    analysis: words?.analysis ?? '',
  }
}

/** The answer of somebody to the question of their day, before it is sent. */
const prepared = async (who: Visitor, zone = ZONE) => {
  const { day, question } = await today(who, zone)
  if (!question) throw new Error('There is no question of the day.')
  const key = await keyOf(question.id)
  const body = { hl: 'EN' as const, zone, day, question: question.id }
  return {
    question,
    key,
    right: { ...body, answer: key.word ?? key.right },
    wrong: { ...body, answer: key.word ? 'something else' : key.wrong.slice(0, 1) },
  }
}

describe('the question of the day', () => {
  it('is there in every language, the same for everybody whose day it is, and without its key', async () => {
    const ids = new Set<string | undefined>()
    for (const hl of LOCALES) {
      const { question, answered } = await today(newVisitor(), ZONE, hl)
      ids.add(question?.id)
      expect(answered).toBeNull()
      expect(Object.keys(question ?? {}).toSorted()).toEqual(['answerKind', 'id', 'kind', 'options', 'text'])
      for (const option of question?.options ?? [])
        expect(Object.keys(option).toSorted()).toEqual(['id', 'text'])
    }
    expect(ids.size).toBe(1)
  })

  it('is told with its analysis once it is answered, and by no page before', async () => {
    const visitor = newVisitor()
    const { right, key, question } = await prepared(visitor)
    const asked = await visitor.call('daily.today', { body: { hl: 'EN', zone: ZONE } })
    expect(asked.text).not.toContain(key.analysis.slice(0, 40))
    const page = await visitor.fetch(`${pathTo({ route: 'dailyQuestion', code: 'iq', examId: 1 })}?hl=EN`)
    expect(await page.text()).not.toContain(key.analysis.slice(0, 40))
    const before = await visitor.call('daily.answer', { params: { questionId: question.id }, query: {} })
    expect(before.status).toBe(404)

    const stored = await visitor.ok('daily.submit', { body: right })
    expect(stored).toMatchObject({
      first: true,
      right: true,
      analysis: key.analysis,
      rightOptions: key.right,
    })
    expect(stored.source.text).toMatch(/\(\d{4}\)/)
    expect((await today(visitor)).answered).toMatchObject({ right: true, answer: right.answer })
    const own = await visitor.ok('daily.answer', { params: { questionId: question.id }, query: { hl: 'DE' } })
    expect(own.day).toBe(right.day)
    expect(own.analysis).not.toBe(key.analysis)
  })

  it('tells a wrong answer what is right', async () => {
    const visitor = newVisitor()
    const { wrong, key } = await prepared(visitor)
    const stored = await visitor.ok('daily.submit', { body: wrong })
    expect(stored).toMatchObject({ right: false, rightOptions: key.right, rightWord: key.word })
    expect((await today(visitor)).days).toEqual([{ day: wrong.day, right: false }])
  })

  it.each([
    ['nothing chosen', []],
    ['what is no option', ['00000000-0000-4000-8000-000000000000']],
    ['a key of its own', { right: true }],
  ])('refuses %s', async (_, answer) => {
    const visitor = newVisitor()
    const { right } = await prepared(visitor)
    const { status } = await visitor.call('daily.submit', { body: { ...right, answer } as never })
    expect(status).toBe(400)
    expect((await today(visitor)).answered).toBeNull()
  })
})

describe('one answer a person and day', () => {
  it('is let in of two tabs at once, and the other is shown it', async () => {
    const visitor = newVisitor()
    const { right, wrong } = await prepared(visitor)
    // A browser gets its cookie with the first call that keeps something.
    await visitor.ok('secret.save', { body: { hl: 'EN', text: 'I only came for the cookie.' } })
    const tabs = [right, wrong, right, wrong].map((body) =>
      newVisitor({ cookies: new Map(visitor.cookies) }).ok('daily.submit', { body }),
    )
    const answers = await Promise.all(tabs)
    expect(answers.filter(({ first }) => first)).toHaveLength(1)
    expect(new Set(answers.map(({ answer }) => JSON.stringify(answer))).size).toBe(1)
    expect((await visitor.ok('daily.submit', { body: wrong })).first).toBe(false)
  })

  it('counts for the account also where the browser gave it before the login', async () => {
    const { customer } = await signedIn()
    const visitor = newVisitor()
    const { right, wrong } = await prepared(visitor)
    await visitor.ok('daily.submit', { body: wrong })
    signIn(visitor, customer)
    expect(await visitor.ok('daily.submit', { body: right })).toMatchObject({ first: false, right: false })
    // Elsewhere nobody knows of it.
    expect((await today(signIn(newVisitor(), customer))).answered).toBeNull()
  })

  it('of an account is the same on every device, and nothing stands under the browser', async () => {
    const { customer, visitor } = await signedIn()
    const { right } = await prepared(visitor)
    await visitor.ok('daily.submit', { body: right })
    expect((await today(signIn(newVisitor(), customer))).answered?.right).toBe(true)
    expect(
      await query('select visitor_hash from daily_answers where customer_id = $1', [customer.id]),
    ).toEqual([{ visitor_hash: null }])
    visitor.cookies.delete('plumbline-session')
    expect((await today(visitor)).answered).toBeNull()
  })

  it('is nobody else’s to read', async () => {
    const visitor = newVisitor()
    const { right, question } = await prepared(visitor)
    await visitor.ok('daily.submit', { body: right })
    const stranger = newVisitor()
    const read = await stranger.call('daily.answer', { params: { questionId: question.id }, query: {} })
    expect(read.status).toBe(404)
  })
})

describe('whose day it is', () => {
  it.each(['+23:59', '-23:59', '+14:00', 'Mars/Olympus', '', 'UTC\n'])(
    'no day is that of the zone %j',
    async (zone) => {
      expect((await newVisitor().call('daily.today', { body: { zone } })).status).toBe(400)
      const { right } = await prepared(newVisitor())
      expect((await newVisitor().call('daily.submit', { body: { ...right, zone } })).status).toBe(400)
    },
  )

  it('is that of the zone and no other: yesterday and tomorrow are over or not come', async () => {
    const visitor = newVisitor()
    const { right } = await prepared(visitor)
    for (const days of [-1, 1, 28]) {
      const body = { ...right, day: addToDay(right.day, days) }
      expect((await visitor.call('daily.submit', { body })).result).toBe(RESULTS.dayOver)
    }
  })

  it('gives no other question of the turn, nor its analysis', async () => {
    const visitor = newVisitor()
    const { right } = await prepared(visitor)
    const [other] = await query<{ id: string }>(
      `select id from daily_questions where id <> $1 and _status = 'published' order by place limit 1`,
      [right.question],
    )
    const question = other?.id ?? ''
    expect((await visitor.call('daily.submit', { body: { ...right, question } })).result).toBe(
      RESULTS.dayOver,
    )
    const read = await visitor.call('daily.answer', { params: { questionId: question }, query: {} })
    expect(read.status).toBe(404)
  })

  it('may be answered in the east before the west, each day once', async () => {
    const visitor = newVisitor()
    const [east, west] = [await prepared(visitor, 'Etc/GMT-14'), await prepared(visitor, 'Etc/GMT+12')]
    await visitor.ok('daily.submit', { body: east.right })
    await visitor.ok('daily.submit', { body: west.right })
    expect((await visitor.ok('daily.submit', { body: east.wrong })).first).toBe(false)
    const days = (await today(visitor, 'Etc/GMT-14')).days.map(({ day }) => day)
    expect(days).toEqual([...new Set([west.right.day, east.right.day])])
  })
})

describe('what others answered', () => {
  it('is told once enough of them did', async () => {
    const visitor = newVisitor()
    const { right, key, question } = await prepared(visitor)
    await visitor.ok('daily.submit', { body: right })
    await query(
      `insert into daily_answers (visitor_hash, question_id, day, answer, "right", locale)
       select 'others-' || n, $1::uuid, '2026-01-05', $2::jsonb, true, 'EN' from generate_series(1, $3::int) n`,
      [question.id, JSON.stringify(key.word ?? key.right), LEAST_ANSWERS],
    )
    const { others } = (await today(visitor)).answered ?? {}
    expect(others?.answers).toBeGreaterThanOrEqual(LEAST_ANSWERS + 1)
    expect(others?.right).toBeGreaterThan(0)
    for (const id of key.right)
      expect(others?.options.find((each) => each.id === id)?.percent).toBeGreaterThanOrEqual(
        others?.right ?? 100,
      )
    await query(`delete from daily_answers where visitor_hash like 'others-%'`)
  })
})

describe('the daily mail', () => {
  /** Eight in the morning of tomorrow in UTC. */
  const morning = () => new Date(`${addToDay(new Date().toISOString().slice(0, 10), 1)}T08:00:00Z`)
  const run = async (now: Date) => queueDailyMails({ ...depsOf(await localPayload()), now: () => now })

  it('is begun by members only, and ended by everybody who has it', async () => {
    const { visitor, customer } = await signedIn()
    const begin = await visitor.call('daily.mail', { body: { on: true, zone: ZONE } })
    expect(begin.result).toBe(RESULTS.notInPlan)
    await query('update customers set daily_mail = true where id = $1', [customer.id])
    expect((await today(visitor)).mail).toEqual({ on: true, open: false })
    await visitor.ok('daily.mail', { body: { on: false, zone: ZONE } })
    expect((await today(visitor)).mail).toEqual({ on: false, open: false })
    const nobody = await newVisitor().call('daily.mail', { body: { on: true, zone: ZONE } })
    expect(nobody.result).toBe(RESULTS.loginNeeded)
  })

  it('comes once in the morning to a member who has not answered, and ends by its link without a login', async () => {
    const { visitor, customer } = await buyPlan({ code: 'premium' })
    await visitor.ok('daily.mail', { body: { on: true, zone: ZONE } })
    await run(new Date(morning().getTime() - 2 * 3_600_000))
    await run(morning())
    await run(morning())
    const queued = await query('select 1 from mails where key like $1', [`daily_question:${customer.id}:%`])
    expect(queued).toHaveLength(1)
    const mail = await waitForMail(customer.email, { which: ({ text }) => (text ?? '').includes('&leave=') })
    const token = /&leave=([\w-]+)/.exec(mail.text ?? '')?.[1] ?? ''
    expect(token).toBe(leaveTokenOf(customer.id))
    await newVisitor().ok('daily.leave', { body: { token } })
    await newVisitor().ok('daily.leave', { body: { token } })
    expect((await today(visitor)).mail?.on).toBe(false)
  })

  it('is not ended by a token that somebody made up', async () => {
    const { customer } = await signedIn()
    const own = leaveTokenOf(customer.id)
    for (const token of ['x'.repeat(43), `${own.slice(0, -3)}AAA`, own.slice(0, 22)])
      expect((await newVisitor().call('daily.leave', { body: { token } })).result).toBe(RESULTS.linkInvalid)
  })
})

describe('keeping', () => {
  it('ends for browsers without an account after a year, and not for accounts', async () => {
    const { customer, visitor } = await signedIn()
    const guest = newVisitor()
    const [own, other] = [await prepared(visitor), await prepared(guest)]
    await visitor.ok('daily.submit', { body: own.right })
    await guest.ok('daily.submit', { body: other.right })
    const stored = await query<{ id: string }>(
      'select id from daily_answers where customer_id = $1 or visitor_hash = $2',
      [customer.id, hashToken(guest.cookies.get('plumbline-visitor') ?? '')],
    )
    expect(stored).toHaveLength(2)
    await query(`update daily_answers set created_at = now() - interval '366 days' where id = any($1)`, [
      stored.map(({ id }) => id),
    ])
    await deletePlay({ payload: await localPayload(), now: () => new Date() })
    const left = await query('select customer_id from daily_answers where id = any($1)', [
      stored.map(({ id }) => id),
    ])
    expect(left).toEqual([{ customer_id: customer.id }])
  })
})
