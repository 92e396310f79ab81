import { and, asc, eq, gt, isNotNull, isNull } from '@payloadcms/db-postgres/drizzle'
import { mailDue } from '@/domain/daily/mail-due'
import { customers, mails } from '@/payload-schema'
import type { Deps } from '../deps'
import { queueMail } from '../mails/queue-mail'
import { findOwnPlan } from '../subscriptions/own-subscription'
import { inTransaction } from '../transaction'
import { findDayAnswer } from './own-answers'

const AT_ONCE = 200

type Reader = Pick<typeof customers.$inferSelect, 'id' | 'email' | 'locale' | 'timeZone'>

/**
 * Every hour: queues the question of the day for members who want it and for whom it is morning. One mail a customer and day,
 * however often this runs; who has answered already is not written to.
 */
export const queueDailyMails = async (deps: Deps): Promise<string> => {
  let [queued, last] = [0, '00000000-0000-0000-0000-000000000000']
  for (;;) {
    const readers = await readersAfter(deps, last)
    for (const reader of readers) if (await queueFor(deps, reader)) queued += 1
    if (readers.length < AT_ONCE) return `queued ${queued} questions of the day`
    last = readers.at(-1)?.id ?? last
  }
}

const readersAfter = ({ payload }: Pick<Deps, 'payload'>, last: string): Promise<Reader[]> =>
  payload.db.drizzle
    .select({
      id: customers.id,
      email: customers.email,
      locale: customers.locale,
      timeZone: customers.timeZone,
    })
    .from(customers)
    .where(
      and(
        eq(customers.dailyMail, true),
        isNotNull(customers.provenAt),
        isNull(customers.erasedAt),
        gt(customers.id, last),
      ),
    )
    .orderBy(asc(customers.id))
    .limit(AT_ONCE)

const queueFor = async (deps: Deps, { id, email, locale, timeZone }: Reader): Promise<boolean> => {
  const day = mailDue({ zone: timeZone ?? 'UTC', now: deps.now() })
  if (!day) return false
  const db = deps.payload.db.drizzle
  const key = `daily_question:${id}:${day}`
  const known = await db.select({ id: mails.id }).from(mails).where(eq(mails.key, key)).limit(1)
  if (known.length > 0) return false
  const plan = await findOwnPlan(deps, { db, customer: id })
  if (plan?.access.level !== 'premium') return false
  if (await findDayAnswer(deps, { who: { customer: id, visitorHash: null }, day })) return false
  await inTransaction(deps, (transaction) =>
    queueMail({
      transaction,
      mail: { to: email, template: 'daily_question', locale, key, params: { customerId: id, day } },
    }),
  )
  return true
}
