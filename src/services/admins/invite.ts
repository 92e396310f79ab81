import { randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import type { StaffRole } from '@/domain/accounts/staff-roles'
import type { Locale } from '@/domain/locale/locales'
import { admins } from '@/payload-schema'
import type { Deps } from '../deps'
import { queueMail } from '../mails/queue-mail'
import { HttpRefusal, Refusal } from '../refusal'
import { inTransaction, type Transaction } from '../transaction'
import { lockAdmin } from './second-step/lock-admin'
import { type Colleague, writeAudit } from './write-audit'

type Invited = { email: string; name: string; roles: StaffRole[]; locale: Locale }
type Asking = {
  by: NonNullable<Colleague>
  /** A request of the transaction with the rights of who asks. */
  asAsked: (own: PayloadRequest) => PayloadRequest
}

/**
 * A new colleague without a password that anybody knows; a mailed link sets the first.
 * @throws Refusal colleagueKnown.
 */
export const inviteColleague = async (
  deps: Deps,
  { email, name, roles, locale, by, asAsked }: Invited & Asking,
): Promise<{ id: string }> =>
  inTransaction(deps, async (transaction) => {
    const { db, newReq } = transaction
    const address = email.trim().toLowerCase()
    const known = await db.execute(sql`select 1 from ${admins} where lower(email) = ${address}`)
    if (known.rows.length > 0) throw new Refusal('colleagueKnown')
    const password = randomBytes(32).toString('base64url')
    const { id } = await deps.payload.create({
      collection: 'admins',
      data: { email: address, name, roles, password },
      req: asAsked(await newReq()),
    })
    await send(deps, { transaction, id, email: address, locale, by })
    return { id }
  })

/** The letter again, with a link of its own; the one before leads nowhere. @throws HttpRefusal notFound: nobody is waited for. */
export const inviteAgain = async (
  deps: Deps,
  { id, locale, by }: { id: string; locale: Locale; by: NonNullable<Colleague> },
): Promise<void> =>
  inTransaction(deps, async (transaction) => {
    const { email, invitedAt } = await lockAdmin(transaction.db, id)
    if (!invitedAt) throw new HttpRefusal('notFound')
    await send(deps, { transaction, id, email, locale, by })
  })

type Sent = {
  transaction: Transaction
  id: string
  email: string
  locale: Locale
  by: NonNullable<Colleague>
}

const send = async (deps: Deps, { transaction, id, email, locale, by }: Sent): Promise<void> => {
  const { db } = transaction
  const at = deps.now()
  // The link before is no good any more; that of the letter is made when it is sent.
  await db.execute(sql`update ${admins} set invited_at = ${at.toISOString()},
    reset_password_token = null, reset_password_expiration = null where id = ${id}`)
  await queueMail({
    transaction,
    mail: {
      to: email,
      template: 'staff_invitation',
      locale,
      key: `staff_invitation:${id}:${at.toISOString()}`,
      params: { adminId: id, inviterId: by.id },
    },
  })
  await writeAudit(db, {
    ...{ by, at, kind: 'access', action: 'invited' },
    subject: { collection: 'admins', id },
  })
}
