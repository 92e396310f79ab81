import { PgBoss } from 'pg-boss'
import { env } from '@/config/env'
import { getPayloadClient } from '@/content/payload'
import { serveHealth } from '@/gateways/health/serve-health'
import { JOB_NAMES, type JobData, type JobName } from '@/gateways/jobs/jobs'
import { logger } from '@/gateways/logs/log'
import { mailGateway } from '@/gateways/mail/mail-gateway'
import { depsOf } from '@/services/deps'
import { publishScheduled } from '@/services/editing/publish-scheduled'
import { sendMail } from '@/services/mails/send-mail'
import { applyEvent } from '@/services/orders/apply-event'
import { reconcilePayments } from '@/services/orders/reconcile-payments'
import { sweep } from '@/services/sweep'

// The only consumer of pg-boss. Each handler says in a sentence what it did or why it did not; that is the log line.

const log = logger('worker')

const start = async () => {
  const { DATABASE_URL, SITE_INTERNAL_URL, INTERNAL_TOKEN, PORT, WORKER_HEALTH_PORT } = env()
  if (!DATABASE_URL) throw new Error('DATABASE_URL is not set.')
  const payload = await getPayloadClient()
  const deps = { ...depsOf(payload), mail: mailGateway() }

  const handlers: { [Name in JobName]: (data: JobData[Name]) => Promise<string> } = {
    'send-mail': (data) => sendMail(deps, data),
    'apply-event': (data) => applyEvent(deps, data),
    'reconcile-payments': () => reconcilePayments(deps),
    'publish-scheduled': () => publishScheduled(deps),
    sweep: () => sweep(deps),
    revalidate: async ({ tags }) => {
      const response = await fetch(
        `${SITE_INTERNAL_URL ?? `http://127.0.0.1:${PORT}`}/api/internal/revalidate`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${INTERNAL_TOKEN}` },
          body: JSON.stringify({ tags }),
          signal: AbortSignal.timeout(5_000),
        },
      )
      if (!response.ok) throw new Error(`The site answered ${response.status}.`)
      return `revalidated ${tags.join(', ')}`
    },
  }

  const boss = new PgBoss({
    connectionString: DATABASE_URL,
    max: 4,
    application_name: 'plumbline-worker',
    // What it stamps then is the worker's sign of life (services/operation/read-readiness).
    cronMonitorIntervalSeconds: 5,
  })
  boss.on('error', (error) => log.warn('the queue is away', { error }))
  await boss.start()
  for (const name of JOB_NAMES)
    await work({ boss, name, handle: handlers[name] as (data: unknown) => Promise<string> })
  await boss.schedule('reconcile-payments', '* * * * *', {})
  await boss.schedule('publish-scheduled', '* * * * *', {})
  await boss.schedule('sweep', '17 * * * *', {})
  if (WORKER_HEALTH_PORT) serveHealth(WORKER_HEALTH_PORT)
  log.info('ready')

  const stop = async () => {
    await boss.stop({ graceful: true, timeout: 5_000 })
    process.exit(0)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  // Started beside the server: when the starter dies, so do we; the queue keeps the work.
  process.once('disconnect', stop)
}

const work = ({
  boss,
  name,
  handle,
}: {
  boss: PgBoss
  name: JobName
  handle: (data: unknown) => Promise<string>
}) =>
  boss.work(name, { pollingIntervalSeconds: 0.5, batchSize: 1 }, async ([job]) => {
    if (!job) return
    try {
      log.info(await handle(job.data), { job: name, id: job.id })
    } catch (error) {
      log.warn('a job failed and is tried again', { job: name, id: job.id, error })
      throw error
    }
  })

start().catch((error) => {
  log.error('the worker could not start', { error })
  process.exit(1)
})
