import { spawnSync } from 'node:child_process'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AdminClient, signIn } from '../support/admin'
import { query } from '../support/database'
import { waitForMail } from '../support/mailbox'
import { site } from '../support/site'
import { newVisitor } from '../support/visitor'
import { buyReport } from '../support/way'
import { forgetRateLimits } from './support/rate-limits'
import { newStaff } from './support/roles'
import { patch, post, resetToken } from './support/sign-in'

let owner: AdminClient
let marketer: Awaited<ReturnType<typeof newStaff>>
let support: Awaited<ReturnType<typeof newStaff>>
let editor: Awaited<ReturnType<typeof newStaff>>

beforeAll(async () => {
  await forgetRateLimits()
  owner = await signIn()
  marketer = await newStaff(['marketer'])
  support = await newStaff(['support'])
  editor = await newStaff(['editor'])
  await buyReport(newVisitor(), { email: `roles-${crypto.randomUUID()}@example.com` })
})
beforeEach(forgetRateLimits)

const rolesOf = async (id: string): Promise<string[]> =>
  (
    await query<{ value: string }>('select value from admins_roles where parent_id = $1 order by "order"', [
      id,
    ])
  ).map(({ value }) => value)

describe('by another door', () => {
  it.each([
    '/api/reviews?where[order.email][like]=roles-',
    '/api/reviews?where[order.number][exists]=true',
    '/api/reviews?sort=order.email',
  ])('a marketer learns nothing of orders: %s', async (path) => {
    expect((await marketer.fetch(path)).status).toBe(400)
  })

  it('a relation shows a marketer the id of an order, and nothing of it', async () => {
    const text = await (await marketer.fetch('/api/reviews?depth=3&limit=50')).text()
    expect(text).not.toContain('"total"')
    expect(text).not.toMatch(/"email":"roles-/)
  })

  const first = async (collection: string) =>
    (await owner.json<{ docs: { id: string }[] }>(`/api/${collection}?limit=1&depth=0`)).docs[0]?.id ?? ''
  const send = (who: AdminClient, path: string, body: object) =>
    who.fetch(`/api${path}`, { method: 'POST', body: JSON.stringify(body) })

  it('texts are translated by who may write them', async () => {
    const body = {
      collection: 'protocols',
      id: await first('protocols'),
      locale: 'DE',
      dry: true,
      changes: [],
    }
    expect((await send(marketer, '/admin/texts/save', body)).status).toBe(403)
    expect((await send(editor, '/admin/texts/save', body)).status).toBe(200)
  })

  it('nothing is put in the place of another where it could not be written by hand', async () => {
    const id = await first('landing-themes')
    const body = { kind: 'landing-themes', id, by: id, remove: false }
    expect((await send(editor, '/admin/replace', body)).status).toBe(403)
  })

  it.each([
    ['marketer', '/api/admin/ledger.csv?from=2026-01-01&to=2026-01-02'],
    ['marketer', '/api/admin/plans.csv?list=started&from=2026-01-01&to=2026-01-02'],
    ['marketer', '/api/admin/secrets/queue'],
    ['editor', '/api/admin/secrets/queue'],
    ['editor', '/api/statistics?days=7'],
    ['support', '/api/statistics?days=7'],
    ['support', '/api/globals/site-settings'],
  ])('a %s does not open %s', async (role, path) => {
    const who = { marketer, editor, support }[role as 'editor']
    expect((await who.fetch(path)).status).toBe(403)
  })
})

describe('roles', () => {
  it('are changed by another owner, never by oneself', async () => {
    const { user } = await owner.json<{ user: { id: string } }>('/api/admins/me')
    for (const roles of [['editor'], ['owner', 'editor'], []]) {
      const answer = await owner.fetch(`/api/admins/${user.id}`, patch({ roles }))
      expect(answer.status).toBe(400)
    }
    expect(await rolesOf(user.id)).toEqual(['owner'])
    expect((await owner.fetch(`/api/admins/${user.id}`, { method: 'DELETE' })).status).toBe(400)
    for (const roles of [['owner'], ['editor', 'owner'], [], 'owner', null]) {
      for (const at of [`/${editor.id}`, `?where[id][equals]=${editor.id}`]) {
        const answer = await editor.fetch(`/api/admins${at}`, patch({ roles, name: 'Promoted' }))
        expect(answer.status).toBe(400)
        expect(await answer.text()).toMatch(
          /Nobody changes their own roles.*"path":"roles"|"path":"roles".*Nobody/,
        )
      }
    }
    // As the form of the account sends it.
    const same = patch({ roles: ['editor'], name: 'An editor' })
    expect((await editor.fetch(`/api/admins/${editor.id}`, same)).status).toBe(200)
    expect(await rolesOf(editor.id)).toEqual(['editor'])
    expect((await editor.fetch(`/api/admins/${marketer.id}`, patch({ roles: ['owner'] }))).status).toBe(403)
  })

  it('are not taken from the last owner by naming another one twice', async () => {
    const both = await newStaff(['owner', 'editor'])
    const answer = await both.fetch(`/api/admins/${both.id}`, patch({ roles: ['editor', 'editor'] }))
    expect(answer.status).toBe(400)
    expect(await rolesOf(both.id)).toEqual(['owner', 'editor'])
    await query('delete from admins where id = $1', [both.id])
  })

  it('that change end the sessions of who had others', async () => {
    const colleague = await newStaff(['editor'])
    expect((await owner.fetch(`/api/admins/${colleague.id}`, patch({ roles: ['support'] }))).status).toBe(200)
    expect((await colleague.fetch('/api/articles?limit=1')).status).toBe(403)
    const again = await signIn({ email: colleague.email, password: colleague.password })
    expect((await again.fetch('/api/orders?limit=1')).status).toBe(200)
    expect((await again.fetch('/api/crisis-lines?limit=1')).status).toBe(403)
  })

  it('of whoever is removed end at once', async () => {
    const colleague = await newStaff(['editor'])
    expect((await owner.fetch(`/api/admins/${colleague.id}`, { method: 'DELETE' })).status).toBe(200)
    expect((await colleague.fetch('/api/articles?limit=1')).status).toBe(403)
  })

  it('two owners who take the role from each other at once leave one', async () => {
    const other = await newStaff(['owner'])
    const { user } = await owner.json<{ user: { id: string } }>('/api/admins/me')
    try {
      const answers = await Promise.all([
        owner.fetch(`/api/admins/${other.id}`, patch({ roles: ['editor'] })),
        other.fetch(`/api/admins/${user.id}`, patch({ roles: ['editor'] })),
      ])
      const statuses = answers.map(({ status }) => status)
      expect(statuses.filter((status) => status === 200)).toHaveLength(1)
      const left = [await rolesOf(other.id), await rolesOf(user.id)].flat()
      expect(left.filter((role) => role === 'owner')).toHaveLength(1)
    } finally {
      await query('delete from admins_roles where parent_id = $1', [user.id])
      await query(`insert into admins_roles ("order", parent_id, value) values (1, $1, 'owner')`, [user.id])
      await query('delete from admins where id = $1', [other.id])
      owner = await signIn()
    }
  })
})

describe('an invitation', () => {
  const invite = (body: object, who: AdminClient = owner) =>
    who.fetch('/api/admin/colleagues/invite', {
      method: 'POST',
      body: JSON.stringify({ name: 'New', roles: ['support'], locale: 'DE', ...body }),
    })

  it('is for owners to send, once for an address', async () => {
    const email = `invited-${crypto.randomUUID()}@example.com`
    expect((await invite({ email }, editor)).status).toBe(403)
    expect((await invite({ email: 'no address' })).status).toBe(400)
    expect((await invite({ email, roles: ['king'] })).status).toBe(400)
    expect((await invite({ email })).status).toBe(200)
    const twice = (await (await invite({ email: email.toUpperCase() })).json()) as { message: string }
    expect(twice.message).toBe('colleagueKnown')
    const [row] = await query<{ invited: boolean }>(
      'select invited_at is not null as invited from admins where email = $1',
      [email],
    )
    expect(row?.invited).toBe(true)
  })

  it('lets a password be set by the mailed link, and by no weak one', async () => {
    const email = `invited-${crypto.randomUUID()}@example.com`
    await invite({ email })
    const token = /\/admin\/reset\/(\w+)/.exec((await waitForMail(email)).html ?? '')?.[1]
    const reset = (password: string) =>
      fetch(`${site().url}/api/admins/reset-password`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: site().url },
        body: JSON.stringify({ token, password }),
      })
    expect((await reset('short pass')).status).toBe(400)
    expect((await reset('passwordpassword')).status).toBe(400)
    expect((await reset('a good long password')).status).toBe(200)
    expect((await reset('another good password')).status).toBe(403)
    const colleague = await signIn({ email, password: 'a good long password' })
    expect((await colleague.fetch('/api/orders?limit=1')).status).toBe(200)
    const [row] = await query('select invited_at from admins where email = $1', [email])
    expect(row).toEqual({ invited_at: null })
  })
})

describe('on the machine', () => {
  const run = (...args: string[]) => {
    const env = { ...process.env, NODE_ENV: 'development' as const, DATABASE_URL: site().databaseUrl }
    return spawnSync(process.execPath, ['src/admin-command.ts', ...args], { env, encoding: 'utf8' })
  }

  it('somebody is made an owner, once, and signs in again as one', async () => {
    const colleague = await newStaff(['editor', 'support'])
    expect(run('owner', 'nobody@example.com').status).toBe(1)
    expect(run('owner', colleague.email).status).toBe(0)
    expect(run('owner', colleague.email).status).toBe(0)
    expect(await rolesOf(colleague.id)).toEqual(['editor', 'support', 'owner'])
    expect((await colleague.fetch('/api/articles?limit=1')).status).toBe(403)
    const again = await signIn({ email: colleague.email, password: colleague.password })
    expect((await again.fetch('/api/audit-entries?limit=1')).status).toBe(200)
    const entries = await query(
      `select by_email, changes from audit_entries where subject_id = $1 and action = 'changed'`,
      [colleague.id],
    )
    expect(entries).toEqual([{ by_email: null, changes: [{ path: 'roles', before: null, after: 'owner' }] }])
    await query('delete from admins where id = $1', [colleague.id])
  })
})

describe('an invitation that waits', () => {
  const invited = async (): Promise<{ id: string; email: string; token: string }> => {
    const email = `waits-${crypto.randomUUID()}@example.com`
    const { data } = await owner.json<{ data: { id: string } }>('/api/admin/colleagues/invite', {
      method: 'POST',
      body: JSON.stringify({ name: 'New', roles: ['support'], locale: 'EN', email }),
    })
    return { id: data.id, email, token: await resetToken(email) }
  }
  const tokenOf = async (id: string) =>
    (
      await query<{ token: string | null }>(
        'select reset_password_token as token from admins where id = $1',
        [id],
      )
    )[0]?.token

  it('is accepted by its own letter alone, not by that of a forgotten password', async () => {
    const { id, email, token } = await invited()
    const known = await newStaff(['editor'])
    expect((await post('/api/admins/forgot-password', { body: { email } })).status).toBe(200)
    expect((await post('/api/admins/forgot-password', { body: { email: known.email } })).status).toBe(200)
    // Asked for later, and there: the one before was answered too.
    expect(await resetToken(known.email)).not.toBe('')
    expect(await tokenOf(id)).toBe(token)
  })

  it('is not accepted from an address that was a wrong one', async () => {
    const { id, token } = await invited()
    const email = `right-${crypto.randomUUID()}@example.com`
    expect((await owner.fetch(`/api/admins/${id}`, patch({ email }))).status).toBe(200)
    expect(await tokenOf(id)).toBeNull()
    const body = { token, password: 'a good long password' }
    expect((await post('/api/admins/reset-password', { body })).status).toBe(403)
  })

  it('is over when an owner gives a password', async () => {
    const { id } = await invited()
    expect((await owner.fetch(`/api/admins/${id}`, patch({ password: 'a fresh long one' }))).status).toBe(200)
    expect(await query('select invited_at from admins where id = $1', [id])).toEqual([{ invited_at: null }])
  })
})

describe('an address of one’s own', () => {
  it('is changed by another owner, and not by oneself', async () => {
    const colleague = await newStaff(['editor'])
    const at = `/api/admins/${colleague.id}`
    const email = `moved-${crypto.randomUUID()}@example.com`
    expect((await colleague.fetch(at, patch({ email }))).status).toBe(400)
    // As the form of the account sends it.
    const same = { email: colleague.email, name: 'Another name' }
    expect((await colleague.fetch(at, patch(same))).status).toBe(200)
    expect((await owner.fetch(at, patch({ email }))).status).toBe(200)
    expect(await query('select email, name from admins where id = $1', [colleague.id])).toEqual([
      { email, name: 'Another name' },
    ])
  })
})

describe('a password of one’s own', () => {
  const change = (who: AdminClient, old: string, password: string) =>
    who.fetch('/api/admin/password', { method: 'POST', body: JSON.stringify({ old, password }) })
  const messageOf = async (answer: Response) => ((await answer.json()) as { message?: string }).message

  it('is changed with the old one only, and not to a weak one', async () => {
    const colleague = await newStaff(['editor'])
    const { password } = colleague
    const direct = await colleague.fetch(
      `/api/admins/${colleague.id}`,
      patch({ password: 'a fresh long one' }),
    )
    expect(direct.status).toBe(400)
    expect(await messageOf(await change(colleague, 'not the old one', 'a fresh long one'))).toBe(
      'passwordWrong',
    )
    expect(await messageOf(await change(colleague, password, 'eleven char'))).toBe('passwordTooShort')
    expect(await messageOf(await change(colleague, password, 'aaaaaaaaaaaaaa'))).toBe('passwordCommon')
    const elsewhere = await signIn({ email: colleague.email, password })
    expect((await change(colleague, password, 'a fresh long one')).status).toBe(200)
    expect((await colleague.fetch('/api/articles?limit=1')).status).toBe(200)
    expect((await elsewhere.fetch('/api/articles?limit=1')).status).toBe(403)
    await expect(signIn({ email: colleague.email, password })).rejects.toThrow('401')
  })
})
