import type { CollectionSlug, Payload, Where } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { query } from '../support/database'
import { buyPlan } from '../support/plan'
import { site } from '../support/site'
import { newVisitor } from '../support/visitor'
import { buyReport, finishSitting } from '../support/way'
import { COLLECTIONS, GLOBALS, HIDDEN, MAY, type Who, WITHOUT_REST } from './authorization.table'
import { deviations, type Observed, observe, openRules, questionsOf } from './support/authorization'
import { localPayload } from './support/local-payload'
import { forgetRateLimits } from './support/rate-limits'
import { type Ask, everyRole, newEditor, ROLES, type Role } from './support/roles'

const UNKNOWN = '00000000-0000-4000-8000-000000000000'

let ask: Record<Role, Ask>
let payload: Payload
let slugs: string[]

beforeAll(async () => {
  await forgetRateLimits()
  payload = await localPayload()
  slugs = payload.config.collections.map(({ slug }) => slug)
  ask = await everyRole()
  await buyReport(newVisitor(), { email: `matrix-${crypto.randomUUID()}@example.com` })
  const { subscription } = await buyPlan()
  await query(
    `insert into subscription_openings (subscription_id, sitting_id, period_start, opened_at)
     select $1, id, now(), now() from sittings where not health limit 1`,
    [subscription.id],
  )
  await fillEmptyCollections()
})

const OF_NOBODY: readonly string[] = ['email-codes', 'daily-answers', 'game-scores']

/** Each collection has a row to be refused. */
const fillEmptyCollections = async (): Promise<void> => {
  const first = async (collection: CollectionSlug) =>
    (await payload.db.find<{ id: string }>({ collection, limit: 1, where: {} })).docs[0]?.id
  const [exam, order] = [await first('exams'), await first('orders')]
  const kept: Partial<Record<CollectionSlug, Record<string, unknown>>> = {
    reviews: { exam, order, name: 'A buyer', time: new Date().toISOString(), stars: 5, content: 'Good' },
    presenters: { exam, name: 'Somebody', title: 'Somebody' },
  }
  for (const [slug, data] of Object.entries(kept) as [CollectionSlug, Record<string, unknown>][])
    if (!(await first(slug)))
      await payload.create({ collection: slug, data: data as never, context: { skipInvalidation: true } })
  // Past hooks and rules: only the row matters.
  const rows: Partial<Record<CollectionSlug, Record<string, unknown>>> = {
    'promo-codes': { code: 'MATRIX', percent: 10, active: false },
    anomalies: { kind: 'matrix', ref: crypto.randomUUID() },
    'audit-entries': {
      at: new Date().toISOString(),
      kind: 'money',
      action: 'changed',
      subjectCollection: 'matrix',
      subjectId: 'matrix',
    },
    'gateway-states': { gateway: 'matrix' },
    refunds: {
      order,
      provider: 'matrix',
      intentId: 'matrix',
      amount: 1,
      currency: 'USD',
      reason: 'requested',
      status: 'refused',
      key: 'matrix',
    },
    'taker-facts': { sitting: await first('sittings') },
    'help-votes': { entry: 'matrix', day: '2026-01-01', helped: 1, notHelped: 0 },
    'course-progress': { customer: await first('customers'), course: await first('courses'), chapter: 1 },
    'daily-answers': {
      visitorHash: `day-of-nobody-${crypto.randomUUID()}`,
      question: await first('daily-questions'),
      day: '2026-01-01',
      answer: ['none'],
      right: false,
      locale: 'EN',
    },
    secrets: {
      text: 'v1.text-of-nobody',
      locale: 'EN',
      state: 'refused',
      ownerHash: 'owner-of-nobody',
      visitorHash: 'browser-of-nobody',
      tokenHash: 'token-of-nobody',
      week: '2026-01-05',
      place: 7,
      expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
    },
    'secret-reports': { reason: 'other', state: 'done' },
    'game-scores': {
      visitorHash: `player-of-nobody-${crypto.randomUUID()}`,
      game: '2048',
      seed: crypto.randomUUID(),
      score: 4,
      moves: 1,
    },
    'report-files': { report: await first('reports'), contentKey: 'matrix', locale: 'EN', state: 'failed' },
    certificates: {
      number: 'matrix',
      report: await first('reports'),
      locale: 'EN',
      kid: 'matrix',
      jws: 'matrix',
      showsName: false,
      hidden: true,
      state: 'revoked',
      issuedAt: new Date().toISOString(),
    },
    'contact-messages': { email: 'a@example.com', topic: 'Topic', message: 'Message' },
    'course-files': { filename: 'matrix.pdf', mimeType: 'application/pdf', filesize: 1 },
    media: { alt: 'Nothing', filename: 'matrix.png', mimeType: 'image/png', filesize: 1 },
    'payload-locked-documents': { user: { relationTo: 'admins', value: await first('admins') } },
    'payload-kv': { key: 'matrix', data: {} },
    'payload-jobs': { taskSlug: 'schedulePublish', input: {} },
    'customer-secrets': { customer: await first('customers'), kind: 'password', hash: 'hash-of-nobody' },
    'email-codes': {
      email: `${crypto.randomUUID()}@example.com`,
      purpose: 'login',
      visitorHash: 'visitor-of-nobody',
      hash: 'code-of-nobody',
      pending: { name: 'pending-of-nobody' },
      tries: 0,
      expiresAt: new Date().toISOString(),
    },
    'report-links': {
      purpose: 'report',
      tokenHash: crypto.randomUUID(),
      sittings: [],
      expiresAt: new Date().toISOString(),
    },
  }
  // Set up half, so that nothing is asked of them.
  await query(
    `update admins set totp_secret = 'v1.secret-of-nobody', recovery_codes = '["code-of-nobody"]'
     where id = (select id from admins where email like 'editor-%' order by created_at desc limit 1)`,
  )
  // One with all that may be hidden in it: others may be there without.
  for (const [slug, data] of Object.entries(rows) as [CollectionSlug, Record<string, unknown>][])
    if (OF_NOBODY.includes(slug) || !(await first(slug))) await payload.db.create({ collection: slug, data })
}

/** Of what hides rows about health, one that it shows. */
const SHOWN: Record<string, Where> = {
  'subscription-openings': { 'sitting.health': { equals: false } },
  'report-files': { 'report.sitting.health': { equals: false } },
  certificates: { 'report.sitting.health': { equals: false } },
}

const rowOf = async (slug: string): Promise<{ id: string; version: string }> => {
  const collection = slug as CollectionSlug
  const { docs } =
    slug === 'admins'
      ? ((await (await ask.editor('/api/admins')).json()) as { docs: { id: string }[] })
      : await payload.db.find<{ id: string }>({ collection, limit: 1, where: SHOWN[slug] ?? {} })
  const versions =
    COLLECTIONS[slug]?.versions === 'none'
      ? []
      : (await payload.db.findVersions({ collection, limit: 1, where: {} })).docs
  return { id: String(docs[0]?.id ?? UNKNOWN), version: String(versions[0]?.id ?? UNKNOWN) }
}

const countOf = async (slug: string) =>
  (await payload.db.count({ collection: slug as CollectionSlug })).totalDocs

describe('the authorization matrix', () => {
  it('has one row for each collection of the running product, and no other', () => {
    expect(deviations({ observed: [], slugs })).toEqual([])
    expect(Object.keys(GLOBALS).sort()).toEqual(payload.config.globals.map(({ slug }) => slug).sort())
  })

  it.each(Object.keys(COLLECTIONS))('holds for %s', async (slug) => {
    const before = await countOf(slug)
    const observed = await observe({ ask, slug, row: await rowOf(slug) })
    expect(observed.length).toBe(questionsOf(slug).length)
    expect(deviations({ observed, slugs })).toEqual([])
    if (slug !== 'payload-preferences') expect(await countOf(slug)).toBe(before)
  })

  it('holds for the configuration itself', async () => {
    const { collections } = payload.config
    const ours = collections.filter(({ slug }) => !slug.startsWith('payload-'))
    expect(await openRules({ collections: ours })).toEqual([])
  })

  it('lets only an owner unlock a colleague', async () => {
    const body = JSON.stringify({ email: site().admin.email })
    const answers = await Promise.all(
      ROLES.map(async (role) => [
        role,
        (await ask[role]('/api/admins/unlock', { method: 'POST', body })).status,
      ]),
    )
    expect(Object.fromEntries(answers)).toEqual({
      anonymous: 403,
      visitor: 403,
      customer: 403,
      editor: 403,
      marketer: 403,
      support: 403,
      owner: 200,
    })
  })

  describe('finds what is planted', () => {
    const observed = (change: Partial<Observed>): Observed[] => [
      { slug: 'sittings', operation: 'list', role: 'anonymous', status: 403, ...change },
    ]

    it('nothing where nothing is wrong', () => {
      expect(deviations({ observed: observed({}), slugs })).toEqual([])
    })

    it('a collection without a row', () => {
      expect(deviations({ observed: [], slugs: [...slugs, 'diaries'] })).toEqual([
        'diaries has no row in the table',
      ])
    })

    it('a row without a collection', () => {
      expect(deviations({ observed: [], slugs: slugs.filter((slug) => slug !== 'orders') })).toEqual([
        'orders has a row, but there is no such collection',
      ])
    })

    it.each([
      [{ status: 200 }, 'sittings: list by anonymous answers 200, not 403'],
      [{ role: 'support', status: 403 }, 'sittings: list by support answers 403, not 200'],
      [{ role: 'owner', operation: 'delete', status: 200 }, 'sittings: delete by owner answers 200, not 403'],
      [{ status: 500 }, 'sittings: list by anonymous answers 500, not 403'],
    ] as [Partial<Observed>, string][])('an answer of %j', (change, sentence) => {
      expect(deviations({ observed: observed(change), slugs })).toEqual([sentence])
    })

    it('a rule that is open, one that is forgotten, and a collection nobody listed', async () => {
      const rules = payload.config.collections.find(({ slug }) => slug === 'sittings')?.access
      const found = await openRules({
        collections: [
          { slug: 'sittings', access: { ...rules, read: () => true } },
          { slug: 'orders', access: { ...rules, update: undefined } },
          { slug: 'diaries', access: { ...rules } },
        ],
      })
      expect(found).toEqual([
        'sittings: read is open to anonymous',
        'sittings: read is open to visitor',
        'sittings: read is open to customer',
        'sittings: read is open to editor',
        'sittings: read is open to marketer',
        'orders: update is open to customer',
        'orders: update is open to editor',
        'orders: update is open to marketer',
        'orders: update is open to support',
        'orders: update is open to owner',
        'diaries: read is open to support',
        'diaries: read is open to owner',
      ])
    })
  })
})

describe('the globals', () => {
  it.each(Object.entries(GLOBALS))('%s are read and written by whom the table names', async (slug, rules) => {
    for (const role of ROLES) {
      const read = await ask[role](`/api/globals/${slug}`)
      expect([role, read.status]).toEqual([role, MAY[rules.read].includes(role) ? 200 : 403])
      const update = await ask[role](`/api/globals/${slug}`, { method: 'POST', body: '{}' })
      expect([role, update.status]).toEqual([role, MAY[rules.update].includes(role) ? 200 : 403])
    }
  })
})

describe('colleagues', () => {
  it('an editor sees no other admin, and changes neither one nor the own role', async () => {
    const editor = await newEditor()
    const { docs } = await editor.json<{ docs: { id: string; email: string }[] }>('/api/admins')
    expect(docs.map(({ email }) => email)).toEqual([editor.email])
    const [owner] = await query<{ id: string }>('select id from admins where email = $1', [
      site().admin.email,
    ])
    const patch = (id: string | undefined, data: object) =>
      editor.fetch(`/api/admins/${id}`, { method: 'PATCH', body: JSON.stringify(data) })
    expect((await editor.fetch(`/api/admins/${owner?.id}`)).status).toBe(404)
    expect((await patch(owner?.id, { name: 'Mine' })).status).toBe(403)
    expect((await patch(docs[0]?.id, { roles: ['owner'], name: 'An owner' })).status).toBe(400)
    expect((await patch(docs[0]?.id, { name: 'Still an editor' })).status).toBe(200)
    const rows = await query(
      'select name, value from admins join admins_roles r on r.parent_id = admins.id where email = $1',
      [editor.email],
    )
    expect(rows).toEqual([{ name: 'Still an editor', value: 'editor' }])
  })

  it('a request from another site carries no rights', async () => {
    const answer = await ask.owner('/api/orders?limit=1', { headers: { origin: 'https://evil.example' } })
    expect(answer.status).toBe(403)
  })
})

describe('a customer has no door of Payload', () => {
  it.each([
    ['POST', '/login'],
    ['POST', '/logout'],
    ['POST', '/forgot-password'],
    ['POST', '/reset-password'],
    ['POST', '/unlock'],
    ['POST', '/verify/token'],
    ['POST', '/refresh-token'],
    ['POST', '/first-register'],
    ['POST', `/${UNKNOWN}/api-key/reveal`],
    ['POST', ''],
    ['OPTIONS', '/me'],
    ['GET', '/me'],
    ['GET', '/init'],
    ['GET', '?limit=1'],
    ['GET', `/${UNKNOWN}`],
  ])('%s /api/customers%s is no path, for everybody', async (method, path) => {
    expect(WITHOUT_REST).toContain('customers')
    const body =
      method === 'POST' ? JSON.stringify({ email: 'customer@example.com', password: 'x' }) : undefined
    for (const role of ROLES) {
      const answer = await ask[role](`/api/customers${path}`, { method, body })
      expect([role, answer.status]).toEqual([role, 404])
      expect(answer.headers.getSetCookie()).toEqual([])
      expect(await answer.json()).toEqual({ result: 404, message: 'unknownPath' })
    }
  })
})

/** Of a secret, and of much else that staff may read: what is stored there is looked for instead. */
const COMMON = ['text']

/** Hidden names anywhere in a JSON text, as a key. */
const hiddenKeysIn = (text: string): string[] => {
  const names = [...new Set([...HIDDEN.map(({ field }) => field), 'resetPasswordToken', 'password'])].filter(
    (name) => !COMMON.includes(name),
  )
  return names.filter((field) => text.includes(`"${field}":`))
}

describe('hidden fields', () => {
  /** Asked by somebody who sees it and is no owner, where there is such a role. */
  const READER: Partial<Record<Who, Role>> = { owner: 'owner', support: 'support', marketer: 'marketer' }
  const staffFor = (collection: string) => ask[READER[COLLECTIONS[collection]?.read ?? 'owner'] ?? 'editor']

  it('are found by the detector where they are', () => {
    expect(hiddenKeysIn('{"docs":[{"visitorHash":"x"}]}')).toEqual(['visitorHash'])
    expect(hiddenKeysIn('{"user":{"salt":"x","hash":"y"}}')).toEqual(['hash', 'salt'])
  })

  it.each(HIDDEN)('$collection $field is in no answer', async ({ collection, field, column }) => {
    const table = collection.replaceAll('-', '_')
    const [stored] = await query<{ id: string; value: string }>(
      `select id, ${column} as value from ${table} where ${column} is not null limit 1`,
    )
    expect(stored?.value, 'there is a value that could leak').toBeTruthy()
    const staff = staffFor(collection)
    const id = collection === 'admins' ? (await (await staff('/api/admins')).json()).docs[0].id : stored?.id
    for (const path of [
      `/api/${collection}?limit=100&depth=10`,
      `/api/${collection}/${id}?depth=10`,
      `/api/${collection}?limit=100&select[${field}]=true`,
      `/api/${collection}/${id}?select[${field}]=true&showHiddenFields=true`,
      `/api/${collection}?limit=100&populate[${collection}][${field}]=true&depth=10`,
      '/api/orders?limit=100&depth=10&populate[sittings][visitorHash]=true',
      '/api/payment-attempts?limit=100&depth=10',
      '/api/entitlements?limit=100&depth=10',
      '/api/admins/me?depth=10',
    ]) {
      const text = await (await staff(path)).text()
      expect(hiddenKeysIn(text), path).toEqual([])
      if (stored) expect(text.includes(stored.value), path).toBe(false)
    }
  })

  it('an admin sees the sessions of nobody else', async () => {
    const { docs } = (await (await ask.owner('/api/admins?limit=100&depth=10')).json()) as {
      docs: { email: string; sessions?: unknown[] }[]
    }
    expect(docs.length).toBeGreaterThan(1)
    const seen = docs.filter(({ sessions }) => sessions?.length).map(({ email }) => email)
    expect(seen).toEqual([site().admin.email])
  })

  it.each(HIDDEN)('$collection $field cannot be asked for', async ({ collection, field, column }) => {
    const [stored] = await query<{ value: string }>(
      `select ${column} as value from ${collection.replaceAll('-', '_')} where ${column} is not null limit 1`,
    )
    const staff = staffFor(collection)
    const ids = async (search: string) => {
      const answer = await staff(`/api/${collection}?limit=500&${search}`)
      if (answer.status >= 400) return answer.status < 500 ? 'refused' : `status ${answer.status}`
      return ((await answer.json()) as { docs: { id: string }[] }).docs.map(({ id }) => id).join()
    }
    for (const [right, wrong] of [
      [`where[${field}][equals]=${encodeURIComponent(stored?.value ?? '')}`, `where[${field}][equals]=no`],
      [`where[${field}][like]=${stored?.value.slice(0, 3)}`, `where[${field}][like]=%25no`],
      [`where[${field}][exists]=true`, `where[${field}][exists]=false`],
      [`where[or][0][${field}][exists]=true`, `where[or][0][${field}][exists]=false`],
      [`where[${field}][in]=${encodeURIComponent(stored?.value ?? '')}`, `where[${field}][in]=no`],
      [`sort=${field}`, `sort=-${field}`],
    ] as const)
      expect(await ids(right), right).toBe(await ids(wrong))
  })

  it('cannot be asked for through a relation', async () => {
    const visitor = newVisitor()
    await finishSitting(visitor)
    const [row] = await query<{ hash: string }>('select visitor_hash as hash from sittings limit 1')
    for (const path of [
      `/api/orders?where[sitting.visitorHash][equals]=${row?.hash}`,
      `/api/answers?where[sitting.visitorHash][like]=${row?.hash.slice(0, 4)}`,
      '/api/entitlements?where[order.sitting.visitorHash][exists]=true',
      '/api/answers?sort=sitting.visitorHash',
    ])
      expect([path, (await ask.support(path)).status]).toEqual([path, 400])
  })
})
