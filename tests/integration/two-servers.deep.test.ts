import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LandingPage } from '@/payload-types'
import { type AdminClient, signIn } from '../support/admin'
import { query } from '../support/database'
import { freePort } from '../support/free-port'
import { hasRedis, type RedisServer, startRedis, WITHOUT_REDIS } from '../support/redis'
import { type SecondServer, startServer } from '../support/second-server'
import { site } from '../support/site'
import { eventually } from '../support/storms'
import { forgetRateLimits } from './support/rate-limits'

const PATH = '/landing_page/new/iq-1?hl=EN'
/** A message arrives within a second; the page is then made anew, by a machine that is busy with tests. */
const SOON = { seconds: 20, everyMs: 50 }
/** Rows are read every 30 s without a message. */
const AFTER_A_LOOK = { seconds: 60, everyMs: 500 }

let admin: AdminClient
let page: { id: string; title: string }

beforeAll(async () => {
  await forgetRateLimits()
  admin = await signIn()
  const { docs } = await admin.json<{ docs: LandingPage[] }>(
    '/api/landing-pages?where[slug][equals]=new&where[exam.number][equals]=1&limit=1&locale=EN',
  )
  page = { id: String(docs[0]?.id), title: String(docs[0]?.title) }
})
afterAll(() => save(page.title))

/** At the site's own server, as an editor does it. */
const save = (title: string) =>
  admin.json(`/api/landing-pages/${page.id}?locale=EN`, {
    method: 'PATCH',
    body: JSON.stringify({ title, _status: 'published' }),
  })

/** Past every server; what is told of it is up to the test. */
const write = (title: string) =>
  query(`update landing_pages_locales set title = $1 where _parent_id = $2 and _locale = 'EN'`, [
    title,
    page.id,
  ])

/**
 * Until each has the page in its cache for good: a server forgets once more two seconds after it heard of a change, and what
 * comes next must not be seen by that alone.
 */
const untilKept = async (servers: string[]) => {
  await new Promise((done) => setTimeout(done, 3_000))
  const kept = async (url: string) => (await visit(url)).headers.get('x-nextjs-cache')
  await eventually(
    () => Promise.all(servers.map(kept)),
    (answers) => answers.every((answer) => answer === 'HIT'),
    SOON,
  )
}

const newTitle = () => `Told ${crypto.randomUUID()}`
const visit = (url: string) => fetch(url + PATH, { headers: { 'accept-language': 'en' } })
const titleAt = async (url: string) => /<title>([^<]*)/.exec(await (await visit(url)).text())?.[1]?.trim()
const shows = (servers: string[], title: string, within: typeof SOON) =>
  eventually(
    () => Promise.all(servers.map(titleAt)),
    (titles) => titles.every((shown) => shown === title),
    within,
  )

describe('a server beside another', () => {
  let second: SecondServer
  beforeAll(async () => {
    second = await startServer()
  })
  afterAll(() => second.stop())

  it('shows what was changed at the other', async () => {
    expect(await titleAt(second.url)).toBe(page.title)
    const title = newTitle()
    await save(title)
    await shows([site().url, second.url], title, SOON)
  })

  it('shows it although the message was lost', async () => {
    await untilKept([site().url, second.url])
    const title = newTitle()
    await write(title)
    await query("insert into invalidations (tag) values ('landing-pages')")
    await shows([site().url, second.url], title, AFTER_A_LOOK)
  })

  it('shows what was changed while it could not listen', async () => {
    await untilKept([site().url, second.url])
    const title = newTitle()
    await write(title)
    await query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'plumbline-caches' and datname = current_database()",
    )
    await query("insert into invalidations (tag) values ('landing-pages')")
    await shows([site().url, second.url], title, SOON)
  })
})

describe.skipIf(!hasRedis)(`servers that share a Redis${WITHOUT_REDIS}`, () => {
  let redis: RedisServer
  let servers: SecondServer[]
  beforeAll(async () => {
    redis = await startRedis(await freePort())
    const env = { REDIS_URL: redis.url }
    servers = [await startServer(env), await startServer(env)]
  })
  afterAll(async () => {
    for (const server of servers) await server.stop()
    await redis.stop()
  })
  const urls = () => servers.map(({ url }) => url)

  it('show what the other one made', async () => {
    await shows(urls().slice(0, 1), (await titleAt(site().url)) ?? '', SOON)
    await eventually(
      () => redis.client.keys('*/landing/new'),
      ({ length }) => length === 1,
      SOON,
    )
    const made = await visit(urls()[1] ?? '')
    expect(made.headers.get('x-nextjs-cache')).toBe('HIT')
  })

  it('show nothing of before a change, even when the store brings it back', async () => {
    const [key = ''] = await redis.client.keys('*/landing/new')
    const old = await redis.client.getBuffer(key)
    const title = newTitle()
    await save(title)
    await shows(urls(), title, SOON)
    await redis.client.set(key, old ?? '', 'PX', 80_000_000)
    expect(await Promise.all(urls().map(titleAt))).toEqual([title, title])
  })

  it('go on when it is killed, and when it is back', async () => {
    await redis.kill()
    const title = newTitle()
    await save(title)
    await shows(urls(), title, SOON)
    await redis.start()
    const later = newTitle()
    await save(later)
    await shows(urls(), later, SOON)
    await eventually(
      async () => {
        await Promise.all(urls().map(titleAt))
        return redis.client.keys('*')
      },
      ({ length }) => length > 0,
      SOON,
    )
  })
})
