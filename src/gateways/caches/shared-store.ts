import { Redis } from 'ioredis'
import { logger } from '../logs/log'

const log = logger('caches')

/** Whoever waits longer makes the thing anew. */
const PATIENCE_MS = 100
/** So long nobody is kept waiting by a store that did not answer. */
const REST_MS = 1_000
const RECONNECT_MS = 1_000
const SILENT_MS = 5_000
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
    // A connection that nobody answers on any more, after a lost network, would gather what is written to it.
    socketTimeout: SILENT_MS,
    retryStrategy: () => RECONNECT_MS,
    // What was asked of a store that is away is not asked again later.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
  })
  const note = noteOnce()
  redis.on('ready', () => note(null))
  redis.on('error', note)
  let restsUntil = 0
  const asked = async <Result>(ask: () => Promise<Result>): Promise<Result | null> => {
    if (redis.status !== 'ready' || performance.now() < restsUntil) return null
    try {
      const answer = await inTime(ask())
      note(null)
      return answer
    } catch (error) {
      restsUntil = performance.now() + REST_MS
      note(error)
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

/** A line when the store goes away and when it is back, not one for each that asked. */
const noteOnce = () => {
  let away = false
  return (error: unknown): void => {
    if (error !== null && !away) log.warn('the shared cache is away', { error })
    if (error === null && away) log.info('the shared cache is back')
    away = error !== null
  }
}

const inTime = async <Result>(work: Promise<Result>): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, fail) => {
    // It is this process that was late when the answer has arrived meanwhile: that is read before what is immediate.
    timer = setTimeout(() => setImmediate(() => fail(new Error('late'))), PATIENCE_MS)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
