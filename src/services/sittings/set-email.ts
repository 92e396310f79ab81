import { and, eq } from '@payloadcms/db-postgres/drizzle'
import { consents, protocols } from '@/payload-schema'
import type { Deps } from '../deps'
import { Refusal } from '../refusal'
import { inTransaction } from '../transaction'
import type { OwnSitting } from './find-sitting'
import { moveAddress } from './move-address'

/** Keeps the address that the report goes to, with the privacy notice that was agreed to. */
export const setEmail = async (
  deps: Deps,
  { sitting, email, locale }: { sitting: OwnSitting; email: string; locale: string },
): Promise<{ email: string }> => {
  if (sitting.state === 'abnormal') throw new Refusal('sittingInvalid')
  await inTransaction(deps, async (transaction) => {
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
  })
  return { email }
}
