import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CALLS, type CallId } from '@/domain/api/calls'
import { query } from '../support/database'
import { newVisitor } from '../support/visitor'
import { finishSitting, humanAnswers, PLACE, startSitting } from '../support/way'
import { forgetRateLimits } from './support/rate-limits'
import { everyRole, newEditor } from './support/roles'

/** Fields that only the server may set, under the names that somebody would try. */
const SERVER_OWNED = {
  id: '00000000-0000-4000-8000-000000000001',
  role: 'owner',
  roles: ['owner'],
  price: 1,
  total: 1,
  amount: 1,
  currency: 'KRW',
  status: 'paid',
  state: 'valid',
  paid: true,
  paidAt: '2026-01-01T00:00:00Z',
  entitlement: ['iq_score'],
  openParts: ['iq_score'],
  score: 160,
  result: { iq: 160 },
  correct: true,
  isCorrect: true,
  userId: 'x',
  customer: 'x',
  visitorHash: 'x',
  sessions: [],
  hash: 'x',
  salt: 'x',
  loginAttempts: 0,
  lockUntil: null,
  _verified: true,
  _strategy: 'x',
  _status: 'published',
  collection: 'admins',
  createdAt: '2020-01-01T00:00:00Z',
  deadline: null,
  priceList: [],
}

const posts = (Object.entries(CALLS) as [CallId, (typeof CALLS)[CallId]][]).filter(
  ([, { method }]) => method === 'POST',
)

const send = async (path: string, body: string) => {
  const answer = await newVisitor().fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  return { status: answer.status, text: await answer.text() }
}

beforeEach(forgetRateLimits)

describe('a call of ours', () => {
  it.each(posts)('%s takes no field that is not its own', async (id, { path }) => {
    const { status, text } = await send(path, JSON.stringify(SERVER_OWNED))
    expect(status).toBe(400)
    const own = Object.keys((CALLS[id] as { body?: { shape: object } }).body?.shape ?? {})
    const refused = /Unrecognized keys: (.*?)"\}/.exec(text)?.[1] ?? ''
    for (const name of Object.keys(SERVER_OWNED))
      expect([name, own.includes(name) || refused.includes(`\\"${name}\\"`)]).toEqual([name, true])
    expect(own.filter((name) => name in SERVER_OWNED)).toEqual([])
  })

  it.each(posts)('%s is not led astray by a prototype', async (_, { path }) => {
    for (const body of [
      '{"__proto__":{"role":"owner"}}',
      '{"constructor":{"prototype":{"role":"owner"}}}',
      '{"__proto__":{"appExamId":"iq-1","hl":"EN","timing":"standard"}}',
    ]) {
      const { status, text } = await send(path, body)
      expect([body, status]).toEqual([body, 400])
      expect(text).not.toContain('owner')
    }
  })

  it('keeps its own idea of an answer that says it is right', async () => {
    const visitor = newVisitor()
    const sitting = await startSitting(visitor)
    const [answer] = humanAnswers(sitting)
    for (const extra of [{ correct: true }, { position: 1 }, { lateChoice: 1 }, { score: 1 }]) {
      const saved = await visitor.call('sitting.save', {
        body: {
          orderNumber: sitting.orderNumber,
          epoch: 0,
          anchor: sitting.anchor,
          answers: [{ ...answer, ...extra }],
        } as never,
      })
      expect([extra, saved.status]).toEqual([extra, 400])
    }
    expect(await visitor.ok('sitting.current', { query: { appExamId: PLACE } })).toMatchObject({
      answers: [],
    })
  })
})

describe('Payload’s REST', () => {
  let editor: Awaited<ReturnType<typeof newEditor>>
  beforeAll(async () => {
    await forgetRateLimits()
    editor = await newEditor()
    await finishSitting(newVisitor())
  })

  it('lets an editor change the own name and password, and nothing else of the own account', async () => {
    const row = () =>
      query<Record<string, unknown>>(
        `select id, email, hash, salt, reset_password_token, reset_password_expiration, login_attempts, lock_until
         from admins where email = $1`,
        [editor.email],
      )
    const [before] = await row()
    const id = before?.id
    const sessions = () => query('select count(*)::int as n from admins_sessions where _parent_id = $1', [id])
    const sessionsBefore = await sessions()
    for (const data of [
      { ...SERVER_OWNED, id: undefined },
      { resetPasswordToken: 'x', resetPasswordExpiration: '2099-01-01T00:00:00Z' },
      { hash: 'x', salt: 'y' },
      { sessions: [] },
      { loginAttempts: 99, lockUntil: '2099-01-01T00:00:00Z' },
      JSON.parse('{"__proto__":{"role":"owner"},"constructor":{"prototype":{"role":"owner"}}}'),
    ]) {
      const answer = await editor.fetch(`/api/admins/${id}`, { method: 'PATCH', body: JSON.stringify(data) })
      expect(answer.status).toBeLessThan(500)
    }
    expect(await row()).toEqual([before])
    expect(await sessions()).toEqual(sessionsBefore)
  })

  it('lets nobody who is not staff write anything, whatever they claim to be', async () => {
    const ask = await everyRole()
    const [sitting] = await query<{ id: string }>('select id from sittings limit 1')
    for (const role of ['anonymous', 'visitor', 'customer'] as const)
      for (const [method, path] of [
        ['POST', '/api/entitlements'],
        ['POST', '/api/orders'],
        ['POST', '/api/promo-codes'],
        ['POST', '/api/admins'],
        ['PATCH', `/api/sittings/${sitting?.id}`],
        ['PATCH', '/api/sittings?where[id][exists]=true'],
        ['PATCH', '/api/skus?where[id][exists]=true'],
        ['POST', '/api/globals/site-settings'],
      ] as const) {
        const body = JSON.stringify({
          ...SERVER_OWNED,
          overrideAccess: true,
          user: { collection: 'admins', role: 'owner' },
        })
        const answer = await ask[role](
          `${path}${path.includes('?') ? '&' : '?'}overrideAccess=true&trash=true`,
          { method, body },
        )
        expect([role, method, path, answer.status]).toEqual([role, method, path, 403])
      }
  })
})
