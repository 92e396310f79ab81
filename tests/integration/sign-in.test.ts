import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { signIn } from '../support/admin'
import { query } from '../support/database'
import { mailsTo, waitForMail } from '../support/mailbox'
import { site } from '../support/site'
import { forgetRateLimits } from './support/rate-limits'
import { newEditor } from './support/roles'
import {
  type Answer,
  elapse,
  expectOldPasswordEnded,
  FRESH,
  logIn,
  OLD,
  post,
  resetToken,
} from './support/sign-in'

/** As if these failures had come before. */
const counted = (subject: string, hits: number) =>
  query("insert into rate_limits (key, hits, resets_at) values ($1, $2, now() + interval '10 minutes')", [
    createHash('sha256').update(`admin-sign-in\0${subject}`).digest('hex'),
    hits,
  ])

beforeEach(forgetRateLimits)

describe('signing in to the admin', () => {
  it('on several devices at once signs none of them out', async () => {
    const { email, password } = site().admin
    const devices = await Promise.all(Array.from({ length: 4 }, () => signIn({ email, password })))
    const users = await Promise.all(
      devices.map((device) => device.json<{ user: { email: string } | null }>('/api/admins/me')),
    )
    expect(users.map(({ user }) => user?.email)).toEqual(devices.map(() => email))
  })

  it('says the same of a wrong password, an unknown account, and both when it is too often', async () => {
    const { email } = site().admin
    const known: Answer[] = []
    const unknown: Answer[] = []
    for (let tries = 0; tries < 7; tries++) {
      const asked = [logIn(email, 'wrong'), logIn('nobody@example.com', 'wrong', { from: '127.0.0.9' })]
      const [one, other] = (await Promise.all(asked)) as [Answer, Answer]
      known.push(one)
      unknown.push(other)
    }
    expect(known.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429, 429])
    expect(known).toEqual(unknown)
    expect(known.every(({ headers }) => headers['set-cookie'] === undefined)).toBe(true)
  })

  it('locks the pair of account and address, never the account', async () => {
    const { email, password } = site().admin
    await counted(`${email}|127.0.0.7`, 4)
    for (const status of [401, 429])
      expect((await logIn(email, 'wrong', { from: '127.0.0.7' })).status).toBe(status)
    expect((await logIn(email, password, { from: '127.0.0.7' })).status).toBe(429)
    expect((await logIn(email, password, { from: '127.0.0.8' })).status).toBe(200)
    const [row] = await query('select lock_until from admins where email = $1', [email])
    expect(row).toEqual({ lock_until: null })
  })

  it('takes no other address from a header, and no other spelling for another account', async () => {
    const { email } = site().admin
    await counted(`${email}|127.0.0.1`, 3)
    const statuses: number[] = []
    for (const [at, spelling] of [email.toUpperCase(), ` ${email} `, email.toUpperCase()].entries()) {
      const headers = { 'x-forwarded-for': `10.0.0.${at}`, 'x-plumbline-peer': `10.0.0.${at}` }
      statuses.push((await logIn(spelling, 'wrong', { headers })).status)
    }
    expect(statuses).toEqual([401, 401, 429])
  })

  it('counts an address altogether, whatever accounts it tries', async () => {
    await counted('ip:127.0.0.6', 18)
    const statuses: number[] = []
    for (let tries = 0; tries < 4; tries++)
      statuses.push((await logIn(`nobody-${tries}@example.com`, 'wrong', { from: '127.0.0.6' })).status)
    expect(statuses).toEqual([401, 401, 429, 429])
  })

  it('does not count what succeeds', async () => {
    const { email, password } = site().admin
    for (let tries = 0; tries < 7; tries++) expect((await logIn(email, password)).status).toBe(200)
  })

  it('evaluates no more guesses when they come all at once', async () => {
    const { email } = site().admin
    const answers = await Promise.all(Array.from({ length: 30 }, () => logIn(email, 'wrong')))
    const evaluated = answers.filter(({ status }) => status === 401)
    expect(evaluated.length).toBeGreaterThan(0)
    expect(evaluated.length).toBeLessThanOrEqual(5)
    // The lane of the admin takes 24 at once: on a slow machine the rest of a burst is told to come again.
    const rest = answers.filter(({ status }) => status !== 401).map(({ status }) => status)
    expect(rest.filter((status) => ![429, 503].includes(status))).toEqual([])
  })

  it.each([
    ['nothing', {}],
    ['objects', { email: { equals: 'x' }, password: { $ne: 1 } }],
    ['lists', { email: ['x'], password: ['y'] }],
    ['a very long password', { email: 'nobody@example.com', password: 'x'.repeat(100_000) }],
    ['a zero byte', { email: 'a\0@example.com', password: 'a\0' }],
  ])('with %s is a plain no', async (_, body) => {
    expect((await post('/api/admins/login', { body })).status).toBe(401)
  })

  it('is refused from another site', async () => {
    const { email, password } = site().admin
    const answer = await logIn(email, password, { headers: { 'sec-fetch-site': 'cross-site' } })
    expect([answer.status, answer.headers['set-cookie']]).toEqual([403, undefined])
    // An old browser says only where its form came from.
    const old = await logIn(email, password, { headers: { origin: 'http://evil.example' } })
    expect([old.status, old.headers['set-cookie']]).toEqual([403, undefined])
  })
})

describe('an admin who forgot the password', () => {
  const forgot = (email: string, headers: Record<string, string> = {}) =>
    post('/api/admins/forgot-password', { body: { email }, headers })

  it('gets a letter whose link leads here, whatever host was asked, and strangers learn nothing', async () => {
    const { email } = await newEditor()
    const known = await forgot(email, { host: 'evil.example' })
    const unknown = await forgot('nobody@example.com', { host: 'evil.example' })
    expect(known).toEqual(unknown)
    const mail = await waitForMail(email)
    expect(mail.html).toContain(`${site().url}/admin/reset/`)
    expect(mail.html).not.toContain('evil.example')
  })

  /** As if the last letter were older than the quarter of a minute that Payload waits before the next. */
  const rested = (email: string) =>
    query('update admins set reset_password_requested_at = null where email = $1', [email])
  const lettersTo = async (email: string) => (await mailsTo(email)).length
  /** Longer than the answer is ahead of the letter (services/after-answer.ts). */
  const settled = () => elapse(1_000)

  it('is never refused, whoever asked before, and gets three letters an hour of which the last one works', async () => {
    const { email } = await newEditor()
    const answers: Answer[] = []
    for (let tries = 1; tries <= 5; tries++) {
      answers.push(await forgot(email))
      if (tries <= 3) await expect.poll(() => lettersTo(email), { timeout: 60_000 }).toBe(tries)
      else await settled()
      await rested(email)
    }
    const unknown = await forgot('nobody@example.com')
    expect(answers).toEqual(answers.map(() => unknown))
    expect(unknown.status).toBe(200)
    const letters = await mailsTo(email)
    expect(letters).toHaveLength(3)
    const tokens = letters.map(({ html }) => /\/admin\/reset\/(\w+)/.exec(html ?? '')?.[1])
    const [row] = await query<{ token: string }>(
      'select reset_password_token as token from admins where email = $1',
      [email],
    )
    expect(tokens).toContain(row?.token)
    const body = { token: row?.token, password: FRESH }
    expect((await post('/api/admins/reset-password', { body })).status).toBe(200)
  })

  it('is not kept from a letter by what else was asked from the same address, which counts nothing', async () => {
    const { email } = await newEditor()
    const counted = () => query('select key, hits from rate_limits order by key')
    const before = await counted()
    for (let tries = 0; tries < 20; tries++)
      expect((await forgot(`nobody-${tries}@example.com`)).status).toBe(200)
    await settled()
    expect(await counted()).toEqual(before)
    await forgot(email)
    await waitForMail(email)
  })

  it('sets a new password by the link once, also when ten use it at the same moment', async () => {
    const { email } = await newEditor()
    await forgot(email)
    const token = await resetToken(email)
    const passwords = Array.from({ length: 10 }, (_, at) => `a new long password ${at}`)
    const answers = await Promise.all(
      passwords.map((password) => post('/api/admins/reset-password', { body: { token, password } })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(403)])
    expect(answers.filter(({ headers }) => headers['set-cookie']).length).toBe(1)
    const [{ sessions } = { sessions: null }] = await query<{ sessions: string }>(
      'select count(*) as sessions from admins_sessions s join admins a on a.id = s._parent_id where a.email = $1',
      [email],
    )
    expect(Number(sessions)).toBe(1)
    const winner = passwords[answers.findIndex(({ status }) => status === 200)] ?? ''
    expect((await logIn(email, winner)).status).toBe(200)
    expect((await post('/api/admins/reset-password', { body: { token, password: winner } })).status).toBe(403)
  })

  it('gets no more letters by padding, and a letter over length is none', async () => {
    const { email } = await newEditor()
    const token = async () =>
      (
        await query<{ t: string }>('select reset_password_token as t from admins where email = $1', [email])
      )[0]?.t
    const tokens = new Set<string | undefined>()
    for (let tries = 1; tries <= 4; tries++) {
      await forgot(`${' '.repeat(tries * 40)}${email}`)
      if (tries <= 3) await expect.poll(() => lettersTo(email), { timeout: 60_000 }).toBe(tries)
      else await settled()
      await rested(email)
      tokens.add(await token())
    }
    expect([tokens.size, await lettersTo(email)]).toEqual([3, 3])
    await forgetRateLimits()
    const before = await token()
    await forgot(`${' '.repeat(253)}${email}`)
    await elapse(500)
    expect(await token()).toBe(before)
  })

  it('cannot use a letter that was mailed before the password was changed', async () => {
    const { email, fetch } = await newEditor()
    await forgot(email)
    const token = await resetToken(email)
    const changed = { method: 'POST', body: JSON.stringify({ old: OLD, password: FRESH }) }
    expect((await fetch('/api/admin/password', changed)).status).toBe(200)
    expect(
      (await post('/api/admins/reset-password', { body: { token, password: 'yet another one' } })).status,
    ).toBe(403)
    expect((await logIn(email, FRESH)).status).toBe(200)
  })

  it('is refused a token that no letter holds, in whatever shape', async () => {
    for (const token of ['', 'a\0b', 'x'.repeat(300), null, { equals: 'x' }, ['x']])
      expect((await post('/api/admins/reset-password', { body: { token, password: FRESH } })).status).toBe(
        403,
      )
  })
})

describe('what ends an old password', () => {
  it('is not undone by the sessions that are open, however often they refresh or sign out', {
    timeout: 60_000,
  }, async () => {
    const editor = await newEditor()
    const { email } = editor
    await post('/api/admins/forgot-password', { body: { email } })
    const token = await resetToken(email)
    const other = await signIn({ email, password: OLD })
    const refreshes: Promise<Response>[] = []
    const reset = post('/api/admins/reset-password', { body: { token, password: FRESH } })
    for (let at = 0; at < 12; at++) {
      refreshes.push(editor.fetch('/api/admins/refresh-token', { method: 'POST' }))
      if (at === 6) refreshes.push(other.fetch('/api/admins/logout', { method: 'POST' }))
      await elapse(40)
    }
    expect((await reset).status).toBe(200)
    const statuses = (await Promise.all(refreshes)).map(({ status }) => status)
    expect(statuses.filter((status) => status >= 500)).toEqual([])
    const [{ sessions } = { sessions: null }] = await query<{ sessions: string }>(
      'select count(*) as sessions from admins_sessions s join admins a on a.id = s._parent_id where a.email = $1',
      [email],
    )
    expect(Number(sessions)).toBe(1)
    await expectOldPasswordEnded(email, 'refreshed')
  })
})
