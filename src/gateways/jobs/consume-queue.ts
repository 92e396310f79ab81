import type { Job, PgBoss } from 'pg-boss'
import { logger } from '../logs/log'
import { forRequest } from '../logs/request-now'
import { count, observe } from '../metrics/metrics'
import type { JobName } from './jobs'

const log = logger('worker')

type Work = {
  boss: PgBoss
  name: JobName
  /** Returns a sentence that says what it did. */
  handle: (data: unknown) => Promise<string>
}

/** A mail may wait for a slow server: it delays only the two others of its batch. */
const BATCHES: Partial<Record<JobName, { batchSize: number; localConcurrency: number }>> = {
  'send-mail': { batchSize: 3, localConcurrency: 4 },
}

/**
 * Consumes a queue, some jobs at a time, each with a result of its own: one that fails is retried and delays no other.
 */
export const consumeQueue = ({ boss, name, handle }: Work): Promise<string> =>
  boss.work(
    name,
    {
      pollingIntervalSeconds: 0.5,
      batchSize: 10,
      burstWhenBatchFull: true,
      perJobResults: true,
      ...BATCHES[name],
    },
    (jobs) =>
      Promise.all(jobs.map((job) => forRequest(requestOf(job.data), () => settle({ job, name, handle })))),
  )

const requestOf = (data: unknown): string | undefined => {
  const { request } = (data ?? {}) as { request?: unknown }
  return typeof request === 'string' ? request : undefined
}

const settle = async ({ job, name, handle }: Omit<Work, 'boss'> & { job: Job<unknown> }) => {
  const began = performance.now()
  const note = (outcome: 'done' | 'failed') => {
    count('jobs', { queue: name, outcome })
    observe('jobSeconds', { queue: name }, (performance.now() - began) / 1000)
  }
  try {
    log.info(await handle(job.data), { job: name, id: job.id })
    note('done')
    return { id: job.id, status: 'completed' as const }
  } catch (error) {
    note('failed')
    const message = error instanceof Error ? error.message : String(error)
    log.warn('a job failed and is tried again', { job: name, id: job.id, error })
    return { id: job.id, status: 'failed' as const, output: { message } }
  }
}
