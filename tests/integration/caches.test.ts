import { sql } from '@payloadcms/db-postgres/drizzle'
import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { REVALIDATE_PATH } from '@/domain/caches/revalidate-path'
import type { LandingPage } from '@/payload-types'
import type { Deps } from '@/services/deps'
import { type AdminClient, signIn } from '../support/admin'
import { query } from '../support/database'
import { site } from '../support/site'
import { newVisitor } from '../support/visitor'
import { localPayload } from './support/local-payload'
import { forgetRateLimits } from './support/rate-limits'

const PAGE = '/landing_page/new/iq-1?hl=EN'

let payload: Payload
let deps: Deps
let admin: AdminClient
let page: { id: string; title: string }

beforeAll(async () => {
  await forgetRateLimits()
  payload = await localPayload()
  const { depsOf } = await import('@/services/deps')
  deps = depsOf(payload)
  admin = await signIn()
  const { docs } = await admin.json<{ docs: LandingPage[] }>(
    '/api/landing-pages?where[slug][equals]=new&where[exam.number][equals]=1&limit=1&locale=EN',
  )
  page = { id: String(docs[0]?.id), title: String(docs[0]?.title) }
})
afterAll(() => changeBeside(page.title))

const setTitle = (title: string) =>
  sql`update landing_pages_locales set title = ${title} where _parent_id = ${page.id}::uuid and _locale = 'EN'`

/** A change by a process that is not the server, told as content/invalidate.ts tells it. */
const changeBeside = async (title: string) => {
  const { announce } = await import('@/content/invalidate')
  const { inTransaction } = await import('@/services/transaction')
  await inTransaction(deps, async ({ db }) => {
    await db.execute(setTitle(title))
    await announce(db, ['landing-pages'])
  })
}

const html = async () => (await newVisitor().fetch(PAGE)).text()
const idsOf = async (tag: string) =>
  (await query<{ id: string }>('select id from invalidations where tag = $1', [tag])).map(({ id }) => id)

describe('a change that another process made', () => {
  it('is on the page that the server had cached', async () => {
    const title = `Told ${crypto.randomUUID()}`
    expect(await html()).not.toContain(title)
    await changeBeside(title)
    await vi.waitFor(async () => expect(await html()).toContain(title), { timeout: 60_000, interval: 100 })
  })

  it('is told only if it is committed', async () => {
    const before = await idsOf('landing-pages')
    const { announce } = await import('@/content/invalidate')
    const { inTransaction } = await import('@/services/transaction')
    const failed = inTransaction(deps, async ({ db }) => {
      await announce(db, ['landing-pages'])
      throw new Error('rolled back')
    })
    await expect(failed).rejects.toThrow('rolled back')
    expect(await idsOf('landing-pages')).toEqual(before)
  })
})

describe('what is told', () => {
  it('by a server that makes a change itself is told to all the others', async () => {
    const before = await idsOf('landing-pages')
    await admin.json(`/api/landing-pages/${page.id}?locale=EN`, {
      method: 'PATCH',
      body: JSON.stringify({ title: page.title, _status: 'published' }),
    })
    expect((await idsOf('landing-pages')).length).toBeGreaterThan(before.length)
  })

  it('outside Next goes with the transaction of the request', async () => {
    const { invalidate } = await import('@/content/invalidate')
    const { inTransaction } = await import('@/services/transaction')
    const before = await idsOf('skus')
    await inTransaction(deps, async ({ newReq }) => {
      await invalidate({ changed: ['skus'], req: await newReq() })
      // Another connection sees it after the commit.
      expect(await idsOf('skus')).toEqual(before)
    })
    expect(await idsOf('skus')).toHaveLength(before.length + 1)
  })

  it.each([
    ['by a worker of an older release, which tells one server', {}, 1],
    ['by a server to itself: nothing, the others know it', { here: true }, 0],
  ])('%s', async (_, told, rows) => {
    const before = await idsOf('skus')
    const answer = await fetch(`${site().url}${REVALIDATE_PATH}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${site().secrets.internal}` },
      body: JSON.stringify({ tags: ['skus'], ...told }),
    })
    expect(answer.status).toBe(200)
    expect(await idsOf('skus')).toHaveLength(before.length + rows)
  })

  it('by a job of an older release is told to all', async () => {
    const before = await idsOf('skus')
    await (await deps.jobs()).send('revalidate', { tags: ['skus'] })
    const more = async () => expect((await idsOf('skus')).length).toBeGreaterThan(before.length)
    await vi.waitFor(more, { timeout: 60_000, interval: 100 })
  })

  it('is nothing for what nobody caches, or where a seed asked for quiet', async () => {
    const { invalidate } = await import('@/content/invalidate')
    const count = async () => (await query<{ n: number }>('select count(*)::int n from invalidations'))[0]?.n
    const before = await count()
    const req = await createLocalReq({}, payload)
    await invalidate({ changed: ['orders'], req })
    await invalidate({ changed: ['skus'], req: Object.assign(req, { context: { skipInvalidation: true } }) })
    expect(await count()).toBe(before)
  })

  it('is deleted after a day, but the newest of each tag stays', async () => {
    const tag = `test-${crypto.randomUUID().slice(0, 8)}`
    await query(
      "insert into invalidations (tag, at) values ($1, now() - interval '3 days'), ($1, now() - interval '2 days')",
      [tag],
    )
    const { sweep } = await import('@/services/sweep')
    await sweep(deps)
    expect(
      await query('select extract(day from now() - at)::int as days from invalidations where tag = $1', [
        tag,
      ]),
    ).toEqual([{ days: 2 }])
    await query('delete from invalidations where tag = $1', [tag])
  })
})
