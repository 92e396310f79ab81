import { setTimeout as pause } from 'node:timers/promises'
import type { Payload } from 'payload'
import { PgBoss } from 'pg-boss'
import { env } from '@/config/env'
import { announce } from '@/content/invalidate'
import { getPayloadClient } from '@/content/payload'
import { serveHealth } from '@/gateways/health/serve-health'
import { consumeQueue } from '@/gateways/jobs/consume-queue'
import { JOB_NAMES, type JobData, type JobName } from '@/gateways/jobs/jobs'
import { pollWork } from '@/gateways/jobs/poll-work'
import { logger } from '@/gateways/logs/log'
import { mailGateway } from '@/gateways/mail/mail-gateway'
import { whenAsked } from '@/gateways/metrics/metrics'
import { checkInvariants } from '@/services/anomalies/check-invariants'
import { notifyOwners } from '@/services/anomalies/notify-owners'
import { queueDailyMails } from '@/services/daily/queue-daily-mails'
import { depsOf } from '@/services/deps'
import { publishScheduled } from '@/services/editing/publish-scheduled'
import { applyEvents, applyOrphans } from '@/services/inbox/apply-events'
import { pullEvents } from '@/services/inbox/pull-events'
import { sendMail } from '@/services/mails/send-mail'
import { readFigures, readSigns } from '@/services/operation/read-figures'
import { readMissing } from '@/services/operation/read-readiness'
import { mailGifts } from '@/services/orders/held/mail-gifts'
import { reconcilePayments } from '@/services/payments/reconcile-payments'
import { queueAgain } from '@/services/queue-again'
import { balanceBooks } from '@/services/reconciliation/balance-books'
import { sendRefund } from '@/services/refunds/send-refund'
import { drawFile } from '@/services/reports/download/draw-file'
import { inviteReviews } from '@/services/reviews/invite-reviews'
import { comparePlans } from '@/services/subscriptions/compare-plans'
import { stopPlan, tendPlan, tendPlans } from '@/services/subscriptions/tend-plans'
import { sweep } from '@/services/sweep'
import { removeStored } from '@/services/uploads/remove-stored'
import { withDutyCycle } from '@/services/with-duty-cycle'

// The only consumer of pg-boss. Each handler says in a sentence what it did or why it did not; that is the log line.

const log = logger('worker')

type Deps = Parameters<typeof sendMail>[0]
type Handlers = { [Name in JobName]: (data: JobData[Name]) => Promise<string> }

const start = async () => {
  const { DATABASE_URL, WORKER_HEALTH_PORT } = env()
  if (!DATABASE_URL) throw new Error('DATABASE_URL is not set.')
  // At once, so that whoever looks whether it lives does not end it while it starts.
  if (WORKER_HEALTH_PORT) serveHealth(WORKER_HEALTH_PORT)
  const payload = await getPayloadClient()
  await untilReleased(payload)
  const deps = { ...depsOf(payload), mail: mailGateway() }
  const handlers = handlersOf(deps)
  const boss = createQueue(DATABASE_URL)
  // What the worker before this one died with comes before everything that this one may die of.
  await applyOrphans(deps).catch((error: unknown) => log.warn('the inbox could not be worked off', { error }))
  // What services/inbox/receive-event.ts and pull-events.ts stored.
  const inbox = pollWork(() => applyEvents(deps))
  await boss.start()
  // Its jobs as well, and at once: a worker that lives no longer than superviseIntervalSeconds would never see to them.
  await boss.supervise()
  for (const name of JOB_NAMES)
    await consumeQueue({ boss, name, handle: handlers[name] as (data: unknown) => Promise<string> })
  await schedule(boss)
  whenAsked(() => readFigures(payload))
  whenAsked(() => readSigns(payload))
  log.info('ready')

  const stop = async () => {
    await inbox.stop()
    await boss.stop({ graceful: true, timeout: 5_000 })
    process.exit(0)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  // Started beside the server: when the starter dies, so do we; the queue keeps the work.
  process.once('disconnect', stop)
  // It may have died while we were starting.
  if (process.connected === false) await stop()
}

/** Of all migrations; put in when this file is bundled (scripts/lib/build.ts). */
declare const MIGRATION_NAMES: readonly string[]

/** In a cluster workers are started beside the release and not after it. */
const untilReleased = async (payload: Payload): Promise<void> => {
  // Nothing has begun yet. The first process of a container hears no signal that it does not ask for.
  const leave = () => process.exit(0)
  process.on('SIGTERM', leave)
  for (let before = ''; ; await pause(2_000)) {
    if (process.connected === false) leave()
    const missing = (await readMissing(payload, MIGRATION_NAMES)).join(', ')
    if (missing === '') break
    if (missing !== before) log.warn(`waits for the release: ${missing}`)
    before = missing
  }
  process.off('SIGTERM', leave)
}

const handlersOf = (deps: Deps): Handlers => ({
  'send-mail': (data) => sendMail(deps, data),
  'make-refund': (data) => sendRefund(deps, data),
  'pull-events': () => pullEvents(deps),
  'balance-books': ({ to }) => balanceBooks(deps, { to: to ? new Date(to) : undefined }),
  'reconcile-payments': () => reconcilePayments(deps),
  'publish-scheduled': () => publishScheduled(deps),
  'check-invariants': withDutyCycle(
    async () => [await checkInvariants(deps), await notifyOwners(deps)].join(', '),
    deps,
  ),
  'queue-again': async () => [await queueAgain(deps), await mailGifts(deps)].join(', '),
  sweep: () => sweep(deps),
  'tend-plans': () => tendPlans(deps),
  'compare-plans': () => comparePlans(deps),
  'mail-questions': () => queueDailyMails(deps),
  'invite-reviews': () => inviteReviews(deps),
  'tend-plan': (data) => tendPlan(deps, data),
  'stop-plan': (data) => stopPlan(deps, data),
  'draw-report': (data) => drawFile(deps, data),
  'remove-stored': (data) => removeStored(deps, data),
  // Sent by programs of an older release alone; ours tell every server themselves (content/invalidate.ts).
  revalidate: async ({ tags }) => {
    await announce(deps.payload.db.drizzle, tags)
    return `revalidated ${tags.join(', ')}`
  },
})

const createQueue = (connectionString: string): PgBoss => {
  const boss = new PgBoss({
    connectionString,
    max: 4,
    application_name: 'plumbline-worker',
    // What it stamps then is the worker's sign of life (services/operation/read-readiness).
    cronMonitorIntervalSeconds: 5,
    // Jobs of a worker that was killed are noticed within this and a heartbeat.
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  })
  return boss.on('error', (error) => log.warn('the queue is unavailable', { error }))
}

/** How often payments whose webhook was lost are looked for; from which age on, `claimDue` of reconcile-payments.ts says. */
const RECONCILE_EVERY_SECONDS = 15

const schedule = async (boss: PgBoss): Promise<void> => {
  await boss.schedule('publish-scheduled', '* * * * *', {})
  await boss.schedule('check-invariants', '* * * * *', {})
  await boss.schedule('tend-plans', '* * * * *', {})
  await boss.schedule('queue-again', '*/5 * * * *', {})
  await boss.schedule('sweep', '17 * * * *', {})
  await boss.schedule('pull-events', '*/10 * * * *', {})
  await boss.schedule('compare-plans', '41 3 * * *', {})
  // Every hour it is morning somewhere.
  await boss.schedule('invite-reviews', '35 14 * * *', {})
  await boss.schedule('mail-questions', '5 * * * *', {})
  await boss.schedule('balance-books', '23 3 * * *', {})
  // More often than a schedule's minute; of several workers, one asks in each round. A worker that begins asks at once:
  // the one before it may have died in the middle of a payment.
  const remind = (options: { singletonSeconds?: number } = {}) =>
    boss
      .send('reconcile-payments', {}, { ...options, retryLimit: 0 })
      .catch((error: unknown) => log.warn('the queue is unavailable', { error }))
  await remind()
  setInterval(() => remind({ singletonSeconds: RECONCILE_EVERY_SECONDS }), RECONCILE_EVERY_SECONDS * 1000)
}

start().catch((error) => {
  log.error('the worker could not start', { error })
  process.exit(1)
})
