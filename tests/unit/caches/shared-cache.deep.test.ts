import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CacheHandler, CacheHandlerContext } from 'next/dist/server/lib/incremental-cache'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { processGlobals } from '@/front/process-globals'
import { freePort } from '../../support/free-port'
import { hasRedis, type RedisServer, startRedis, WITHOUT_REDIS } from '../../support/redis'

type Value = Parameters<CacheHandler['set']>[1]

const NOW = new Map([['exams', 'a']])
const LATER = new Map([['exams', 'b']])
const KIND = { kind: 'APP_PAGE', isFallback: false } as Parameters<CacheHandler['get']>[1]
const MADE = { cacheControl: { revalidate: 300, expire: undefined } } as Parameters<CacheHandler['set']>[2]
const page = (html: string, { tags = '_N_T_/layout,exams', status = 200 } = {}) =>
  ({
    kind: 'APP_PAGE',
    html,
    rscData: Buffer.from([0, 255]),
    segmentData: new Map([['/_tree', Buffer.from('tree')]]),
    headers: { 'x-next-cache-tags': tags },
    status,
  }) as unknown as Value

describe.skipIf(!hasRedis)(`a cache that servers share${WITHOUT_REDIS}`, () => {
  let redis: RedisServer
  /** A handler as Next makes one for a request, of a server that keeps nothing yet. */
  let handler: (build?: string) => Promise<CacheHandler>

  /** Asked for, made and kept, as Next does it. */
  const make = async (by: CacheHandler, key: string, made: Value) => {
    await by.get(key, KIND)
    await by.set(key, made, MADE)
  }

  beforeAll(async () => {
    redis = await startRedis(await freePort())
    vi.stubEnv('REDIS_URL', redis.url)
    const dist = mkdtempSync(join(tmpdir(), 'plumbline-dist-'))
    handler = async (build = 'one') => {
      vi.resetModules()
      mkdirSync(join(dist, build, 'server'), { recursive: true })
      writeFileSync(join(dist, build, 'BUILD_ID'), build)
      const { default: SharedCache } = await import('@/cache-handler')
      const made = new SharedCache({
        serverDistDir: join(dist, build, 'server'),
        maxMemoryCacheSize: 0,
        fs: { existsSync: () => false, readFile: () => Promise.reject(new Error('no file')) },
        revalidatedTags: [],
      } as unknown as CacheHandlerContext)
      // Until it is connected it asks nobody.
      await vi.waitFor(async () => {
        await make(made, '/first', page('first'))
        expect(await redis.client.keys('*/first')).toHaveLength(1)
      })
      await redis.client.del(await redis.client.keys('*/first'))
      return made
    }
  })
  afterAll(() => redis.stop())
  beforeEach(async () => {
    await redis.client.flushall()
    processGlobals().marks = NOW
  })

  it('shows what another server made, with the pieces of a page', async () => {
    await make(await handler(), '/page', page('one'))
    const found = await (await handler()).get('/page', KIND)
    expect(found).toMatchObject({ value: page('one'), cacheControl: { revalidate: 300 } })
  })

  it.each([-120_000, 120_000])(
    'takes its age from the store when its own clock is off by %i ms',
    async (off) => {
      await make(await handler(), '/page', page('one'))
      const other = await handler()
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + off })
      const found = await other.get('/page', KIND)
      const age = Date.now() - (found?.lastModified ?? 0)
      vi.useRealTimers()
      expect([age >= 0, age < 60_000]).toEqual([true, true])
    },
  )

  it('shows nothing of before a change, and nothing that was being made meanwhile', async () => {
    const first = await handler()
    await make(first, '/before', page('before'))
    await first.get('/meanwhile', KIND)
    processGlobals().marks = LATER
    await first.set('/meanwhile', page('meanwhile'), MADE)
    const other = await handler()
    expect([await other.get('/before', KIND), await other.get('/meanwhile', KIND)]).toEqual([null, null])
    await make(other, '/before', page('after'))
    expect((await (await handler()).get('/before', KIND))?.value).toEqual(page('after'))
  })

  it.each<[what: string, made: Value]>([
    ['a page that is not there', page('none', { status: 404 })],
    ['a page without tags', page('none', { tags: '_N_T_/layout' })],
    ['a page with a tag that nobody knows', page('none', { tags: 'exams,unknown' })],
    ['nothing', null],
  ])('does not share %s', async (_, made) => {
    await make(await handler(), '/page', made)
    expect(await redis.client.keys('*')).toEqual([])
  })

  it('shares nothing while what was changed is not forgotten yet', async () => {
    const server = await handler()
    processGlobals().marks = new Map()
    await make(server, '/page', page('of an old read'))
    processGlobals().marks = LATER
    expect(await redis.client.keys('*')).toEqual([])
  })

  it('shares nothing before this server knows what was changed', async () => {
    const server = await handler()
    processGlobals().marks = null
    await make(server, '/page', page('one'))
    expect(await redis.client.keys('*')).toEqual([])
  })

  it('gives a release nothing of the one beside it', async () => {
    await make(await handler('one'), '/page', page('one'))
    expect(await (await handler('two')).get('/page', KIND)).toBeNull()
  })

  it('takes what it cannot read for nothing', async () => {
    await make(await handler(), '/page', page('one'))
    const [key = ''] = await redis.client.keys('*')
    await redis.client.set(key, 'something else', 'PX', 60_000)
    expect(await (await handler()).get('/page', KIND)).toBeNull()
  })

  it('goes on without the store, and with it when it is back', async () => {
    const first = await handler()
    await make(first, '/page', page('one'))
    await redis.kill()
    expect(await first.get('/page', KIND)).toBeNull()
    await make(first, '/page', page('two'))
    await redis.start()
    await vi.waitFor(
      async () => {
        await make(first, '/page', page('three'))
        expect((await first.get('/page', KIND))?.value).toEqual(page('three'))
      },
      { timeout: 20_000, interval: 200 },
    )
  })
})
