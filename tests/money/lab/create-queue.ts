import type pg from 'pg'
import type { JobData, JobName } from '@/gateways/jobs/jobs'
import type { MailGateway } from '@/gateways/mail/mail-gateway'
import { checkInvariants } from '@/services/anomalies/check-invariants'
import { queueDailyMails } from '@/services/daily/queue-daily-mails'
import type { Deps } from '@/services/deps'
import { publishScheduled } from '@/services/editing/publish-scheduled'
import { applyEvents } from '@/services/inbox/apply-events'
import { pullEvents } from '@/services/inbox/pull-events'
import { sendMail } from '@/services/mails/send-mail'
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

export type LabDeps = Deps & { mail: MailGateway }
export type Query = <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>
type Handlers = { [Name in JobName]: (data: JobData[Name]) => Promise<string> }
type Job = { id: string; name: JobName; data: never }

/** Works off the product's own queue in this process, when it is told to. The handlers are the worker's. */
export const createQueue = ({ deps, query }: { deps: LabDeps; query: Query }) => {
  const handlers: Handlers = {
    'send-mail': (data) => sendMail(deps, data),
    'make-refund': (data) => sendRefund(deps, data),
    'pull-events': () => pullEvents(deps),
    'balance-books': () => balanceBooks(deps),
    'reconcile-payments': () => reconcilePayments(deps),
    'publish-scheduled': () => publishScheduled(deps),
    'invite-reviews': () => inviteReviews(deps),
    'check-invariants': () => checkInvariants(deps),
    'queue-again': () => queueAgain(deps),
    sweep: () => sweep(deps),
    'tend-plans': () => tendPlans(deps),
    'compare-plans': () => comparePlans(deps),
    'mail-questions': () => queueDailyMails(deps),
    'tend-plan': (data) => tendPlan(deps, data),
    'stop-plan': (data) => stopPlan(deps, data),
    'draw-report': (data) => drawFile(deps, data),
    'remove-stored': (data) => removeStored(deps, data),
    revalidate: async () => 'skipped: there is no site',
  }
  const settle = async ({ id, name, data }: Job): Promise<string> => {
    const said = await handlers[name](data)
    await query('delete from pgboss.job where id = $1', [id])
    return said
  }
  /** What of the inbox failed and waits for another try. */
  const unapplied = async (): Promise<string[]> => {
    const rows = await query<{ outcome: string }>(
      "select outcome from provider_events where state = 'failed' order by created_at",
    )
    return rows.map(({ outcome }) => `failed: ${outcome}`)
  }
  return {
    /** The inbox and everything that is queued, ten at a time, and what it queues. What fails stays for the next time. */
    work: async (): Promise<string[]> => {
      const said: string[] = []
      const failed = new Set<string>()
      for (;;) {
        while ((await applyEvents(deps)) > 0);
        const jobs = await query<Job>(
          `select id, name, data from pgboss.job where state in ('created', 'retry') and id <> all($1::uuid[])
           order by created_on, id limit 10`,
          [[...failed]],
        )
        if (jobs.length === 0) return [...said, ...(await unapplied())]
        const results = await Promise.allSettled(jobs.map(settle))
        for (const [index, result] of results.entries()) {
          if (result.status === 'rejected') failed.add(jobs[index]?.id ?? '')
          said.push(result.status === 'fulfilled' ? result.value : `failed: ${result.reason}`)
        }
      }
    },
    /** What comes round by the clock. */
    byTheClock: async (): Promise<void> => {
      await handlers['reconcile-payments']({})
      await handlers['pull-events']({})
      await handlers['queue-again']({})
      await handlers.sweep({})
    },
  }
}
