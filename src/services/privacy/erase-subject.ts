import { createHmac } from 'node:crypto'
import { and, eq, sql } from '@payloadcms/db-postgres/drizzle'
import { env } from '@/config/env'
import type { CallData } from '@/domain/api/calls'
import {
  course_progress,
  customers,
  daily_answers,
  email_codes,
  game_scores,
  secret_reports,
  secrets,
} from '@/payload-schema'
import type { Deps } from '../deps'
import { filesOf } from '../reports/download/forget-files'
import { removeErased } from '../reports/download/report-store'
import { lockSitting } from '../sittings/lock-sitting'
import { otherLive } from '../subscriptions/begin-subscription'
import { moveSubscription } from '../subscriptions/move-subscription'
import { inTransaction, type Transaction } from '../transaction'
import { browserHashOf, ownerHashOf } from '../tree-hole/secret-keys'
import type { Viewer } from '../visitors/viewer'
import { closeOrders } from './close-orders'
import { spendLink } from './data-link'
import { eraseByLetter, forgetAddress } from './erase-by-letter'
import { uuids } from './read-kept'
import { subjectIds } from './subject-ids'

/**
 * Erases everything about a subject that nobody must keep (docs/decisions/0056, 0063): what is theirs at once, by the
 * function `erase_subject` of the database; what they have by letters alone later. Orders of what goes at once that were
 * not paid are closed. Waits for a payment that is under way: its report could reach nobody any more.
 * @returns `later`: when the tests go that they have by letters alone, and how many these are; null: there are none.
 * @throws Refusal linkInvalid, paymentUnderWay.
 */
export const eraseSubject = async (
  deps: Deps,
  { token, viewer }: { token: string; viewer: Pick<Viewer, 'visitorHash'> },
): Promise<CallData<'data.erase'>> => {
  const now = deps.now()
  const { later, files } = await inTransaction(deps, async (transaction) => {
    const { db, newReq } = transaction
    const address = await spendLink(deps, { token, db })
    // The customer first and their tests in one order, as everybody who locks them does.
    const [known] = await db
      .select({ id: customers.id })
      .from(customers)
      .where(eq(customers.email, address))
      .for('update')
    const customer = known?.id ?? null
    const ids = await subjectIds(db, { address, customer, viewer })
    for (const id of [...ids.tests, ...ids.letters].toSorted()) await lockSitting(db, id)
    await closeOrders(deps, { db, ids: ids.orders })
    await deps.payload.delete({
      collection: 'reviews',
      where: { order: { in: ids.orders } },
      req: await newReq(),
    })
    if (customer !== null) await endPlan(deps, { transaction, customer })
    if (customer !== null) await db.delete(course_progress).where(eq(course_progress.customer, customer))
    await erasePlay(db, { customer, visitorHash: viewer.visitorHash })
    await forgetReporter(db, { address })
    const on = await eraseByLetter(transaction, {
      sittingIds: ids.letters,
      mailbox: address,
      now,
      secret: secretOfErased(),
    })
    await forgetAddress(db, { sittingIds: ids.typed, address, secret: secretOfErased() })
    const names = await filesOf(db, ids.tests)
    await db.execute(sql`select erase_subject(${uuids(ids.tests)}, ${uuids(ids.orders)}, ${uuids(ids.mails)},
      ${uuids(ids.messages)}, ${customer}::uuid, ${secretOfErased()}, ${now.toISOString()}::timestamptz)`)
    // Codes and links that were mailed, this one with them.
    await db.delete(email_codes).where(eq(email_codes.email, address))
    return { later: on && { on: on.toISOString(), tests: ids.letters.length }, files: names }
  })
  await removeErased(files)
  return { erased: true, later }
}

/** Secrets of the account and of the browser, whose keyed hashes the database cannot make; and the browser's answers of days and scores of games. */
const erasePlay = async (
  db: Transaction['db'],
  { customer, visitorHash }: { customer: string | null; visitorHash: string | null },
): Promise<void> => {
  if (customer !== null) await db.delete(secrets).where(eq(secrets.ownerHash, ownerHashOf(customer)))
  if (visitorHash === null) return
  await db.delete(secrets).where(eq(secrets.visitorHash, browserHashOf(visitorHash)))
  await db.delete(daily_answers).where(eq(daily_answers.visitorHash, visitorHash))
  await db.delete(game_scores).where(eq(game_scores.visitorHash, visitorHash))
}

/** What somebody reported stays to be decided about; what staff have decided goes with its writer's address. */
const forgetReporter = async (db: Transaction['db'], { address }: { address: string }): Promise<void> => {
  const theirs = eq(sql`lower(${secret_reports.email})`, address)
  await db.delete(secret_reports).where(and(theirs, eq(secret_reports.state, 'done')))
  await db.update(secret_reports).set({ email: null }).where(theirs)
}

/** A plan ends with its customer: nothing of it is charged any more. */
const endPlan = async (
  deps: Deps,
  { transaction, customer }: { transaction: Transaction; customer: string },
): Promise<void> => {
  const row = await otherLive(transaction, { customer, except: null })
  if (row) await moveSubscription(deps, { transaction, row, event: { type: 'erased' }, by: 'erasure' })
}

/** Without it nobody can try addresses against what stands in their place. */
export const secretOfErased = (): string =>
  createHmac('sha256', env().PAYLOAD_SECRET).update('erased').digest('hex')
