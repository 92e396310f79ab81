import { and, eq } from '@payloadcms/db-postgres/drizzle'
import { consents, protocols } from '@/payload-schema'
import type { Deps } from '../deps'
import { Refusal } from '../refusal'
import { inTransaction, type Transaction } from '../transaction'
import type { OwnSitting } from './find-sitting'
import { moveAddress } from './move-address'

/** Keeps the address that the report goes to, with the privacy notice that was agreed to. */
export const setEmail = async (deps: Deps, given: Given): Promise<{ email: string }> => {
  await inTransaction(deps, (transaction) => keepEmail(deps, { transaction, ...given }))
  return { email: given.email }
}

type Given = { sitting: OwnSitting; email: string; locale: string }

/** The same inside a transaction that keeps more. */
export const keepEmail = async (
  deps: Deps,
  { transaction, sitting, email, locale }: Given & { transaction: Transaction },
): Promise<void> => {
  if (sitting.state === 'abnormal') throw new Refusal('sittingInvalid')
  const { db } = transaction
  await moveAddress(deps, { transaction, sitting, email })
  const [privacy] = await db
    .select({ version: protocols.version })
    .from(protocols)
    .where(and(eq(protocols.storefront, sitting.storefront), eq(protocols.linkCode, 'privacy')))
  await db.insert(consents).values({
    kind: 'email_privacy',
    choice: 'accepted',
    version: privacy?.version ?? '0',
    locale,
    sitting: sitting.id,
  })
}
