import { randomBytes } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { signInByLink } from '@/services/accounts/sign-in'
import { depsOf } from '@/services/deps'
import { hashToken } from '@/services/visitors/tokens'
import { newCustomer } from '../support/customer'
import { query } from '../support/database'
import { waitForMail } from '../support/mailbox'
import { newVisitor } from '../support/visitor'
import { PLACE } from '../support/way'
import { localPayload } from './support/local-payload'
import { forgetRateLimits } from './support/rate-limits'

beforeEach(forgetRateLimits)

type Use = () => Promise<{ result: number }>
const newToken = () => randomBytes(32).toString('base64url')

/** As a purchase mails it. */
const mailed = async (kind: 'link' | 'temporary') => {
  const [customer, token] = [await newCustomer(), newToken()]
  await query(
    `insert into customer_secrets (customer_id, kind, hash, expires_at)
     values ($1, $2, $3, now() + interval '1 hour')`,
    [customer.id, kind, hashToken(token)],
  )
  return { ...customer, token }
}

/** A code that this browser was mailed. */
const mailedCode = async (purpose: 'login' | 'reset') => {
  const [browser, { email }] = [newVisitor(), await newCustomer()]
  await browser.ok('user.captcha', { query: { appExamId: PLACE, email, purpose, hl: 'EN' } })
  const { text } = await waitForMail(email)
  return { browser, email, code: /\b\d{8}\b/.exec(text ?? '')?.[0] ?? '' }
}

const ONE_TIME: Record<string, () => Promise<Use>> = {
  'the link to a new account': async () => {
    const link = await mailed('link')
    return () => newVisitor().call('user.loginByLink', { body: { token: link.token } })
  },
  'a temporary password': async () => {
    const { email, token: password } = await mailed('temporary')
    return () => newVisitor().call('user.login', { body: { email, password } })
  },
  'a code to sign in': async () => {
    const { browser, ...body } = await mailedCode('login')
    return () => browser.call('user.login', { body })
  },
  'a code for a new password': async () => {
    const { browser, ...mailedTo } = await mailedCode('reset')
    const body = { ...mailedTo, password: 'seven quiet otters' }
    return () => browser.call('user.passwordReset', { body })
  },
  'a link to reports that was asked for': async () => {
    const token = newToken()
    await query(
      `insert into report_links (purpose, token_hash, sittings, expires_at)
       values ('retrieval', $1, '[]', now() + interval '1 hour')`,
      [hashToken(token)],
    )
    return () => newVisitor().call('report.open', { body: { token } })
  },
  'a link that erases': async () => {
    const token = newToken()
    await query(
      `insert into email_codes (email, purpose, visitor_hash, hash, tries, expires_at)
       values ($1, 'data', $1, $2, 0, now() + interval '1 hour')`,
      [`${crypto.randomUUID()}@example.com`, hashToken(token)],
    )
    return () => newVisitor().call('data.erase', { body: { token, agreed: true } })
  },
}

it.each(Object.entries(ONE_TIME))('%s works once of twenty times at once', async (_, make) => {
  const use = await make()
  const answers = await Promise.all(Array.from({ length: 20 }, use))
  expect(answers.filter(({ result }) => result === 200)).toHaveLength(1)
  expect((await use()).result).not.toBe(200)
})

it('a link that was used is used for a request whose clock is behind', async () => {
  const { token: given } = await mailed('link')
  const viewer = { visitorHash: null, grantHash: null, sessionHash: null, ip: '', network: 'direct' }
  const deps = depsOf(await localPayload())
  const useAt = (now: Date) =>
    signInByLink({ ...deps, now: () => now }, { token: given, browser: { viewer, userAgent: '' } })
  const first = new Date()
  expect(await useAt(first)).toMatchObject({ mustSetPassword: true })
  await expect(useAt(new Date(first.getTime() - 1_000))).rejects.toMatchObject({ reason: 'linkInvalid' })
})
