import { Secret, TOTP } from 'otpauth'
import { beforeEach, describe, expect, it } from 'vitest'
import { type AdminClient, signIn } from '../support/admin'
import { query } from '../support/database'
import { site } from '../support/site'
import { forgetRateLimits } from './support/rate-limits'
import { newStaff } from './support/roles'
import { FRESH, post, resetToken } from './support/sign-in'

beforeEach(forgetRateLimits)

type Colleague = Awaited<ReturnType<typeof newStaff>>
type Answer = { result: number; message?: string; data?: Record<string, unknown> }

const call = async (who: AdminClient, path: string, body: object): Promise<Answer> =>
  (await (
    await who.fetch(`/api/admin/second-step/${path}`, { method: 'POST', body: JSON.stringify(body) })
  ).json()) as Answer

/** The code of a step beside the one that the site is in: each is taken once, and a test does not wait. */
const codeOf = (secret: string, offset = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + offset * 30_000 })

/** As if the last code had been taken long ago. */
const forgetStep = (id: string) => query('update admins set totp_last_step = null where id = $1', [id])

const withCodes = async (): Promise<Colleague & { secret: string; recovery: string[] }> => {
  const colleague = await newStaff(['support'])
  const { data } = await call(colleague, 'begin', { password: colleague.password })
  const secret = String(data?.secret)
  const confirmed = await call(colleague, 'confirm', { code: codeOf(secret) })
  await forgetStep(colleague.id)
  return { ...colleague, secret, recovery: confirmed.data?.recoveryCodes as string[] }
}

const logIn = ({ email, password }: Colleague, code?: string) =>
  post('/api/admins/login', { body: { email, password, ...(code === undefined ? {} : { code }) } })
const stepOf = ({ text }: { text: string }) =>
  (JSON.parse(text) as { errors?: { data?: { secondStep?: string } }[] }).errors?.[0]?.data?.secondStep

describe('setting up one-time codes', () => {
  it('needs the password and a first code, and stores neither secret nor recovery codes as they are', async () => {
    const colleague = await newStaff(['editor'])
    expect((await call(colleague, 'begin', { password: 'wrong' })).message).toBe('passwordWrong')
    const { data } = await call(colleague, 'begin', { password: colleague.password })
    expect(String(data?.address)).toMatch(/^otpauth:\/\/totp\//)
    const secret = String(data?.secret)
    expect((await call(colleague, 'confirm', { code: '000000' })).message).toBe('codeWrong')
    const { data: told } = await call(colleague, 'confirm', { code: codeOf(secret) })
    const codes = told?.recoveryCodes as string[]
    expect(new Set(codes).size).toBe(10)
    const [row] = await query<{ secret: string; codes: string[]; since: Date | null }>(
      'select totp_secret as secret, recovery_codes as codes, totp_since as since from admins where id = $1',
      [colleague.id],
    )
    expect(row?.since).not.toBeNull()
    expect(row?.secret).not.toContain(secret)
    expect(row?.codes).toHaveLength(10)
    for (const code of codes) expect(JSON.stringify(row)).not.toContain(code.replaceAll('-', ''))
    expect((await call(colleague, 'begin', { password: colleague.password })).message).toBe('secondStepOn')
  })

  it('ends the sessions that were begun without a code, but not the one that sets it up', async () => {
    const colleague = await newStaff(['editor'])
    const elsewhere = await signIn({ email: colleague.email, password: colleague.password })
    const { data } = await call(colleague, 'begin', { password: colleague.password })
    await call(colleague, 'confirm', { code: codeOf(String(data?.secret)) })
    expect((await elsewhere.fetch('/api/articles?limit=1')).status).toBe(403)
    expect((await colleague.fetch('/api/articles?limit=1')).status).toBe(200)
  })

  it('is for nobody who is not staff, and of nobody else', async () => {
    const one = await withCodes()
    const other = await newStaff(['editor'])
    const state = (await (await other.fetch('/api/admin/second-step')).json()) as Answer
    expect(state.data).toMatchObject({ since: null, left: 0 })
    expect((await fetch(`${site().url}/api/admin/second-step`)).status).toBe(401)
    expect((await (await one.fetch('/api/admin/second-step')).json()).data).toMatchObject({ left: 10 })
  })
})

describe('signing in with one-time codes', () => {
  it('asks for one after the right password only, and begins no session before', async () => {
    const colleague = await withCodes()
    const wrong = await post('/api/admins/login', { body: { email: colleague.email, password: 'wrong' } })
    expect([wrong.status, stepOf(wrong)]).toEqual([401, undefined])
    const asked = await logIn(colleague)
    expect([asked.status, stepOf(asked), asked.headers['set-cookie']]).toEqual([401, 'needed', undefined])
    const refused = await logIn(colleague, '000000')
    expect([refused.status, stepOf(refused), refused.headers['set-cookie']]).toEqual([
      401,
      'wrong',
      undefined,
    ])
    const right = await logIn(colleague, codeOf(colleague.secret))
    expect([right.status, Boolean(right.headers['set-cookie'])]).toEqual([200, true])
    expect(right.text).not.toContain('totpSecret')
  })

  it('takes each code once, also when it comes twice at the same moment', async () => {
    const colleague = await withCodes()
    const code = codeOf(colleague.secret)
    const answers = await Promise.all([logIn(colleague, code), logIn(colleague, code)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
    expect((await logIn(colleague, code)).status).toBe(401)
  })

  it('takes a recovery code once, and says so in the log', async () => {
    const colleague = await withCodes()
    const [code = ''] = colleague.recovery
    expect((await logIn(colleague, code.toLowerCase())).status).toBe(200)
    expect((await logIn(colleague, code)).status).toBe(401)
    const other = await withCodes()
    expect((await logIn(other, colleague.recovery[1])).status).toBe(401)
    const actions = await query<{ action: string }>(
      'select action from audit_entries where subject_id = $1 order by at',
      [colleague.id],
    )
    expect(actions.map(({ action }) => action)).toEqual(['created', 'totpOn', 'recoveryUsed'])
  })

  it('is not got around by a new password from the mailbox', async () => {
    const colleague = await withCodes()
    await post('/api/admins/forgot-password', { body: { email: colleague.email } })
    const token = await resetToken(colleague.email)
    const reset = await post('/api/admins/reset-password', { body: { token, password: FRESH } })
    expect([reset.status, reset.headers['set-cookie']]).toEqual([200, undefined])
    expect(await query('select 1 from admins_sessions where _parent_id = $1', [colleague.id])).toEqual([])
    const asked = await logIn({ ...colleague, password: FRESH })
    expect(stepOf(asked)).toBe('needed')
  })

  it('is refused after too many wrong codes, whatever address they come from', async () => {
    const colleague = await withCodes()
    const statuses: number[] = []
    for (let tries = 0; tries < 12; tries++) {
      const body = { email: colleague.email, password: colleague.password, code: '000000' }
      statuses.push((await post('/api/admins/login', { from: `127.0.1.${1 + tries}`, body })).status)
    }
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401))
    expect(statuses.slice(10)).toEqual([429, 429])
  })
})

describe('guesses by a session without the password', () => {
  it('do not shut the sign-in', async () => {
    const colleague = await withCodes()
    for (let tries = 0; tries < 12; tries++) {
      await call(colleague, 'confirm', { code: '000000' })
      await call(colleague, 'end', { password: 'wrong', code: '000000' })
    }
    expect((await logIn(colleague, codeOf(colleague.secret))).status).toBe(200)
  })
})

describe('switching one-time codes off', () => {
  it('needs the password and a code', async () => {
    const colleague = await withCodes()
    const code = codeOf(colleague.secret)
    expect((await call(colleague, 'end', { password: 'wrong', code })).message).toBe('passwordWrong')
    expect((await call(colleague, 'end', { password: colleague.password, code: '000000' })).message).toBe(
      'codeWrong',
    )
    expect((await call(colleague, 'end', { password: colleague.password, code })).data).toMatchObject({
      since: null,
      left: 0,
    })
    expect((await signIn({ email: colleague.email, password: colleague.password })).cookie).not.toBe('')
  })
})
