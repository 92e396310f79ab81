import { type Db, PgBoss } from 'pg-boss'
import { logger } from '../logs/log'
import { requestNow } from '../logs/request-now'

const log = logger('jobs')

/** The data of each job. Never a secret: it is stored in the database as plain text. */
export type JobData = {
  'send-mail': { mailId: string }
  'make-refund': { refundId: string }
  'pull-events': Record<string, never>
  /** `to`: up to when (ISO); without it, up to what has settled. */
  'balance-books': { to?: string }
  'reconcile-payments': Record<string, never>
  'publish-scheduled': Record<string, never>
  'check-invariants': Record<string, never>
  'queue-again': Record<string, never>
  sweep: Record<string, never>
  'tend-plans': Record<string, never>
  'compare-plans': Record<string, never>
  'tend-plan': { subscriptionId: string }
  'stop-plan': { provider: string; ref: string }
  'mail-questions': Record<string, never>
  'invite-reviews': Record<string, never>
  'draw-report': { fileId: string }
  'remove-stored': { room: 'media' | 'courses'; names: string[] }
  revalidate: { tags: string[] }
}
export type JobName = keyof JobData

export const JOB_NAMES: JobName[] = [
  'send-mail',
  'make-refund',
  'pull-events',
  'balance-books',
  'reconcile-payments',
  'publish-scheduled',
  'check-invariants',
  'queue-again',
  'sweep',
  'tend-plans',
  'compare-plans',
  'tend-plan',
  'stop-plan',
  'mail-questions',
  'invite-reviews',
  'draw-report',
  'remove-stored',
  'revalidate',
]

export type Jobs = {
  /** Enqueues a job; with `db`, inside that transaction. */
  send: <Name extends JobName>(name: Name, data: JobData[Name], options?: { db?: Db }) => Promise<void>
  stop: () => Promise<void>
}

const HEARTBEAT_SECONDS = 10

/** Some ten minutes. */
const TRIES = 20
/** For a day: nothing else asks for it again, and what is not stopped would charge. */
const MORE_TRIES: Partial<Record<JobName, number>> = { 'stop-plan': 2880 }

/** A pg-boss that only sends: the worker creates and maintains the queues. */
export const connectJobs = async (databaseUrl: string): Promise<Jobs> => {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    max: 2,
    supervise: false,
    schedule: false,
    migrate: false,
    createSchema: false,
  })
  boss.on('error', (error) => log.warn('the queue is away', { error }))
  await boss.start()
  return {
    send: async (name, data, options) => {
      // The worker's log lines bear the number of the request that the job came of.
      await boss.send(
        name,
        { ...data, request: requestNow() },
        {
          retryLimit: MORE_TRIES[name] ?? TRIES,
          retryDelay: 2,
          retryBackoff: true,
          // Not longer: each worker that dies counts as a try of all jobs that it was working on.
          retryDelayMax: 30,
          // A worker that was killed sends no more heartbeats, and its job goes to another.
          heartbeatSeconds: HEARTBEAT_SECONDS,
          ...options,
        },
      )
    },
    stop: () => boss.stop({ graceful: false }),
  }
}
