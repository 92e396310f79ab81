import { beforeEach, describe, expect, it } from 'vitest'
import { RESULTS } from '@/domain/api/results'
import { hashSecret } from '@/services/accounts/hash-secret'
import { newCustomer } from '../support/customer'
import { holding, query } from '../support/database'
import { waitForMail } from '../support/mailbox'
import { newVisitor, type Visitor } from '../support/visitor'
import { PLACE } from '../support/way'
import { forgetRateLimits } from './support/rate-limits'

beforeEach(forgetRateLimits)

const PASSWORD = 'seven quiet otters'
const newAddress = () => `plan-${crypto.randomUUID()}@example.com`

const ask = (visitor: Visitor, email: string, { agreed = true } = {}) =>
  visitor.call('user.captcha', {
    query: {
      ...{ appExamId: PLACE, email, purpose: 'enter', hl: 'EN' },
      ...(agreed ? { agreed: 'true' as const } : {}),
    },
  })

/** @param after the code of the mail before. */
const mailTo = async (email: string, { after = '' } = {}) => {
  const { subject, text = '' } = await waitForMail(email, {
    which: (mail) => ![undefined, after].includes(/\b\d{8}\b/.exec(mail.text ?? '')?.[0]),
  })
  const code = /\b\d{8}\b/.exec(text)?.[0] ?? ''
  const same = (words: string) => words.replaceAll(code, 'CODE').replaceAll(email, 'ADDRESS')
  return { code, words: [same(subject ?? ''), same(text)] }
}

const enter = (visitor: Visitor, body: { email: string; code: string }) =>
  visitor.call('user.login', { body })
const me = async (visitor: Visitor) => (await visitor.ok('user.get', {})).user

const customersAt = (email: string) =>
  query<{ id: string; number: string }>('select id, number from customers where email = $1', [email])
const consentsAt = (email: string) =>
  query<{ kind: string; choice: string; version: string }>(
    `select n.kind::text, n.choice::text, n.version from consents n
     join customers c on c.id = n.customer_id where c.email = $1 order by n.kind`,
    [email],
  )

describe('the email step of a plan', () => {
  it('begins an account at a new address, with its proof and the agreement, and not before', async () => {
    const [visitor, email] = [newVisitor(), newAddress()]
    expect((await ask(visitor, email)).data).toEqual({ sent: true })
    expect([await customersAt(email), await me(visitor)]).toEqual([[], null])
    const { code } = await mailTo(email)
    const entered = await enter(visitor, { email, code: ` ${code} ` })
    expect(entered.data).toMatchObject({ mustSetPassword: false })
    expect(await me(visitor)).toMatchObject({ email, proven: true, hasPassword: false, marketing: false })
    expect(await customersAt(email)).toHaveLength(1)
    expect(await consentsAt(email)).toEqual([
      { kind: 'account', choice: 'accepted', version: expect.stringMatching(/./) },
    ])
    // The code is good once, and what waited beside it is gone.
    expect((await enter(visitor, { email, code })).result).toBe(RESULTS.codeExpired)
    const waiting = 'select 1 from email_codes where email = $1 and pending is not null'
    expect(await query(waiting, [email])).toEqual([])
  })

  it('signs in at a known address, and who asks cannot tell which it is', async () => {
    const customer = await newCustomer()
    const [visitor, stranger, unknown] = [newVisitor(), newVisitor(), newAddress()]
    const [known, none] = [await ask(visitor, customer.email), await ask(stranger, unknown)]
    expect([known.status, known.text]).toEqual([none.status, none.text])
    const [mail, other] = [await mailTo(customer.email), await mailTo(unknown)]
    expect(mail.words).toEqual(other.words)
    expect((await enter(visitor, { email: customer.email, code: mail.code })).result).toBe(RESULTS.ok)
    const [account] = await customersAt(customer.email)
    expect((await me(visitor))?.uid).toBe(account?.number)
  })

  it('writes down once what was agreed to, also of who had proved the address without agreeing', async () => {
    // As after the letter of a guest's purchase: proven, and with no consent to an account.
    const { email } = await newCustomer()
    expect(await consentsAt(email)).toEqual([])
    let before = ''
    for (const visitor of [newVisitor(), newVisitor()]) {
      await ask(visitor, email)
      const { code } = await mailTo(email, { after: before })
      before = code
      expect((await enter(visitor, { email, code })).result).toBe(RESULTS.ok)
      expect(await consentsAt(email)).toMatchObject([{ kind: 'account', choice: 'accepted' }])
    }
  })

  it('signs nobody in to an account that moved to another address while the code came back', async () => {
    const [visitor, { id, email }] = [newVisitor(), await newCustomer()]
    await ask(visitor, email)
    const { code } = await mailTo(email)
    await holding(['select 1 from customers where id = $1 for update', [id]], async (statement) => {
      const { rows } = await statement('select pg_backend_pid() as pid')
      const entering = enter(visitor, { email, code })
      const waits = 'select 1 from pg_stat_activity where $1 = any(pg_blocking_pids(pid))'
      await expect.poll(() => query(waits, [rows[0].pid]), { timeout: 60_000 }).toHaveLength(1)
      await statement('update customers set email = $2 where id = $1', [id, newAddress()])
      await statement('commit')
      expect((await entering).result).toBe(RESULTS.codeExpired)
    })
    expect(await me(visitor)).toBeNull()
    const sessions = 'select 1 from customer_sessions where customer_id = $1'
    expect(await query(sessions, [id])).toHaveLength(1)
  })

  it('leaves nothing to who had set a password at an address that nobody had proved', async () => {
    const [visitor, { id, email }] = [newVisitor(), await newCustomer()]
    await query('update customers set proven_at = null where id = $1', [id])
    await query(
      `insert into customer_secrets (customer_id, kind, hash) values ($1, 'password', $2)
       on conflict (customer_id, kind) do update set hash = excluded.hash`,
      [id, await hashSecret(PASSWORD)],
    )
    const logIn = () => newVisitor().call('user.login', { body: { email, password: PASSWORD } })
    expect((await logIn()).result).toBe(RESULTS.ok)
    await ask(visitor, email)
    const { code } = await mailTo(email)
    expect((await enter(visitor, { email, code })).result).toBe(RESULTS.ok)
    expect(await me(visitor)).toMatchObject({ proven: true, hasPassword: false })
    expect((await logIn()).result).toBe(RESULTS.loginWrong)
  })

  it('takes five tries, of one browser, and the right code after them is nothing', async () => {
    const [visitor, email] = [newVisitor(), newAddress()]
    await ask(visitor, email)
    const { code } = await mailTo(email)
    expect((await enter(newVisitor(), { email, code })).result).toBe(RESULTS.codeExpired)
    const wrong = code === '00000000' ? '00000001' : '00000000'
    const results = []
    for (let at = 0; at < 5; at++) results.push((await enter(visitor, { email, code: wrong })).result)
    expect(results).toEqual([...Array(4).fill(RESULTS.codeWrong), RESULTS.codeExpired])
    expect((await enter(visitor, { email, code })).result).toBe(RESULTS.codeExpired)
    expect(await customersAt(email)).toEqual([])
  })

  it('is refused without the agreement, and mails nothing', async () => {
    const email = newAddress()
    expect((await ask(newVisitor(), email, { agreed: false })).message).toBe('privacyMissing')
    expect(await query('select 1 from mails where "to" = $1', [email])).toEqual([])
  })

  it('begins nothing by a code that was asked for to sign in', async () => {
    const [visitor, email] = [newVisitor(), newAddress()]
    await ask(visitor, email)
    const { code } = await mailTo(email)
    // Asked for anew in another purpose: what was agreed to goes with the code before.
    await visitor.ok('user.captcha', { query: { appExamId: PLACE, email, purpose: 'login', hl: 'EN' } })
    expect((await enter(visitor, { email, code })).result).not.toBe(RESULTS.ok)
    expect(await customersAt(email)).toEqual([])
  })
})
