import { createHmac } from 'node:crypto'
import { eq, sql } from '@payloadcms/db-postgres/drizzle'
import { env } from '@/config/env'
import type { CallData } from '@/domain/api/calls'
import { course_progress, customers } from '@/payload-schema'
import type { Deps } from '../deps'
import { lockSitting } from '../sittings/lock-sitting'
import { inTransaction } from '../transaction'
import { closeOrders } from './close-orders'
import { spendLink } from './data-link'
import { subjectIds } from './subject-ids'

/**
 * Erases everything about a subject that nobody must keep (docs/decisions/0056): the function `erase_subject` of the
 * database does what the map of data says. Orders that were not paid are closed. Waits for a payment that is under way:
 * its report could reach nobody any more.
 * @throws Refusal linkInvalid, paymentUnderWay.
 */
export const eraseSubject = async (deps: Deps, token: string): Promise<CallData<'data.erase'>> => {
  await inTransaction(deps, async ({ db, newReq }) => {
    const address = await spendLink(deps, { token, db })
    // The customer first and their tests in one order, as everybody who locks them does.
    const [known] = await db
      .select({ id: customers.id })
      .from(customers)
      .where(eq(customers.email, address))
      .for('update')
    const customer = known?.id ?? null
    const ids = await subjectIds(db, { address, customer })
    for (const id of ids.tests) await lockSitting(db, id)
    await closeOrders(deps, { db, ids: ids.orders })
    await deps.payload.delete({
      collection: 'reviews',
      where: { order: { in: ids.orders } },
      req: await newReq(),
    })
    if (customer !== null) await db.delete(course_progress).where(eq(course_progress.customer, customer))
    await db.execute(
      sql`select erase_subject(${address}, ${customer}::uuid, ${secretOfErased()}, ${deps.now().toISOString()}::timestamptz)`,
    )
  })
  return { erased: true }
}

/** Without it nobody can try addresses against what stands in their place. */
const secretOfErased = (): string => createHmac('sha256', env().PAYLOAD_SECRET).update('erased').digest('hex')
