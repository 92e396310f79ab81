import type { Job, PgBoss } from 'pg-boss'
import { logger } from '../logs/log'
import type { JobName } from './jobs'

const log = logger('worker')

type Work = {
  boss: PgBoss
  name: JobName
  /** Says in a sentence what it did. */
  handle: (data: unknown) => Promise<string>
}

/** How many batches are in hand at once where a job waits for somebody else: a slow answer to one holds up no other. */
const SIDE_BY_SIDE: Partial<Record<JobName, number>> = { 'send-mail': 4, 'make-refund': 4 }

/**
 * Works off a queue, up to ten jobs a batch, each with its own end: one that fails is tried again and holds up no other.
 */
export const workOff = ({ boss, name, handle }: Work): Promise<string> =>
  boss.work(
    name,
    {
      pollingIntervalSeconds: 0.5,
      batchSize: 10,
      burstWhenBatchFull: true,
      perJobResults: true,
      localConcurrency: SIDE_BY_SIDE[name] ?? 1,
    },
    (jobs) => Promise.all(jobs.map((job) => settle({ job, name, handle }))),
  )

const settle = async ({ job, name, handle }: Omit<Work, 'boss'> & { job: Job<unknown> }) => {
  try {
    log.info(await handle(job.data), { job: name, id: job.id })
    return { id: job.id, status: 'completed' as const }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    log.warn('a job failed and is tried again', { job: name, id: job.id, error })
    return { id: job.id, status: 'failed' as const, output: { message } }
  }
}
