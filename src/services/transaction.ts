import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { fromDrizzle } from 'pg-boss'
import type { JobData, JobName, Jobs } from '@/gateways/jobs/jobs'

type Drizzle = Payload['db']['drizzle']
export type TransactionHandle = Parameters<Parameters<Drizzle['transaction']>[0]>[0]

export type Transaction = {
  /** The transaction's own drizzle handle, for SQL. */
  db: TransactionHandle
  /** A request to hand to every nested Payload call, or it leaves the transaction. Making one costs; SQL needs none. */
  newReq: () => Promise<PayloadRequest>
  /** Queues a job that exists only if the transaction commits. */
  send: <Name extends JobName>(name: Name, data: JobData[Name]) => Promise<void>
}

/**
 * The one door to a transaction. Payload's own begin and commit report success when COMMIT fails
 * (a deferred constraint, a killed backend); here a failed COMMIT throws and nothing was stored.
 */
export const inTransaction = async <Result>(
  { payload, jobs }: { payload: Payload; jobs: () => Promise<Jobs> },
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> => {
  const id = randomUUID()
  const { sessions } = payload.db
  if (!sessions) throw new Error('The database adapter has no transactions.')
  const failure: { reason?: unknown } = {}
  try {
    return await payload.db.drizzle.transaction(async (db) => {
      sessions[id] = { db, resolve: async () => {}, reject: async () => {} }
      const newReq = async () => Object.assign(await createLocalReq({}, payload), { transactionID: id })
      const send: Transaction['send'] = async (name, data) =>
        (await jobs()).send(name, data, { db: fromDrizzle(db, sql) })
      return work({ db, newReq, send }).catch((reason) => {
        failure.reason = reason
        throw reason
      })
    })
  } catch (error) {
    // A ROLLBACK that finds its connection gone must not hide why there was one.
    throw failure.reason ?? error
  } finally {
    delete sessions[id]
  }
}
