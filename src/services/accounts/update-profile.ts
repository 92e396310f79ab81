import { eq } from '@payloadcms/db-postgres/drizzle'
import { cleanName } from '@/domain/accounts/clean-name'
import { isBirthday } from '@/domain/accounts/profile'
import type { CallParsed } from '@/domain/api/calls'
import { consents, customers } from '@/payload-schema'
import { findVersion, versionInForce } from '../consents/version-in-force'
import type { Deps } from '../deps'
import { HttpRefusal, Refusal } from '../refusal'
import { inTransaction, type TransactionHandle } from '../transaction'
import type { Customer } from './find-customer'
import { readPicture } from './read-picture'
import { type User, viewUser } from './view-user'

type Change = CallParsed<'user.update'>['body']
type Given = {
  customer: Customer
  change: Change
  /** YYYY-MM-DD */
  today: string
  ip: string
  /** Where they are: whose privacy notice a yes to letters is under. */
  storefrontId: string
}

/**
 * Changes what is given of a profile and leaves the rest as it is, whoever else writes it at the same time. Nothing and an
 * empty text both empty a field. Every change of heart about letters is written down.
 * @throws HttpRefusal malformed for a birthday that is no day. @throws Refusal pictureUnreadable
 */
export const updateProfile = async (deps: Deps, given: Given): Promise<User> => {
  const { customer, change, today, ip, storefrontId } = given
  const { marketing, avatar } = change
  const texts = textsOf(change, today)
  const picture = avatar ? await readPicture(avatar) : null
  const now = deps.now().toISOString()
  const changed = await inTransaction(deps, async ({ db }) => {
    const [before] = await db
      .select({ marketingAt: customers.marketingAt })
      .from(customers)
      .where(eq(customers.id, customer.id))
      .for('update')
    // Deleted since they were found signed in.
    if (!before) throw new Refusal('loginNeeded')
    const turned = marketing !== undefined && marketing !== (before.marketingAt !== null)
    const [row] = await db
      .update(customers)
      .set({
        ...texts,
        ...(avatar === undefined ? {} : { avatar: picture }),
        ...(turned ? { marketingAt: marketing ? now : null } : {}),
        updatedAt: now,
      })
      .where(eq(customers.id, customer.id))
      .returning()
    if (!row) throw new Refusal('loginNeeded')
    if (turned)
      await db.insert(consents).values({
        kind: 'marketing',
        choice: marketing ? 'accepted' : 'refused',
        version: await agreedVersion(db, { storefrontId, marketing }),
        locale: row.locale,
        customer: row.id,
        ip,
        createdAt: now,
      })
    return row
  })
  return viewUser(deps, changed)
}

const TEXTS = ['name', 'nickname', 'phone'] as const

/** The columns of what is given, and no others. */
const textsOf = (change: Change, today: string): Partial<typeof customers.$inferInsert> => {
  const { birthday, sex, locale } = change
  if (birthday && !isBirthday(birthday, today))
    throw new HttpRefusal('malformed', {
      issues: [{ path: 'birthday', message: 'Invalid date (e.g., 2020-01-01)' }],
    })
  const names = TEXTS.flatMap((field) => {
    const text = change[field]
    return text === undefined ? [] : [[field, cleanName(text ?? '') || null] as const]
  })
  return {
    ...Object.fromEntries(names),
    ...(birthday === undefined ? {} : { birthday: birthday || null }),
    ...(sex === undefined ? {} : { sex }),
    ...(locale === undefined ? {} : { locale }),
  }
}

/** A no is taken also where there is nothing to read: it must be as easy as the yes (GDPR, art. 7 (3)). */
const agreedVersion = async (
  db: TransactionHandle,
  { storefrontId, marketing }: { storefrontId: string; marketing: boolean },
): Promise<string> => {
  const page = { storefrontId, page: 'privacy' } as const
  return marketing ? versionInForce(db, page) : ((await findVersion(db, page)) ?? 'none')
}
