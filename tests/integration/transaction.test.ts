import { sql } from '@payloadcms/db-postgres/drizzle'
import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Deps } from '@/services/deps'
import type { inTransaction as InTransaction } from '@/services/transaction'
import { query } from '../support/database'
import { site } from '../support/site'
import { localPayload } from './support/local-payload'

let payload: Payload
let deps: Deps
let inTransaction: typeof InTransaction

beforeAll(async () => {
  payload = await localPayload()
  const { depsOf } = await import('@/services/deps')
  ;({ inTransaction } = await import('@/services/transaction'))
  deps = depsOf(payload)
  await query('drop table if exists scratch')
  await query('create table scratch (note text primary key, allowed boolean not null default true)')
  // The check comes with COMMIT: every statement before it succeeds.
  await query(`
    create or replace function refuse_scratch() returns trigger language plpgsql as $$
    begin
      if not new.allowed then raise exception 'refused at commit'; end if;
      return new;
    end $$`)
  await query(`
    create constraint trigger scratch_deferred after insert on scratch
    deferrable initially deferred for each row execute function refuse_scratch()`)
})

afterAll(async () => {
  await query('drop table if exists scratch')
  await query('drop function if exists refuse_scratch')
})

let ref: string
beforeEach(() => {
  ref = crypto.randomUUID()
})

const insert = (note: string, allowed: boolean) =>
  sql`insert into scratch (note, allowed) values (${note}, ${allowed})`

/** What of a test's three writes is there: the row, Payload's document, the job. */
const stored = async () => ({
  rows: (await query('select 1 from scratch where note = $1', [ref])).length,
  documents: (await query('select 1 from anomalies where ref = $1', [ref])).length,
  jobs: (await query("select 1 from pgboss.job where data->>'mailId' = $1", [ref])).length,
})
const EVERYTHING = { rows: 1, documents: 1, jobs: 1 }
const NOTHING = { rows: 0, documents: 0, jobs: 0 }

type Options = { allowed?: boolean; before?: () => Promise<void>; fail?: boolean }

/** A row by SQL, a document by Payload and a job by pg-boss, in one transaction. */
const writeAll = ({ allowed = true, before = async () => {}, fail = false }: Options = {}) =>
  inTransaction(deps, async ({ db, newReq, send }) => {
    const req = await newReq()
    await db.execute(insert(ref, allowed))
    const document = await payload.create({
      collection: 'anomalies',
      req,
      data: { kind: 'transaction', ref },
    })
    await send('send-mail', { mailId: ref })
    await before()
    if (fail) throw new Error('changed my mind')
    await db.execute(sql`select 1`)
    return document.id
  })

describe("Payload's own transaction", () => {
  it('says that it stored what COMMIT refused: why there is a door of our own', async () => {
    const req = await createLocalReq({}, payload)
    const id = await payload.db.beginTransaction()
    req.transactionID = id ?? undefined
    const document = await payload.create({
      collection: 'anomalies',
      req,
      data: { kind: 'transaction', ref },
    })
    const session = payload.db.sessions?.[String(id)]?.db as Payload['db']['drizzle']
    await session.execute(insert(ref, false))
    await expect(payload.db.commitTransaction(id ?? '')).resolves.toBeUndefined()
    expect(document.id).toBeTruthy()
    expect(await stored()).toEqual(NOTHING)
  })
})

describe('inTransaction', () => {
  it('stores a row, a document and a job together', async () => {
    expect(await writeAll()).toBeTruthy()
    expect(await stored()).toEqual(EVERYTHING)
  })

  it('shows none of them to others before it commits', async () => {
    let meanwhile: unknown
    await writeAll({
      before: async () => {
        meanwhile = await stored()
      },
    })
    expect(meanwhile).toEqual(NOTHING)
    expect(await stored()).toEqual(EVERYTHING)
  })

  it('throws when COMMIT is refused, and nothing is stored', async () => {
    await expect(writeAll({ allowed: false })).rejects.toThrow()
    expect(await stored()).toEqual(NOTHING)
  })

  it('throws when the work throws, and nothing is stored', async () => {
    await expect(writeAll({ fail: true })).rejects.toThrow('changed my mind')
    expect(await stored()).toEqual(NOTHING)
  })

  it('throws when its backend is killed, and the process and the next transaction live', async () => {
    const died: unknown[] = []
    const note = (error: unknown) => died.push(error)
    process.on('uncaughtException', note)
    process.on('unhandledRejection', note)
    await expect(
      inTransaction(deps, async ({ db, newReq }) => {
        const req = await newReq()
        await db.execute(insert(ref, true))
        await payload.create({ collection: 'anomalies', req, data: { kind: 'transaction', ref } })
        const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
        await query('select pg_terminate_backend($1)', [rows[0]?.pid])
        await new Promise((done) => setTimeout(done, 200))
        await db.execute(sql`select 1`)
      }),
    ).rejects.toThrow()
    expect(await stored()).toEqual(NOTHING)

    await writeAll()
    expect(await stored()).toEqual(EVERYTHING)
    process.off('uncaughtException', note)
    process.off('unhandledRejection', note)
    expect(died).toEqual([])
  })

  it('throws when its backend is killed after the last statement, at COMMIT', async () => {
    await expect(
      inTransaction(deps, async ({ db }) => {
        await db.execute(insert(ref, true))
        const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
        await query('select pg_terminate_backend($1)', [rows[0]?.pid])
        await new Promise((done) => setTimeout(done, 200))
      }),
    ).rejects.toThrow()
    expect(await stored()).toEqual(NOTHING)
  })

  it('leaves no session behind', async () => {
    const before = Object.keys(payload.db.sessions ?? {}).length
    await writeAll().catch(() => {})
    ref = crypto.randomUUID()
    await writeAll({ fail: true }).catch(() => {})
    expect(Object.keys(payload.db.sessions ?? {}).length).toBe(before)
  })
})

describe('a pool of one connection', () => {
  it('has it back after a transaction that could not begin', async () => {
    const { drizzle } = await import('@payloadcms/db-postgres/drizzle/node-postgres')
    const { WatchedPool } = await import('@/gateways/database/watched-pool')
    const pool = new WatchedPool({
      connectionString: site().databaseUrl,
      max: 1,
      connectionTimeoutMillis: 3_000,
    })
    const db = drizzle({ client: pool })
    const isolationLevel = 'unheard of' as 'serializable'
    try {
      for (let round = 0; round < 3; round++) {
        await expect(db.transaction(async () => {}, { isolationLevel })).rejects.toThrow()
        const kept = await db.transaction((tx) => tx.execute(sql`select 1 as one`))
        expect(kept.rows).toEqual([{ one: 1 }])
      }
    } finally {
      await pool.end()
    }
  })
})
