import type { Deps } from '../deps'
import type { TransactionHandle } from '../transaction'
import { type Attempt, moveAttempt } from './move-attempt'

/** Its form was never handed out, so nobody can pay it, whatever the provider made of the request. */
export const withdrawAttempt = (
  db: Deps['payload']['db']['drizzle'] | TransactionHandle,
  attempt: Attempt,
): Promise<Attempt | null> => moveAttempt({ db, attempt, event: { type: 'withdraw' } })
