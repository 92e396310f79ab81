import { beforeEach, describe, expect, it, vi } from 'vitest'
import { RESULTS } from '@/domain/api/results'
import { hashSecret } from '@/services/accounts/hash-secret'
import { hashToken, newToken } from '@/services/visitors/tokens'
import { newCustomer, signIn } from '../support/customer'
import { holding, query } from '../support/database'
import { waitForMail } from '../support/mailbox'
import { newVisitor } from '../support/visitor'
import { PLACE } from '../support/way'
import { forgetRateLimits } from './support/rate-limits'

beforeEach(forgetRateLimits)

const OLD = 'seven quiet otters'
const FRESH = 'nine patient herons'

const BLOCKED = `with recursive waiting as (
  select pid from pg_stat_activity where $1::int = any(pg_blocking_pids(pid))
  union select other.pid from pg_stat_activity other join waiting on waiting.pid = any(pg_blocking_pids(other.pid)))
  select count(*)::int as found from waiting`

/** Until so many wait for the transaction of a process of the database, or for one another behind it. */
const waitingFor = (pid: number, found: number) =>
  vi.waitFor(async () => expect(await query(BLOCKED, [pid])).toEqual([{ found }]), {
    timeout: 30_000,
    interval: 20,
  })

const keep = (id: string, secret: { kind: 'password' | 'temporary' | 'link'; hash: string }) =>
  query('insert into customer_secrets (customer_id, kind, hash, expires_at) values ($1, $2, $3, $4)', [
    id,
    secret.kind,
    secret.hash,
    secret.kind === 'password' ? null : new Date(Date.now() + 3_600_000),
  ])

const sessionsOf = (id: string) =>
  query('select way from customer_sessions where customer_id = $1 order by created_at', [id])

/** Somebody who knows a secret of an account, and its owner with the code of a reset. */
const account = async () => {
  const customer = await newCustomer()
  const { id, email } = customer
  await keep(id, { kind: 'password', hash: await hashSecret(OLD) })
  const owner = newVisitor()
  await owner.ok('user.captcha', { query: { appExamId: PLACE, email, purpose: 'reset', hl: 'EN' } })
  const { text } = await waitForMail(email, { which: (mail) => /\b\d{8}\b/.test(mail.text ?? '') })
  const code = /\b\d{8}\b/.exec(text ?? '')?.[0] ?? ''
  return {
    id,
    email,
    customer,
    reset: () => owner.call('user.passwordReset', { body: { email, code, password: FRESH } }),
  }
}

type Way = {
  stored: Parameters<typeof keep>[1] | null
  enter: (email: string) => Promise<{ result: number }>
  refused: number
}

const byPassword = (password: string) => (email: string) =>
  newVisitor().call('user.login', { body: { email, password } })
const temporary = newToken()
const link = newToken()

const WAYS: Record<string, Way> = {
  'the old password': { stored: null, enter: byPassword(OLD), refused: RESULTS.loginWrong },
  'the temporary one of a purchase': {
    stored: { kind: 'temporary', hash: hashToken(temporary) },
    enter: byPassword(temporary),
    refused: RESULTS.loginWrong,
  },
  'the link of a purchase': {
    stored: { kind: 'link', hash: hashToken(link) },
    enter: () => newVisitor().call('user.loginByLink', { body: { token: link } }),
    refused: RESULTS.linkInvalid,
  },
}

describe('a sign-in that waits behind a reset of the password', () => {
  it.each(Object.entries(WAYS))('with %s is none, and leaves no session', async (_, way) => {
    const { id, email, reset } = await account()
    if (way.stored) await keep(id, way.stored)
    const held = 'select id from customers where id = $1 for no key update'
    await holding([held, [id]], async (statement) => {
      const { rows } = await statement('select pg_backend_pid() as pid')
      const pid = Number(rows[0]?.pid)
      const renewed = reset()
      await waitingFor(pid, 1)
      const entered = way.enter(email)
      await waitingFor(pid, 2)
      await statement('commit')
      expect((await renewed).result).toBe(200)
      expect((await entered).result).toBe(way.refused)
    })
    expect(await sessionsOf(id)).toEqual([{ way: 'code' }])
  })
})

describe('another address that is asked for behind a reset of the password', () => {
  it('is not taken, and its code is left to whoever has the account first', async () => {
    const { id, email, customer, reset } = await account()
    const intruder = signIn(newVisitor(), customer)
    const next = `next-${crypto.randomUUID()}@example.com`
    await intruder.ok('user.captcha', {
      query: { appExamId: PLACE, email: next, purpose: 'change', hl: 'EN' },
    })
    const { text } = await waitForMail(next)
    const code = /\b\d{8}\b/.exec(text ?? '')?.[0] ?? ''
    const held = 'select id from customers where id = $1 for no key update'
    await holding([held, [id]], async (statement) => {
      const { rows } = await statement('select pg_backend_pid() as pid')
      const pid = Number(rows[0]?.pid)
      const renewed = reset()
      await waitingFor(pid, 1)
      const moved = intruder.call('user.verify', {
        body: { email: next, code, purpose: 'change', password: OLD },
      })
      await waitingFor(pid, 2)
      // An erasure, which has the customer and deletes the code, would wait for it without end.
      const free = 'select id from email_codes where customer_id = $1 and email = $2 for update skip locked'
      expect(await query(free, [id, next])).toHaveLength(1)
      await statement('commit')
      expect((await renewed).result).toBe(200)
      expect((await moved).result).toBe(RESULTS.loginNeeded)
    })
    expect(await query('select email from customers where id = $1', [id])).toEqual([{ email }])
  })
})
