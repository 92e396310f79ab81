import { and, eq, ne } from '@payloadcms/db-postgres/drizzle'
import { customers, subscriptions } from '@/payload-schema'
import type { Deps } from '../deps'
import { queueMail } from '../mails/queue-mail'
import { Refusal } from '../refusal'
import { inTransaction, type TransactionHandle } from '../transaction'
import { endKeys } from '../visitors/keys'
import { sittingsOfCustomer } from '../visitors/person'
import type { Viewer } from '../visitors/viewer'
import { askPassword, refuseOvertaken } from './change-password'
import { endSessions } from './end-sessions'
import type { Customer } from './find-customer'
import { proveAddress } from './prove-address'
import { checkCode, useUpCode } from './spend-code'

/** What letters to the old mailbox opened of the customer's tests ends (docs/decisions/0063). */
const leaveMailbox = async (
  db: TransactionHandle,
  { customerId, mailbox, now }: { customerId: string; mailbox: string; now: Date },
): Promise<void> => {
  const own = await db.execute<{ id: string }>(sittingsOfCustomer(customerId))
  await endKeys(db, { sittingIds: own.rows.map(({ id }) => id), mailbox, now })
}

/**
 * Moves an account to the address that a code was mailed to, for who knows its password, if it has one. Other sessions end,
 * and the old address is told.
 * @throws Refusal passwordWrong, loginNeeded (after a reset meanwhile), codeWrong, codeExpired (also when somebody began an account there meanwhile).
 */
export const changeAddress = async (
  deps: Deps,
  args: {
    customer: Customer & { sessionId: string }
    email: string
    code: string
    password: string | undefined
    viewer: Viewer
    /** The code of the storefront in whose name the old address is told. */
    storefront: string | null
  },
): Promise<void> => {
  const { customer, viewer, storefront } = args
  // Before a try of the code is counted.
  const known = await askPassword(deps, { customerId: customer.id, password: args.password })
  const code = await checkCode(deps, { email: args.email, purpose: 'change', code: args.code, viewer })
  if (code.customer !== customer.id) throw new Refusal('codeExpired')
  await inTransaction(deps, async (transaction) => {
    const { db } = transaction
    // Before the code, as useUpCode asks of everybody.
    await refuseOvertaken(db, { customer, known, lock: 'update' })
    await useUpCode(deps, { db, code })
    const [taken] = await db
      .select({ id: customers.id })
      .from(customers)
      .where(eq(customers.email, code.email))
    if (taken) throw new Refusal('codeExpired')
    await db.update(customers).set({ email: code.email }).where(eq(customers.id, customer.id))
    // What is to be charged is announced where its buyer reads it.
    await db
      .update(subscriptions)
      .set({ email: code.email })
      .where(and(eq(subscriptions.customer, customer.id), ne(subscriptions.status, 'ended')))
    await leaveMailbox(db, { customerId: customer.id, mailbox: customer.email, now: deps.now() })
    await proveAddress(deps, { db, customerId: customer.id })
    await endSessions(db, { customerId: customer.id, except: customer.sessionId })
    await queueMail({
      transaction,
      mail: {
        to: customer.email,
        template: 'account_notice',
        locale: customer.locale,
        key: `address_changed:${crypto.randomUUID()}`,
        params: { notice: 'address_changed', storefront },
      },
    })
  })
}
