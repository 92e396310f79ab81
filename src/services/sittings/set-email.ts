import { consents } from '@/payload-schema'
import { versionInForce } from '../consents/version-in-force'
import type { Deps } from '../deps'
import { Refusal } from '../refusal'
import { inTransaction, type Transaction } from '../transaction'
import type { Viewer } from '../visitors/viewer'
import type { OwnSitting } from './find-sitting'
import { moveAddress } from './move-address'

/** Keeps the address that the report goes to, with the privacy notice that was agreed to. */
export const setEmail = async (deps: Deps, given: Given): Promise<{ email: string }> => {
  await inTransaction(deps, (transaction) => keepEmail(deps, { transaction, ...given }))
  return { email: given.email }
}

type Given = { sitting: OwnSitting; email: string; locale: string; viewer: Viewer }

/** The same inside a transaction that keeps more. */
export const keepEmail = async (
  deps: Deps,
  { transaction, sitting, email, locale, viewer }: Given & { transaction: Transaction },
): Promise<void> => {
  if (sitting.state === 'abnormal') throw new Refusal('sittingInvalid')
  const { db } = transaction
  await moveAddress(deps, { transaction, sitting, email, viewer })
  await db.insert(consents).values({
    kind: 'email_privacy',
    choice: 'accepted',
    version: await versionInForce(db, { storefrontId: sitting.storefront, page: 'privacy' }),
    locale,
    sitting: sitting.id,
  })
}
