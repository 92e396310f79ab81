import { eq } from '@payloadcms/db-postgres/drizzle'
import { customers } from '@/payload-schema'
import type { Deps } from '../deps'
import { queueMail } from '../mails/queue-mail'
import { Refusal } from '../refusal'
import { inTransaction } from '../transaction'
import type { Viewer } from '../visitors/viewer'
import type { Customer } from './find-customer'
import { proveAddress } from './prove-address'
import { checkCode, useUpCode } from './spend-code'

/**
 * Moves an account to the address that a code was mailed to, and tells the old one.
 * @throws Refusal codeWrong, codeExpired (also when somebody began an account there meanwhile).
 */
export const changeAddress = async (
  deps: Deps,
  args: { customer: Customer; email: string; code: string; viewer: Viewer; appExamId: string },
): Promise<void> => {
  const { customer, viewer, appExamId } = args
  const code = await checkCode(deps, { email: args.email, purpose: 'change', code: args.code, viewer })
  if (code.customer !== customer.id) throw new Refusal('codeExpired')
  await inTransaction(deps, async (transaction) => {
    const { db } = transaction
    await useUpCode(deps, { db, code })
    const [taken] = await db
      .select({ id: customers.id })
      .from(customers)
      .where(eq(customers.email, code.email))
    if (taken) throw new Refusal('codeExpired')
    await db.update(customers).set({ email: code.email }).where(eq(customers.id, customer.id))
    await proveAddress(deps, { db, customerId: customer.id })
    await queueMail({
      transaction,
      mail: {
        to: customer.email,
        template: 'account_notice',
        locale: customer.locale,
        key: `address_changed:${crypto.randomUUID()}`,
        params: { notice: 'address_changed', appExamId },
      },
    })
  })
}
