import type { Deps } from '../../deps'
import type { TransactionHandle } from '../../transaction'
import { limitRate } from '../../visitors/limit-rate'
import { SecondStepAsked } from '../sign-in'
import { spendCode } from './check'
import { guesses, readAdmin } from './lock-admin'

/**
 * The second step of a sign-in, after the right password and under the account's lock.
 * @param db of the transaction in which the session is made: a code is used up with it.
 * @throws SecondStepAsked; HttpRefusal tooMany.
 */
export const askCode = async (
  deps: Deps,
  asked: { db: Deps['payload']['db']['drizzle'] | TransactionHandle; adminId: string; typed: string },
): Promise<void> => {
  const { db, adminId, typed } = asked
  if (typed.trim() === '') throw new SecondStepAsked(false)
  await limitRate(deps, guesses(adminId))
  const admin = await readAdmin(db, adminId)
  if (!(await spendCode(deps, { db, admin, typed }))) throw new SecondStepAsked(true)
}
