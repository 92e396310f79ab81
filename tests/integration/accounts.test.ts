import { beforeEach, describe, expect, it } from 'vitest'
import { RESULTS } from '@/domain/api/results'
import { hashToken } from '@/services/visitors/tokens'
import { query } from '../support/database'
import { waitForMail } from '../support/mailbox'
import { newVisitor, type Visitor } from '../support/visitor'
import { buyReport, finishSitting, PLACE } from '../support/way'
import { forgetRateLimits } from './support/rate-limits'

beforeEach(forgetRateLimits)

const PASSWORD = 'seven quiet otters'
const newAddress = () => `Person-${crypto.randomUUID()}@Example.com`

/** The code of the newest mail that brings one. */
const codeFor = async (address: string, { after = '' } = {}): Promise<string> => {
  const mail = await waitForMail(address.toLowerCase(), {
    which: ({ text }) => /\b\d{8}\b/.test(text ?? '') && !(text ?? '').includes(after || '\0'),
  })
  return /\b\d{8}\b/.exec(mail.text ?? '')?.[0] ?? ''
}

const register = (visitor: Visitor, { email = newAddress(), password = PASSWORD } = {}) =>
  visitor.call('user.register', {
    body: { appExamId: PLACE, name: 'Ada', email, password, agreed: true, hl: 'EN' },
  })

const askCode = (visitor: Visitor, email: string, purpose: 'login' | 'reset' | 'change') =>
  visitor.ok('user.captcha', { query: { appExamId: PLACE, email, purpose, hl: 'EN' } })

/** Somebody with an account, signed in. */
const account = async (visitor = newVisitor()) => {
  const email = newAddress()
  await register(visitor, { email })
  const code = await codeFor(email)
  const { uid } = await visitor.ok('user.verify', { body: { email, code, purpose: 'register' } })
  return { visitor, email, uid }
}

const me = async (visitor: Visitor) => (await visitor.ok('user.get', {})).user
const logIn = (visitor: Visitor, email: string, password = PASSWORD) =>
  visitor.call('user.login', { body: { email, password } })

describe('an account', () => {
  it('begins with the proof of its address, and not before', async () => {
    const [visitor, email] = [newVisitor(), newAddress()]
    expect((await register(visitor, { email })).data).toEqual({ sent: true })
    expect(await me(visitor)).toBeNull()
    const rows = () => query('select id from customers where email = $1', [email.toLowerCase()])
    expect(await rows()).toEqual([])
    expect((await logIn(newVisitor(), email)).result).toBe(RESULTS.loginWrong)
    const code = await codeFor(email)
    // In another browser the code is nothing.
    const elsewhere = await newVisitor().call('user.verify', { body: { email, code, purpose: 'register' } })
    expect(elsewhere.result).toBe(RESULTS.codeExpired)
    const wrong = await visitor.call('user.verify', {
      body: { email, code: code === '00000000' ? '00000001' : '00000000', purpose: 'register' },
    })
    expect(wrong.result).toBe(RESULTS.codeWrong)
    await visitor.ok('user.verify', { body: { email, code: ` ${code} `, purpose: 'register' } })
    expect(await rows()).toHaveLength(1)
    expect(await me(visitor)).toMatchObject({
      email: email.toLowerCase(),
      name: 'Ada',
      proven: true,
      hasPassword: true,
    })
    const again = await visitor.call('user.verify', { body: { email, code, purpose: 'register' } })
    expect(again.result).toBe(RESULTS.codeExpired)
    // The mail that brought it is kept without it.
    const kept = `select id from mails where "to" ilike $1 and concat(subject, text, params) like $2`
    expect(await query(kept, [email, `%${code}%`])).toEqual([])
  })

  it.each([
    ['without the privacy policy', { agreed: false }, 'privacyMissing'],
    ['with a short password', { password: 'seven77' }, 'passwordTooShort'],
    ['with a common password', { password: 'Password1' }, 'passwordCommon'],
    [
      'with its own name as password',
      { email: 'josephine@example.com', password: 'josephine1' },
      'passwordCommon',
    ],
  ] as const)('is refused %s', async (_, changed, reason) => {
    const email = newAddress()
    const body = {
      appExamId: PLACE,
      name: 'Ada',
      email,
      password: PASSWORD,
      agreed: true,
      hl: 'EN',
      ...changed,
    }
    expect((await newVisitor().call('user.register', { body } as never)).message).toBe(reason)
  })

  it('is not begun twice, and who asks cannot tell', async () => {
    const { email } = await account()
    const [taken, free] = [await register(newVisitor(), { email }), await register(newVisitor())]
    expect(taken.text).toBe(free.text)
    const mail = await waitForMail(email.toLowerCase(), {
      which: ({ text }) => !/\b\d{8}\b/.test(text ?? ''),
    })
    expect(mail.text).toContain('/user/login/')
  })
})

describe('signing in', () => {
  it('takes the right password only, with one answer for what is wrong', async () => {
    const { email, uid } = await account()
    const other = newVisitor()
    expect((await logIn(other, email.toUpperCase())).data).toEqual({ uid, mustSetPassword: false })
    expect((await me(other))?.uid).toBe(uid)
    const [wrong, unknown] = [
      await logIn(newVisitor(), email, 'another password'),
      await logIn(newVisitor(), newAddress(), 'another password'),
    ]
    expect([wrong.result, wrong.text]).toEqual([RESULTS.loginWrong, unknown.text])
    expect(wrong.headers.getSetCookie()).toEqual(unknown.headers.getSetCookie())
  })

  it('twenty times at once gives twenty sessions', async () => {
    const { email, visitor } = await account()
    const browsers = Array.from({ length: 20 }, () => newVisitor())
    await Promise.all(browsers.map((browser) => logIn(browser, email)))
    const users = await Promise.all(browsers.map(me))
    expect(users.filter((user) => user !== null)).toHaveLength(20)
    const { sessions } = await visitor.ok('user.sessions', {})
    expect(sessions).toHaveLength(21)
    expect(sessions.filter(({ current }) => current)).toHaveLength(1)
  })

  it('closes an address for the network that guesses', async () => {
    const { email } = await account()
    const answers = []
    for (let at = 0; at < 6; at++) answers.push(await logIn(newVisitor(), email, `wrong ${at}`))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
  })

  it('from a network that failed too often elsewhere takes a right password, and tells a wrong one how long to wait', async () => {
    const { email } = await account()
    for (const network of ['127.0.0.1', '::/64'])
      await query(
        "insert into rate_limits (key, hits, resets_at) values ($1, 1000, now() + interval '10 minutes')",
        [hashToken(`customer-sign-in\0ip:${network}`)],
      )
    const wrong = await logIn(newVisitor(), email, 'another password')
    expect([wrong.status, Number(wrong.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect((await logIn(newVisitor(), email)).result).toBe(RESULTS.ok)
  })

  it('by a code needs an account, and the mail says so where there is none', async () => {
    const { email, uid } = await account()
    const registered = await codeFor(email)
    const browser = newVisitor()
    await askCode(browser, email, 'login')
    const code = await codeFor(email, { after: registered })
    expect((await browser.ok('user.login', { body: { email, code } })).uid).toBe(uid)
    const nobody = newAddress()
    const stranger = newVisitor()
    await askCode(stranger, nobody, 'login')
    const mail = await waitForMail(nobody.toLowerCase())
    expect(mail.text).toContain('/user/register/')
    expect(mail.text).not.toMatch(/\b\d{8}\b/)
    const guessed = await stranger.call('user.login', { body: { email: nobody, code: '12345678' } })
    expect(guessed.result).toBe(RESULTS.codeWrong)
  })

  it('counts five tries of a code, however many come at once', async () => {
    const { email } = await account()
    const browser = newVisitor()
    await askCode(browser, email, 'login')
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        browser.call('user.login', { body: { email, code: String(10_000_000 + at) } }),
      ),
    )
    const wrong = answers.filter(({ result }) => result === RESULTS.codeWrong)
    const spent = answers.filter(({ result }) => result === RESULTS.codeExpired)
    expect([wrong.length, spent.length]).toEqual([4, 8])
  })

  it.each([
    ['a page of another site makes', { 'sec-fetch-site': 'cross-site', hl: 'EN' }],
    ['a page of a neighbor makes', { 'sec-fetch-site': 'same-site', hl: 'EN' }],
    ['an image of a page makes, in a browser that does not say of which', { accept: 'image/*' }],
  ])('refuses a request for a code that %s', async (_, headers) => {
    const email = newAddress()
    const path = `/api/email/captcha/send?appExamId=${PLACE}&email=${email}&purpose=login&hl=EN`
    const answer = await newVisitor().fetch(path, { headers: headers as Record<string, string> })
    expect([answer.status, await answer.json()]).toEqual([403, { result: 403, message: 'forbidden' }])
    expect(await query('select 1 from mails where "to" = $1', [email.toLowerCase()])).toEqual([])
  })
})

describe('a session', () => {
  it('ends where it is told to, and only its owner may say so', async () => {
    const { visitor, email } = await account()
    const [second, third] = [newVisitor(), newVisitor()]
    await logIn(second, email)
    await logIn(third, email)
    const { sessions } = await second.ok('user.sessions', {})
    const own = sessions.find(({ current }) => current)
    const thief = (await account()).visitor
    expect((await thief.ok('user.endSessions', { body: { sessionId: own?.id ?? '' } })).ended).toBe(0)
    expect(await me(second)).not.toBeNull()
    expect((await visitor.ok('user.endSessions', { body: { sessionId: own?.id ?? '' } })).ended).toBe(1)
    expect(await me(second)).toBeNull()
    await visitor.ok('user.endSessions', { body: {} })
    expect([await me(third), await me(visitor)]).toEqual([null, expect.anything()])
    const before = visitor.cookies.get('plumbline-session')
    await visitor.ok('user.logout', { body: {} })
    visitor.cookies.set('plumbline-session', before ?? '')
    expect(await me(visitor)).toBeNull()
    expect((await visitor.call('user.sessions', {})).result).toBe(RESULTS.loginNeeded)
  })

  it('ends when nobody used it for a month', async () => {
    const { visitor } = await account()
    const hash = hashToken(visitor.cookies.get('plumbline-session') ?? '')
    await query(`update customer_sessions set seen_at = now() - interval '31 days' where token_hash = $1`, [
      hash,
    ])
    expect(await me(visitor)).toBeNull()
  })

  it('leaves the running test of the browser, unless it is a shared one', async () => {
    const { visitor } = await account()
    const sitting = await visitor.ok('sitting.start', {
      body: { appExamId: PLACE, hl: 'EN', timing: 'untimed' },
    })
    await visitor.ok('user.logout', { body: {} })
    const current = () => visitor.ok('sitting.current', { query: { appExamId: PLACE } })
    expect((await current())?.orderNumber).toBe(sitting.orderNumber)
    await visitor.ok('user.logout', { body: { forget: true } })
    expect(await current()).toBeNull()
  })
})

describe('a test that was begun signed in', () => {
  const start = (visitor: Visitor) =>
    visitor.ok('sitting.start', { body: { appExamId: PLACE, hl: 'EN', timing: 'untimed' } })

  it('goes on in another browser of its customer, and in nobody else’s', async () => {
    const { visitor, email } = await account()
    const { orderNumber } = await start(visitor)
    const elsewhere = newVisitor()
    await logIn(elsewhere, email)
    const current = () => elsewhere.ok('sitting.current', { query: { appExamId: PLACE } })
    expect(await current()).toBeNull()
    const { visitor: thief } = await account()
    const goOn = (who: Visitor) => who.call('user.continue', { body: { sitting: orderNumber } })
    expect((await goOn(thief)).status).toBe(404)
    expect((await goOn(newVisitor())).result).toBe(RESULTS.loginNeeded)
    expect((await goOn(elsewhere)).data).toEqual({ continued: true })
    expect((await current())?.orderNumber).toBe(orderNumber)
  })
})

describe('a browser that two customers share', () => {
  it('goes on with nobody else’s test', async () => {
    const { visitor, email } = await account()
    const start = () =>
      visitor.ok('sitting.start', { body: { appExamId: PLACE, hl: 'EN', timing: 'untimed' } })
    const current = () => visitor.ok('sitting.current', { query: { appExamId: PLACE } })
    const first = await start()
    await visitor.ok('user.logout', { body: {} })
    const other = (await account()).email
    await logIn(visitor, other)
    expect(await current()).toBeNull()
    const second = await start()
    expect(second.orderNumber).not.toBe(first.orderNumber)
    await logIn(visitor, email)
    expect((await current())?.orderNumber).toBe(first.orderNumber)
  })
})

describe('a password', () => {
  it('is changed with the old one, and other sessions end', async () => {
    const { visitor, email } = await account()
    const other = newVisitor()
    await logIn(other, email)
    const change = (old: string, password: string) =>
      visitor.call('user.passwordUpdate', { body: { old, password } })
    expect((await change('not the old one', 'nine patient herons')).message).toBe('passwordWrong')
    expect((await change(PASSWORD, '12345678')).message).toBe('passwordCommon')
    expect((await change(PASSWORD, 'nine patient herons')).data).toEqual({ saved: true })
    expect([await me(other), await me(visitor)]).toEqual([null, expect.anything()])
    expect((await logIn(newVisitor(), email)).result).toBe(RESULTS.loginWrong)
    expect((await logIn(newVisitor(), email, 'nine patient herons')).result).toBe(200)
  })

  it('is set anew by a code, and every session ends', async () => {
    const { visitor, email, uid } = await account()
    const registered = await codeFor(email)
    const browser = newVisitor()
    await askCode(browser, email, 'reset')
    const code = await codeFor(email, { after: registered })
    const reset = (password: string) =>
      browser.call('user.passwordReset', { body: { email, code, password } })
    // A refused password uses no try.
    expect((await reset('short')).message).toBe('passwordTooShort')
    expect((await reset('nine patient herons')).data).toEqual({ uid, mustSetPassword: false })
    expect([await me(visitor), (await me(browser))?.uid]).toEqual([null, uid])
    expect((await reset('ten patient herons')).message).toBe('codeExpired')
  })
})

describe('another address', () => {
  it('is taken once its code was brought, and the old one is told', async () => {
    const { visitor, email, uid } = await account()
    const next = newAddress()
    expect(
      (
        await newVisitor().call('user.captcha', {
          query: { appExamId: PLACE, email: next, purpose: 'change', hl: 'EN' },
        })
      ).message,
    ).toBe('loginNeeded')
    await askCode(visitor, next, 'change')
    const code = await codeFor(next)
    const move = (password?: string) =>
      visitor.call('user.verify', { body: { email: next, code, purpose: 'change', password } })
    expect([(await move()).message, (await move('wrong')).message]).toEqual([
      'passwordWrong',
      'passwordWrong',
    ])
    expect((await move(PASSWORD)).result).toBe(200)
    expect(await me(visitor)).toMatchObject({ uid, email: next.toLowerCase() })
    const told = await waitForMail(email.toLowerCase(), {
      which: ({ text }) => !/\b\d{8}\b/.test(text ?? ''),
    })
    expect(told.text?.toLowerCase()).not.toContain(next.toLowerCase())
  })
})

describe('a purchase as a guest', () => {
  it('brings an account whose temporary password works once and asks for another', async () => {
    const guest = newVisitor()
    const email = `guest-${crypto.randomUUID()}@example.com`
    const { sitting } = await buyReport(guest, { email })
    const mail = await waitForMail(email, { account: true })
    const [, temporary = ''] = /\b([A-Za-z0-9]{20})\b/.exec(mail.text ?? '') ?? []
    const elsewhere = newVisitor()
    expect((await logIn(elsewhere, email, ` ${temporary}\n`)).data).toMatchObject({ mustSetPassword: true })
    expect((await logIn(newVisitor(), email, temporary)).result).toBe(RESULTS.loginWrong)
    const same = await elsewhere.call('user.passwordUpdate', { body: { password: temporary } })
    expect(same.message).toBe('passwordCommon')
    await elsewhere.ok('user.passwordUpdate', { body: { password: PASSWORD } })
    // What was bought with the address is theirs in another browser now.
    const report = await elsewhere.ok('report.read', { params: { orderNumber: sitting.orderNumber } })
    expect(report.kind).toBe('report')
    // A password of their own ends what the mail brought.
    const [, token = ''] = /\/user\/enter\/\S+#([\w-]{40,})/.exec(mail.text ?? '') ?? []
    expect((await newVisitor().call('user.loginByLink', { body: { token } })).message).toBe('linkInvalid')
    const [stored] = await query<{ found: string }>(
      `select count(*) as found from mails where "to" = $1 and (params::text like $2 or text like $2)`,
      [email, `%${temporary}%`],
    )
    expect(Number(stored?.found)).toBe(0)
  })

  it('is not reached by who only typed the address', async () => {
    const guest = newVisitor()
    const email = `guest-${crypto.randomUUID()}@example.com`
    const sitting = await finishSitting(guest)
    await guest.ok('order.email', {
      body: { orderNumber: sitting.orderNumber, email, agreed: true, hl: 'EN' },
    })
    const stranger = newVisitor()
    await register(stranger, { email })
    const read = () => stranger.call('order.free', { body: { orderNumber: sitting.orderNumber } })
    expect((await read()).status).toBe(404)
    const code = await codeFor(email)
    await stranger.ok('user.verify', { body: { email, code, purpose: 'register' } })
    // Nor by who reads its mailbox.
    expect((await read()).status).toBe(404)
  })
})
