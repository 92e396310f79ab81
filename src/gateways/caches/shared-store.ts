import { Redis } from 'ioredis'
import { logger } from '../logs/log'

const log = logger('caches')

/** Whoever waits longer makes the thing anew. */
const PATIENCE_MS = 100
/** So long nobody is kept waiting by a store that did not answer. */
const REST_MS = 1_000
const RECONNECT_MS = 1_000
/** What an older release stored goes by itself. */
const KEPT_MS = 86_400_000

export type SharedStore = {
  /** Null: not there, or the store is away. `ageMs` by the store's clock: nobody else's may be right. */
  read: (key: string) => Promise<{ bytes: Buffer; ageMs: number } | null>
  /** It may fail without a word: an older value is told by its marks. */
  write: (key: string, bytes: Buffer) => Promise<void>
  stop: () => void
}

/** What the servers beside each other keep in one Redis. It never throws, and nobody waits for it long. */
export const sharedStore = (url: string): SharedStore => {
  const redis = new Redis(url, {
    connectionName: 'plumbline',
    connectTimeout: 2_000,
    retryStrategy: () => RECONNECT_MS,
    // What was asked of a store that is away is not asked again later.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
  })
  const tell = (error: unknown) => log.warn('the shared cache is away', { error })
  let told = false
  redis.on('ready', () => {
    told = false
    log.info('the shared cache answers')
  })
  redis.on('error', (error) => {
    if (!told) tell(error)
    told = true
  })
  let restsUntil = 0
  const asked = async <Result>(ask: () => Promise<Result>): Promise<Result | null> => {
    if (redis.status !== 'ready' || performance.now() < restsUntil) return null
    try {
      return await inTime(ask())
    } catch (error) {
      restsUntil = performance.now() + REST_MS
      tell(error)
      return null
    }
  }
  return {
    read: async (key) => {
      const answers = await asked(() => redis.pipeline().getBuffer(key).pttl(key).exec())
      const [[, bytes] = [], [, leftMs] = []] = answers ?? []
      if (!Buffer.isBuffer(bytes) || typeof leftMs !== 'number' || leftMs < 0) return null
      return { bytes, ageMs: KEPT_MS - leftMs }
    },
    write: async (key, bytes) => {
      await asked(() => redis.set(key, bytes, 'PX', KEPT_MS))
    },
    stop: () => redis.disconnect(),
  }
}

const inTime = async <Result>(work: Promise<Result>): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error('late')), PATIENCE_MS)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
