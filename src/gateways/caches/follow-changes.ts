import pg from 'pg'
import { changedTags, type Marks, withoutTags } from '../../domain/caches/marks'
import { logger } from '../logs/log'

const log = logger('caches')

/** The channel on which content/invalidate.ts says that there are new rows in `invalidations`. */
export const CHANNEL = 'plumbline_invalidate'

/** A message may be lost: rows are read so often without one. */
const LOOK_EVERY_MS = 30_000
const AFTER_FAILURE_MS = 1_000
/** Longer than a page takes to be made. */
const AGAIN_AFTER_MS = 2_000
/** The process itself may have no time for seconds, when it starts. */
const PATIENCE_MS = 15_000

/** A tag without a row has no mark, and nothing that was read under it could be shared. */
const FIRST_ROWS = `insert into invalidations (tag) select tag from unnest($1::text[]) tag
  where not exists (select from invalidations known where known.tag = tag.tag)`
/** The ids and not a number: of two changes that are under way, the later may be committed first. */
const MARKS = `select tag, md5(string_agg(id::text, ',' order by id)) as mark from invalidations group by tag`

type Options = {
  /** PostgreSQL itself: behind a pool that hands out connections by the transaction nobody can listen. */
  url: string
  tags: readonly string[]
  /** Makes what this process keeps under the tags stale; false: it keeps nothing yet. When it throws, it is called again. */
  forget: (tags: string[]) => Promise<boolean>
  /** Called each time that rows were read: before `forget` without the marks of those tags, and after it with them. */
  learn: (marks: Marks) => void
}

/**
 * Hears what any process changed (content/invalidate.ts) and forgets it here, on a connection of its own. At first and after
 * each loss of the connection nothing is known of what happened meanwhile: the rows say it.
 */
export const followChanges = ({ url, tags, forget, learn }: Options): { stop: () => Promise<void> } => {
  const bell = createBell()
  let stopped = false
  let known: Marks | null = null

  const look = async (client: pg.Client): Promise<void> => {
    // What rings from here on may not be among the rows.
    bell.hush()
    const { rows } = await client.query<{ tag: string; mark: string }>(MARKS)
    const now = new Map(rows.map(({ tag, mark }) => [tag, mark]))
    const changed = changedTags({ before: known, now })
    // What is made of something that is not forgotten yet must not pass for new (cache-handler.ts).
    learn(withoutTags(now, changed))
    if (changed.length > 0 && (await forget(changed))) {
      // A page that was being made meanwhile, from what was read before the commit, may be kept as new.
      const again = () => forget(changed).catch((error: unknown) => log.warn('not forgotten', { error }))
      setTimeout(again, AGAIN_AFTER_MS).unref()
    }
    learn(now)
    known = now
  }

  const listen = async (): Promise<void> => {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'plumbline-caches',
      keepAlive: true,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
    })
    const lost = new Promise<never>((_, fail) =>
      client.on('error', fail).on('end', () => fail(new Error('ended'))),
    )
    lost.catch(() => {})
    client.on('notification', bell.ring)
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
      await client.query(FIRST_ROWS, [tags])
      while (!stopped) {
        await look(client)
        await Promise.race([bell.next(LOOK_EVERY_MS), lost])
      }
    } finally {
      client.end().catch(() => {})
    }
  }

  const loop = async (): Promise<void> => {
    while (!stopped) {
      await listen().catch((error: unknown) => log.warn('changes cannot be heard', { error }))
      if (!stopped) await sleep(AFTER_FAILURE_MS)
    }
  }
  const ended = loop()
  return {
    stop: async () => {
      stopped = true
      bell.ring()
      await Promise.race([ended, new Promise((done) => setTimeout(done, PATIENCE_MS).unref())])
    },
  }
}

/** Somebody waits until it rings, or for some time; not at all where it rang since it was hushed. */
const createBell = () => {
  let rung = false
  let wake = (): void => {}
  return {
    ring: (): void => {
      rung = true
      wake()
    },
    hush: (): void => {
      rung = false
    },
    next: (atMostMs: number): Promise<void> =>
      new Promise((done) => {
        if (rung) return done()
        const timer = setTimeout(done, atMostMs)
        wake = () => {
          clearTimeout(timer)
          done()
        }
      }),
  }
}

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))
